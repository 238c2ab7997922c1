package sanmai.notation.psn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.japanese.WesternMove;
import sanmai.notation.reading.GameReader;
import sanmai.notation.reading.MoveTime;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/** Reads one game of a file in PSN, line by line. */
final class PsnReader implements GameReader {
    private static final Pattern TAG = Pattern.compile("(?s)\\[\\s*([^\\s\"]+)\\s*\"(.*)\"\\s*\\]\\s*");
    private static final Pattern VARIATION = Pattern.compile("(?i)variation\\s*:\\s*([0-9]{1,6})\\s*");

    /** What can stand in a line of moves: a number, a time, a bracket, or a word. */
    private static final Pattern TOKEN =
            Pattern.compile("(?U)[0-9]+\\s*\\.+|" + MoveTime.BEGINNING + "[^()]*\\)|[()]|[^\\s(){]+");

    private final RecordBuilder record = new RecordBuilder();
    private final Deque<RecordBuilder.Place> places = new ArrayDeque<>();
    private final Set<String> tags = new HashSet<>();
    private PositionSetup start = Handicap.NONE.setup();
    private Optional<TextSpan> startTag = Optional.empty();
    private Optional<TextSpan> result = Optional.empty();
    private Optional<StringBuilder> comment = Optional.empty();
    private boolean hasLines;
    private boolean inVariation;

    @Override
    public boolean isOfNextGame(String line) {
        Matcher tag = TAG.matcher(line.strip());
        return comment.isEmpty() && tag.matches() && (record.hasBegun() || tags.contains(tag.group(1)));
    }

    @Override
    public boolean read(TextSpan line) {
        try {
            String text = line.text().strip();
            Matcher tag = TAG.matcher(text);
            Matcher variation = VARIATION.matcher(text);
            if (comment.isPresent()) {
                readMoves(line);
            } else if (tag.matches()) {
                hasLines = true;
                readTag(line, tag.group(1), tag.group(2).replace("\\\"", "\""));
            } else if (variation.matches()) {
                readVariation(line, Integer.parseInt(variation.group(1)));
            } else if (!text.isEmpty() && !text.startsWith("#")) {
                readMoves(line);
            }
        } catch (RecordException e) {
            record.report(e.problem());
        }
        return false;
    }

    @Override
    public List<ParsedRecord> finish(TextSpan end) {
        if (!hasLines) {
            return List.of();
        }
        begin(end);
        if (comment.isPresent()) {
            record.report(
                    end.error(Reason.BAD_NOTE, "the comment is not closed").problem());
            addComment();
        }
        if (!places.isEmpty()) {
            record.report(
                    end.error(Reason.BAD_NOTE, "the bracket is not closed").problem());
            record.returnTo(places.peekLast());
        }
        result.filter(tag -> record.hasBegun()).ifPresent(this::readResult);
        return List.of(record.finish());
    }

    // ---- Tags ----

    private void readTag(TextSpan line, String name, String value) {
        tags.add(name);
        switch (name) {
            case "Sente", "Black" -> record.player(Color.BLACK, value, line);
            case "Gote", "White" -> record.player(Color.WHITE, value, line);
            case PsnTags.RESULT -> result = Optional.of(new TextSpan(value, line.line(), line.column(), 0));
            case PsnTags.SFEN, "FEN" -> readStart(line, value);
            case "Handicap" -> readHandicap(line, value);
            default -> record.header(PsnTags.HEADERS.getOrDefault(name, name), value, line);
        }
    }

    private void readStart(TextSpan line, String sfen) {
        boolean isBoardOnly = !sfen.strip().contains(" ");
        try {
            start(line, Sfen.parse(isBoardOnly ? sfen + " b -" : sfen));
        } catch (NotationException e) {
            throw line.error(Reason.BAD_POSITION, e.explanation());
        }
    }

    private void readHandicap(TextSpan line, String name) {
        Optional<PositionSetup> named = JapaneseHandicap.start(name);
        if (named.isEmpty()) {
            throw line.error(Reason.UNKNOWN_HANDICAP, "no handicap has this name; the even start is taken");
        }
        start(line, named.get());
    }

    private void start(TextSpan line, PositionSetup setup) {
        if (startTag.isPresent() && !setup.equals(start)) {
            record.unkept(line, "this replaces the start that was said before");
        }
        start = setup;
        startTag = Optional.of(line);
    }

    /** Without a word behind the moves, the result of the tag is the end. */
    private void readResult(TextSpan tag) {
        boolean isOpen = !record.isBroken() && !record.hasEnded() && !inVariation;
        Optional<GameEnd> end = PsnEnds.of(tag.text(), record.turn());
        if (isOpen && end.isPresent()) {
            record.end(end.get(), "", tag);
        } else if (end.isEmpty() && !tag.text().equals("*")) {
            record.header(PsnTags.RESULT, tag.text(), tag);
        }
    }

    // ---- Moves ----

    private void begin(TextSpan span) {
        hasLines = true;
        if (!record.hasBegun() && !record.isBroken()) {
            record.begin(start, startTag.orElse(span));
        }
    }

    private void readVariation(TextSpan line, int number) {
        begin(line);
        inVariation = true;
        if (!record.branch(number - 1)) {
            record.breakOff(line.error(Reason.WRONG_NUMBER, "no move before this has that number")
                    .problem());
        }
    }

    private void readMoves(TextSpan line) {
        String text = line.text();
        Matcher token = TOKEN.matcher(text);
        int at = 0;
        while (at < text.length()) {
            if (comment.isPresent()) {
                at = readComment(text, at);
            } else if (text.charAt(at) == '{') {
                comment = Optional.of(new StringBuilder());
                at++;
            } else if (token.region(at, text.length()).lookingAt()) {
                readToken(new TextSpan(token.group(), line.line(), line.column() + at, 0));
                at = token.end();
            } else {
                at++;
            }
        }
        comment.ifPresent(open -> open.append('\n'));
    }

    /** Reads a comment up to its end or that of the line, and returns the offset behind it. */
    private int readComment(String text, int from) {
        StringBuilder open = comment.orElseThrow();
        int end = text.indexOf('}', from);
        open.append(text, from, end < 0 ? text.length() : end);
        if (end < 0) {
            return text.length();
        }
        addComment();
        return end + 1;
    }

    private void addComment() {
        List.of(comment.orElseThrow().toString().split("\n", -1)).forEach(record::comment);
        comment = Optional.empty();
    }

    /** Whether a word is the number of a move, or only its dots. */
    private static boolean isNumber(String word) {
        return word.endsWith(".")
                && word.chars().allMatch(c -> c == '.' || c >= '0' && c <= '9' || Character.isWhitespace(c));
    }

    private void readToken(TextSpan span) {
        String text = span.text();
        if (isNumber(text) || text.equals("*")) {
            return;
        }
        begin(span);
        if (!record.hasBegun()) {
            return;
        }
        if (text.equals("(")) {
            places.push(record.place());
            if (!record.isBroken() && !record.branch(record.nextPly() - 2)) {
                throw span.asMove(record.nextPly()).error(Reason.MISPLACED, "there is no move before this variation");
            }
        } else if (text.equals(")")) {
            if (places.isEmpty()) {
                throw span.error(Reason.UNKNOWN_STATEMENT, "no bracket is open here");
            }
            record.returnTo(places.pop());
        } else if (text.startsWith("(")) {
            MoveTime.read(span, record);
        } else {
            tryMoveOrEnd(span);
        }
    }

    private void tryMoveOrEnd(TextSpan word) {
        try {
            readMoveOrEnd(word);
        } catch (RecordException e) {
            record.report(e.problem());
        }
    }

    private void readMoveOrEnd(TextSpan word) {
        Optional<GameEnd> end = PsnEnds.of(word.text(), record.turn());
        TextSpan span = word.asMove(record.nextPly());
        if (end.isPresent()) {
            record.end(end.get(), "", span);
        } else if (record.isBroken()) {
            record.skipMove();
        } else {
            try {
                record.play(WesternMove.read(word.text(), record.position()), span);
            } catch (NotationException e) {
                record.refuse(e, span);
            }
        }
    }
}
