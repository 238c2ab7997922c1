package sanmai.notation.csa;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Color;
import sanmai.notation.reading.GameReader;
import sanmai.notation.reading.MoveTime;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem.Reason;

/** Reads one game of a CSA file, line by line. */
final class CsaGameReader implements GameReader {
    private static final Pattern TIME = Pattern.compile("[0-9]*+(?:\\.[0-9]*+)?");
    private static final Pattern POSSIBLE_TIME = Pattern.compile("([0-9]{0,9})(?:\\.([0-9]{0,9}))?");

    private final RecordBuilder record = new RecordBuilder();
    private final CsaStartReader start = new CsaStartReader();
    private boolean hasStatements;

    @Override
    public List<ParsedRecord> finish(TextSpan end) {
        if (!hasStatements) {
            return List.of();
        }
        if (!record.hasBegun() && !record.isBroken()) {
            record.report(end.error(Reason.INCOMPLETE, "the record ends before the side to move")
                    .problem());
        }
        return List.of(record.finish());
    }

    @Override
    public boolean read(TextSpan line) {
        boolean isSeparator = line.text().strip().equals("/");
        if (!isSeparator) {
            readLine(line);
        }
        return isSeparator;
    }

    private void readLine(TextSpan line) {
        String text = line.text();
        int from = 0;
        while (from < text.length()) {
            if (text.charAt(from) == '\'') {
                readComment(text.substring(from + 1));
                return;
            }
            if (Character.isWhitespace(text.charAt(from))) {
                from++;
                continue;
            }
            int to = goesToTheEnd(text, from) ? -1 : text.indexOf(',', from);
            to = to < 0 ? text.length() : to;
            String padded = text.substring(from, to);
            String statement = padded.strip();
            if (!statement.isEmpty()) {
                hasStatements = true;
                int indent = padded.indexOf(statement.charAt(0));
                tryStatement(new TextSpan(statement, line.line(), line.column() + from + indent, 0));
            }
            from = to + 1;
        }
    }

    /** Reads the rest of a line behind {@code '}. What does not begin with {@code *} is meant for programs. */
    private void readComment(String text) {
        if (text.startsWith("*")) {
            record.comment(text.substring(1));
        }
    }

    /** Whether the statement goes on to the end of the line: names and headers may contain commas. */
    private static boolean goesToTheEnd(String text, int from) {
        return text.startsWith("N+", from) || text.startsWith("N-", from) || text.startsWith("$", from);
    }

    private void tryStatement(TextSpan span) {
        try {
            readStatement(span);
        } catch (RecordException e) {
            record.report(e.problem());
        }
    }

    private void readStatement(TextSpan span) {
        String text = span.text();
        switch (text.charAt(0)) {
            case 'V' -> require(text.matches("V[0-9.]+"), span, "a version looks like V2.2");
            case 'N' -> readPlayer(span);
            case '$' -> readHeader(span);
            case 'P' -> readStart(span);
            case '+', '-' -> readTurnOrMove(span);
            case 'T' -> readTime(span);
            case '%' -> readEnd(span);
            default -> throw span.error(Reason.UNKNOWN_STATEMENT, "CSA has no such statement");
        }
    }

    private static void require(boolean condition, TextSpan span, String explanation) {
        if (!condition) {
            throw span.error(Reason.UNKNOWN_STATEMENT, explanation);
        }
    }

    private void readPlayer(TextSpan span) {
        String text = span.text();
        require(text.length() > 1 && isSign(text.charAt(1)), span, "a player's name follows N+ or N-");
        record.player(color(text.charAt(1)), text.substring(2).strip(), span);
    }

    private void readHeader(TextSpan span) {
        int colon = span.text().indexOf(':');
        require(colon > 1, span, "a header looks like $EVENT:name");
        String name = HeaderName.ofCsa(span.text().substring(1, colon));
        record.header(name, span.text().substring(colon + 1).strip(), span);
    }

    private void readStart(TextSpan span) {
        if (record.hasBegun()) {
            throw span.error(Reason.MISPLACED, "the start position was complete before this");
        }
        start.read(span);
    }

    private void readTurnOrMove(TextSpan span) {
        Color turn = color(span.text().charAt(0));
        if (record.isBroken()) {
            record.skipMove();
            return;
        }
        if (span.text().length() > 1) {
            if (!record.hasBegun()) {
                record.begin(start.build(turn, span), span);
            }
            TextSpan move = span.asMove(record.nextPly());
            record.play(CsaMove.read(move, record.position()), move);
        } else if (record.hasBegun()) {
            throw span.error(Reason.MISPLACED, "the side to move was known before this");
        } else {
            record.begin(start.build(turn, span), span);
        }
    }

    private void readTime(TextSpan span) {
        String digits = span.text().substring(1);
        require(TIME.matcher(digits).matches(), span, "a time looks like T12");
        Matcher time = POSSIBLE_TIME.matcher(digits);
        if (digits.isEmpty() || digits.equals(".")) {
            return; // The time was not measured.
        }
        if (!time.matches()) {
            record.unkept(span, "a time has up to 9 digits, and up to 9 behind the point");
        } else {
            long seconds = Long.parseLong("0" + time.group(1));
            record.time(Duration.ofSeconds(seconds, MoveTime.nanos(time.group(2))), span);
        }
    }

    private void readEnd(TextSpan span) {
        if (!record.hasBegun() && record.isBroken()) {
            return;
        }
        if (!record.hasBegun()) {
            throw span.error(Reason.MISPLACED, "the side to move is missing before this");
        }
        record.endOfNamedSide(end(span), span.text().equals(CsaEnd.MAX_MOVES) ? CsaEnd.MAX_MOVES_WORDS : "", span);
    }

    private GameEnd end(TextSpan span) {
        Optional<GameEnd> end = CsaEnd.of(span.text(), record.turn());
        require(end.isPresent(), span, "CSA has no such end of a game");
        return end.get();
    }

    private static boolean isSign(char c) {
        return c == '+' || c == '-';
    }

    private static Color color(char sign) {
        return sign == '+' ? Color.BLACK : Color.WHITE;
    }
}
