package sanmai.notation.usi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Handicap;

/** Reads a game from a line of USI. */
final class UsiLine {
    /** Words of {@code bestmove} that some programs keep behind the moves. */
    private static final Map<String, GameEnd> ENDS = Map.of("resign", GameEnd.RESIGNATION, "win", GameEnd.DECLARATION);

    private UsiLine() {}

    static void read(RecordBuilder record, TextSpan line) {
        List<TextSpan> words = words(line);
        int moves = readStart(record, words, line);
        for (TextSpan word : words.subList(moves, words.size())) {
            readMoveOrEnd(word.asMove(record.nextPly()), record);
        }
    }

    /** Sets the start up, and returns the index of the first move. */
    private static int readStart(RecordBuilder record, List<TextSpan> words, TextSpan line) {
        int first = is(words, 0, "position") ? 1 : 0;
        if (first == words.size()) {
            throw words.get(0).error(Reason.INCOMPLETE, words.get(0).text().length(), "the position is missing");
        }
        if (is(words, first, "moves") || UsiRecord.isMove(words.get(first).text())) {
            record.begin(Handicap.NONE.setup(), words.get(first));
            return is(words, first, "moves") ? first + 1 : first;
        }
        boolean even = is(words, first, "startpos");
        int start = is(words, first, "sfen") ? first + 1 : first;
        int end = even ? first + 1 : start;
        while (!even && end < words.size() && !is(words, end, "moves")) {
            end++;
        }
        if (even) {
            record.begin(Handicap.NONE.setup(), words.get(first));
        } else if (start == end) {
            throw words.get(Math.max(0, start - 1)).error(Reason.INCOMPLETE, "the position is missing here");
        } else {
            readSfen(record, between(line, words.get(start), words.get(end - 1)));
        }
        if (end < words.size() && !is(words, end, "moves")) {
            throw words.get(end).error(Reason.UNKNOWN_STATEMENT, "the word moves stands here, or nothing");
        }
        return Math.min(end + 1, words.size());
    }

    private static void readSfen(RecordBuilder record, TextSpan span) {
        try {
            record.begin(Sfen.parse(span.text()), span);
        } catch (NotationException e) {
            throw span.error(Reason.BAD_POSITION, e);
        }
    }

    private static void readMoveOrEnd(TextSpan span, RecordBuilder record) {
        if (ENDS.containsKey(span.text())) {
            record.end(ENDS.get(span.text()), "", span);
            return;
        }
        try {
            record.play(UsiMove.parse(span.text(), record.position()), span);
        } catch (NotationException e) {
            throw span.moveError(e);
        }
    }

    private static boolean is(List<TextSpan> words, int index, String word) {
        return index < words.size() && words.get(index).text().equals(word);
    }

    /** The text from one word to another. */
    private static TextSpan between(TextSpan line, TextSpan first, TextSpan last) {
        int end = last.column() - 1 + last.text().length();
        return new TextSpan(line.text().substring(first.column() - 1, end), line.line(), first.column(), 0);
    }

    private static List<TextSpan> words(TextSpan line) {
        List<TextSpan> words = new ArrayList<>();
        boolean inComment = false;
        String text = line.text();
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || Character.isWhitespace(text.charAt(at))) {
                inComment |= LineReader.isComment(text.substring(from, at));
                if (at > from && !inComment) {
                    words.add(new TextSpan(text.substring(from, at), line.line(), from + 1, 0));
                }
                from = at + 1;
            }
        }
        return words;
    }
}
