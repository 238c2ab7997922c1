package sanmai.notation;

import com.google.common.collect.ImmutableList;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.notation.NotationException.Reason;
import sanmai.shogi.Hand;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.PositionSetup;

/** Reads one SFEN from left to right, remembering where each square was written. */
final class SfenReader {
    private final String text;
    private final PositionSetup.Builder setup = PositionSetup.builder();
    private final int[] offsetOfSquare = new int[Square.COUNT];
    private int offset;
    private int handOffset;

    SfenReader(String text) {
        this.text = text;
    }

    PositionSetup read() {
        skipSpaces();
        if (atEnd()) {
            throw error(Reason.EMPTY, offset, "an empty text is no position");
        }
        readBoard();
        skipSpaces();
        readTurn();
        skipSpaces();
        readHands();
        skipSpaces();
        readMoveNumber();
        skipSpaces();
        if (!atEnd()) {
            throw error(Reason.TRAILING_TEXT, offset, "the position is complete before this");
        }
        return setup.build();
    }

    /** The same refusal with an offset: that of the first problem's square, or of the hands. */
    NotationException impossible(ImpossiblePositionException refusal) {
        int square = refusal.problems().get(0).square();
        int where = square == Square.NONE ? handOffset : offsetOfSquare[square];
        return NotationException.impossible(
                text, where, refusal.getMessage(), ImmutableList.copyOf(refusal.problems()));
    }

    private void readBoard() {
        for (int row = 0; row < 9; row++) {
            if (row > 0) {
                if (atEnd() || current() == ' ') {
                    throw error(Reason.TOO_FEW_ROWS, offset, "the board has " + row + " rows instead of 9");
                }
                offset++;
            }
            readRow(row);
        }
        if (!atEnd() && current() == '/') {
            throw error(Reason.TOO_MANY_ROWS, offset, "the board has more than 9 rows");
        }
    }

    private void readRow(int row) {
        int column = 0;
        while (!atEnd() && current() != '/' && current() != ' ') {
            int start = offset;
            int width = readSquares(row, column);
            column += width;
            if (column > 9) {
                throw error(Reason.ROW_TOO_LONG, start, "row " + (row + 1) + " has more than 9 squares");
            }
        }
        if (column < 9) {
            throw error(Reason.ROW_TOO_SHORT, offset, "row " + (row + 1) + " has " + column + " squares instead of 9");
        }
    }

    /** Reads a gap or a piece and returns the number of squares it takes. */
    private int readSquares(int row, int column) {
        char c = current();
        if (c >= '0' && c <= '9') {
            if (c == '0') {
                throw error(Reason.EMPTY_GAP, offset, "a gap has 1 to 9 squares");
            }
            offset++;
            return c - '0';
        }
        int start = offset;
        int piece = readPiece();
        if (column < 9) {
            setup.piece(Square.at(row, column), piece);
            offsetOfSquare[Square.at(row, column)] = start;
        }
        return 1;
    }

    private int readPiece() {
        int start = offset;
        boolean promoted = current() == '+';
        offset += promoted ? 1 : 0;
        int piece = atEnd() ? Piece.NONE : SfenLetters.piece(current());
        if (promoted && (piece == Piece.NONE || !Piece.type(piece).canPromote())) {
            throw error(Reason.CANNOT_PROMOTE, start, "'+' stands in front of P, L, N, S, B or R only");
        }
        if (piece == Piece.NONE) {
            throw error(Reason.UNKNOWN_PIECE, offset, "no piece has the letter '" + printable(current()) + "'");
        }
        offset++;
        return promoted ? piece | Piece.PROMOTION : piece;
    }

    private void readTurn() {
        if (atEnd()) {
            throw error(Reason.MISSING_TURN, offset, "the side to move, b or w, is missing");
        }
        if (!isSingle() || current() != 'b' && current() != 'w') {
            throw error(Reason.BAD_TURN, offset, "the side to move is b or w");
        }
        setup.turn(current() == 'b' ? Color.BLACK : Color.WHITE);
        offset++;
    }

    private void readHands() {
        handOffset = offset;
        if (atEnd()) {
            throw error(Reason.MISSING_HAND, offset, "the pieces in hand, or -, are missing");
        }
        if (current() == '-' && isSingle()) {
            offset++;
            return;
        }
        int[] counts = new int[Piece.LIMIT];
        while (!atEnd() && current() != ' ') {
            int start = offset;
            int count = readCount();
            int piece = atEnd() || current() == ' ' ? Piece.NONE : readHandPiece();
            if (piece == Piece.NONE) {
                throw error(Reason.BAD_COUNT, start, "a number in a hand stands in front of a piece");
            }
            counts[piece] += count;
            if (counts[piece] > Hand.MAX_COUNT) {
                throw error(Reason.BAD_COUNT, start, "no hand holds more than " + Hand.MAX_COUNT + " pieces of a kind");
            }
            setup.hand(Piece.color(piece), Piece.type(piece), counts[piece]);
        }
    }

    /** Reads the number in front of a piece in hand; 1 if there is none. */
    private int readCount() {
        int start = offset;
        int count = 0;
        while (!atEnd() && current() >= '0' && current() <= '9') {
            count = Math.min(count * 10 + current() - '0', Hand.MAX_COUNT + 1); // Never overflows.
            offset++;
        }
        if (offset > start && (count == 0 || count > Hand.MAX_COUNT)) {
            throw error(Reason.BAD_COUNT, start, "a hand holds 1 to " + Hand.MAX_COUNT + " pieces of a kind");
        }
        return offset == start ? 1 : count;
    }

    private int readHandPiece() {
        int piece = SfenLetters.piece(current());
        if (piece == Piece.NONE) {
            throw error(Reason.UNKNOWN_PIECE, offset, "no piece has the letter '" + printable(current()) + "'");
        }
        if (!Piece.type(piece).canBeInHand()) {
            throw error(Reason.NOT_IN_HANDS, offset, "a king is never in hand");
        }
        offset++;
        return piece;
    }

    private void readMoveNumber() {
        int start = offset;
        int number = 0;
        while (!atEnd() && current() != ' ') {
            if (current() < '0' || current() > '9') {
                throw error(Reason.BAD_MOVE_NUMBER, start, "the move number is a number from 1");
            }
            number = Math.min(number * 10 + current() - '0', PositionSetup.MAX_MOVE_NUMBER + 1);
            offset++;
        }
        if (number > PositionSetup.MAX_MOVE_NUMBER || number == 0 && offset > start) {
            throw error(
                    Reason.BAD_MOVE_NUMBER, start, "the move number is between 1 and " + PositionSetup.MAX_MOVE_NUMBER);
        }
        setup.moveNumber(Math.max(number, 1));
    }

    private void skipSpaces() {
        while (!atEnd() && current() == ' ') {
            offset++;
        }
    }

    /** Whether the current character is the last one of its field. */
    private boolean isSingle() {
        return offset + 1 == text.length() || text.charAt(offset + 1) == ' ';
    }

    private boolean atEnd() {
        return offset >= text.length();
    }

    private char current() {
        return text.charAt(offset);
    }

    private static char printable(char c) {
        return Character.isISOControl(c) ? '?' : c;
    }

    private NotationException error(Reason reason, int where, String explanation) {
        return NotationException.of(reason, text, where, explanation);
    }
}
