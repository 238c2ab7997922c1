package sanmai.notation.usi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextLines;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;

/**
 * Games and positions as lines of USI, one game a line: {@code position startpos moves 7g7f ...}, {@code position sfen
 * ... moves ...}, the same without the word {@code position}, and bare SFEN without any word. A line without moves is a
 * game of no moves; behind moves, {@code resign} and {@code win} say how the game ended. Empty lines are skipped, and so
 * are comments: from {@code #} or {@code //} at the beginning of a word to the end of the line.
 */
public final class UsiRecord {
    /** By which lines records in USI and SFEN are known. */
    public static final FormatLines LINES =
            FormatLines.of("(position|startpos|sfen)(\\s|$)|[1-9A-Za-z+]+(/[1-9A-Za-z+]+){2}");

    /** Words of {@code bestmove} that some programs keep behind the moves. */
    private static final Map<String, GameEnd> ENDS = Map.of("resign", GameEnd.RESIGNATION, "win", GameEnd.DECLARATION);

    private UsiRecord() {}

    /** Writes the main line of a record as a position command: its start and its moves. USI has nothing else. */
    public static String write(RecordTree record) {
        boolean isEven = record.start().equals(Handicap.NONE.setup());
        StringBuilder text = new StringBuilder("position ");
        text.append(isEven ? "startpos" : "sfen " + Sfen.of(record.start()));
        List<Integer> moves = record.mainLine().moves();
        text.append(moves.isEmpty() ? "" : " moves");
        moves.forEach(move -> text.append(' ').append(Move.usi(move)));
        return text.append('\n').toString();
    }

    /** Writes all positions of the main line of a record in SFEN, one a line, the start first. */
    public static String writePositions(RecordTree record) {
        StringBuilder text = new StringBuilder();
        RecordCursor cursor = new RecordCursor(record);
        text.append(Sfen.of(cursor.position())).append('\n');
        while (cursor.node().goesOn() && cursor.forward()) {
            text.append(Sfen.of(cursor.position())).append('\n');
        }
        return text.toString();
    }

    /** Reads all games of a text, at least one, each on its own: a problem ends its line, not the others. */
    public static List<ParsedRecord> read(String text) {
        List<ParsedRecord> readings = new ArrayList<>();
        TextLines lines = new TextLines(text);
        while (lines.advance()) {
            if (!lines.line().isBlank() && !isComment(lines.line().strip())) {
                readings.add(readLine(lines.span()));
            }
        }
        return readings.isEmpty()
                ? ParsedRecord.onlyProblem(lines.end()
                        .error(Reason.EMPTY, "there is no game in it")
                        .problem())
                : List.copyOf(readings);
    }

    private static boolean isComment(String text) {
        return text.startsWith("#") || text.startsWith("//");
    }

    private static ParsedRecord readLine(TextSpan line) {
        RecordBuilder record = new RecordBuilder();
        try {
            List<TextSpan> words = words(line);
            int moves = readStart(record, words, line);
            for (TextSpan word : words.subList(moves, words.size())) {
                readMoveOrEnd(word.asMove(record.nextPly()), record);
            }
        } catch (RecordException e) {
            record.report(e.problem());
        }
        return record.finish();
    }

    /** Sets the start up, and returns the index of the first move. */
    private static int readStart(RecordBuilder record, List<TextSpan> words, TextSpan line) {
        int first = is(words, 0, "position") ? 1 : 0;
        if (first == words.size()) {
            throw words.get(0).error(Reason.INCOMPLETE, words.get(0).text().length(), "the position is missing");
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
            Sfen.position(span.text());
            record.begin(Sfen.parse(span.text()), span);
        } catch (NotationException e) {
            boolean impossible = e.reason() == NotationException.Reason.IMPOSSIBLE_POSITION;
            throw span.error(impossible ? Reason.IMPOSSIBLE_POSITION : Reason.BAD_POSITION, e);
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
                inComment |= isComment(text.substring(from, at));
                if (at > from && !inComment) {
                    words.add(new TextSpan(text.substring(from, at), line.line(), from + 1, 0));
                }
                from = at + 1;
            }
        }
        return words;
    }
}
