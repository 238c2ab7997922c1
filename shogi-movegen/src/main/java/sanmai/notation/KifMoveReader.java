package sanmai.notation;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.RecordProblem.Reason;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Reads one line of a move from left to right: its number, then the end of the game or the square, the piece, 成, 不成 or
 * 打, and the square where it came from in brackets. What follows in brackets is the time, and a + marks variations.
 */
final class KifMoveReader {
    private static final int MAX_NUMBER = 1_000_000;

    private static final Pattern TIME = Pattern.compile("[(（]\\s*([0-9]{1,5}):([0-9]{1,2})(?::([0-9]{1,2}))?\\s*/");

    private final TextSpan line;
    private final String text;
    private int at;
    private int numberAt;

    KifMoveReader(TextSpan line) {
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
            throw error(Reason.BAD_MOVE, "a space stands between the number of a move and the move");
        }
        skipSpaces();
        if (at == text.length()) {
            throw error(Reason.BAD_MOVE, "the move is missing");
        }
        return number;
    }

    /** The time used for the move, in minutes and seconds or with hours; empty if the line does not say. */
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
    Optional<GameEnd> readEnd() {
        int end = at;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && text.charAt(end) != '(') {
            end++;
        }
        return KifWords.end(text.substring(at, end));
    }

    /** Reads the move, which need not be legal. */
    int readMove(RecordBuilder record) {
        Position position = record.position();
        int to = readTarget(record);
        int pieceAt = at;
        PieceType type = readPiece();
        boolean promotes = !accept("不成") && accept("成");
        boolean drops = !promotes && accept("打");
        int from = readOrigin();
        requireEnd();
        if (drops == from >= 0) {
            throw error(Reason.BAD_MOVE, drops ? "a drop comes from no square" : "where it comes from is missing");
        }
        if (drops) {
            if (!type.canBeInHand()) {
                throw line.error(Reason.BAD_MOVE, pieceAt, "such a piece is never in hand");
            }
            return Move.drop(Piece.of(position.turn(), type), to);
        }
        int moving = position.pieceAt(from);
        if (moving != Piece.NONE && Piece.type(moving) != type) {
            throw line.error(Reason.WRONG_PIECE, pieceAt, "another piece stands on " + Square.name(from));
        }
        return Move.of(moving, from, to) | (promotes ? Move.PROMOTION : 0);
    }

    private int readTarget(RecordBuilder record) {
        if (accept("同")) {
            if (record.lastSquare() < 0) {
                throw line.error(Reason.BAD_MOVE, at - 1, "there is no move before it whose square it could share");
            }
            skipSpaces();
            return record.lastSquare();
        }
        int square = readSquare(false);
        skipSpaces();
        return square;
    }

    private int readSquare(boolean isOrigin) {
        int file = at < text.length() ? KifDigits.value(text.charAt(at)) : -1;
        int rank = at + 1 < text.length() ? KifDigits.anyValue(text.charAt(at + 1)) : -1;
        if (file < 1 || rank < 1) {
            String example = isOrigin ? "(77)" : "７六";
            throw error(Reason.BAD_MOVE, "a square is a file and a rank, such as " + example);
        }
        at += 2;
        return Square.at(rank - 1, 9 - file);
    }

    private PieceType readPiece() {
        KifWords.PieceName name = KifWords.piece(text, at)
                .orElseThrow(() -> error(Reason.BAD_MOVE, "the name of a piece is missing here"));
        at += name.text().length();
        return name.type();
    }

    /** Reads the square in brackets right behind the move; -1 if there is none. */
    private int readOrigin() {
        if (!accept("(") && !accept("（")) {
            return -1;
        }
        int from = readSquare(true);
        if (!accept(")") && !accept("）")) {
            throw error(Reason.BAD_MOVE, "the bracket is not closed");
        }
        return from;
    }

    /** What is left of the line must be the time, a mark of variations, or nothing. */
    private void requireEnd() {
        int end = at;
        skipSpaces();
        if (at < text.length() && "(（+".indexOf(text.charAt(at)) < 0) {
            throw error(Reason.BAD_MOVE, "the move is complete before this");
        }
        at = end;
    }

    private boolean accept(String word) {
        if (!text.startsWith(word, at)) {
            return false;
        }
        at += word.length();
        return true;
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

    private RecordException error(Reason reason, String explanation) {
        return line.error(reason, at, explanation);
    }
}
