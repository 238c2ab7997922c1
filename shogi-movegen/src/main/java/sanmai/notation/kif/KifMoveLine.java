package sanmai.notation.kif;

import java.util.Optional;
import java.util.regex.Pattern;
import sanmai.notation.NotationException;
import sanmai.notation.kanji.JapaneseMoveReader;
import sanmai.notation.kanji.KifDigits;
import sanmai.notation.reading.MoveTime;
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

    /** What may stand behind a move. */
    private static final Pattern REST = Pattern.compile("(?Us)\\s*(\\+.*|" + MoveTime.BEGINNING + ".*)?");

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

    /** Reads the end of the game, if it stands in place of a move; it may have the mark of a side. */
    Optional<KifEnds.Reading> readEnd() {
        if (JapaneseMoveReader.MARKS.indexOf(text.charAt(at)) >= 0) {
            return KifEnds.ofMarkedWord(text.substring(at).strip());
        }
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
