package sanmai.notation.kif;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.notation.NotationException;
import sanmai.notation.kanji.JapaneseMoveReader;
import sanmai.notation.kanji.KifDigits;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Position;

/**
 * A line of KIF: the number of a move, then the move or a word for the end of the game. What follows in brackets is the
 * time, and a + marks variations.
 */
final class KifMoveLine {
    private static final int MAX_NUMBER = 1_000_000;

    private static final Pattern TIME =
            Pattern.compile("(?U)[(（]\\s*([0-9]{1,5}):([0-9]{1,2})(?::([0-9]{1,2}))?\\s*[/)）]");

    private static final Pattern SOME_TIME = Pattern.compile("(?U)[(（]\\s*[0-9]+:");

    /** What may stand behind a move. */
    private static final Pattern REST = Pattern.compile("(?Us)\\s*(\\+.*|[(（]\\s*[0-9]+:.*)?");

    private final TextSpan line;
    private final String text;
    private int at;
    private int numberAt;

    KifMoveLine(TextSpan line) {
        this.line = line;
        text = line.text();
    }

    /** Reads the number of the move. */
    int readNumber() {
        skipSpaces();
        numberAt = at;
        int number = 0;
        while (at < text.length() && KifDigits.value(text.charAt(at)) >= 0) {
            number = Math.min(number * 10 + KifDigits.value(text.charAt(at)), MAX_NUMBER);
            at++;
        }
        if (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
            throw error(at, "a space stands between the number of a move and the move");
        }
        skipSpaces();
        if (at == text.length()) {
            throw error(at, "the move is missing");
        }
        return number;
    }

    /** Whether the line has a time, readable or not. */
    boolean hasTime() {
        return SOME_TIME.matcher(text).find();
    }

    /** The time used for the move, in minutes and seconds or with hours; empty if the line has none that can be kept. */
    Optional<Duration> time() {
        Matcher time = TIME.matcher(text);
        if (!time.find()) {
            return Optional.empty();
        }
        int first = 60 * Integer.parseInt(time.group(1)) + Integer.parseInt(time.group(2));
        boolean hasHours = time.group(3) != null;
        return Optional.of(Duration.ofSeconds(hasHours ? 60L * first + Integer.parseInt(time.group(3)) : first));
    }

    /** Reads the end of the game, if it stands in place of a move. */
    Optional<KifEnds.Reading> readEnd() {
        if (KifDigits.anyValue(text.charAt(at)) >= 0) {
            return Optional.empty(); // The usual case: a square.
        }
        int end = at;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && "(（".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return KifEnds.ofWord(text.substring(at, end));
    }

    /** Reads the move, which need not be legal. */
    int readMove(Position position) {
        JapaneseMoveReader reader = new JapaneseMoveReader(text, at, position);
        int move;
        try {
            move = reader.readMove();
        } catch (NotationException e) {
            throw line.moveError(e);
        }
        if (!REST.matcher(text).region(reader.at(), text.length()).matches()) {
            throw error(reader.at(), "the move is complete before this");
        }
        return move;
    }

    private void skipSpaces() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** A problem with the number: this one was expected. */
    RecordException wrongNumber(int expected) {
        return line.error(Reason.WRONG_NUMBER, numberAt, "the number of the next move is " + expected);
    }

    private RecordException error(int offset, String explanation) {
        return line.error(Reason.BAD_MOVE, offset, explanation);
    }
}
