package sanmai.notation.csa;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/**
 * Puts a start position together from the {@code P} statements of CSA: the even start with some pieces removed, or
 * rows, or single pieces, or rows and single pieces.
 */
final class CsaStartReader {
    private static final int PIECE = 3;
    private static final int SINGLE_PIECE = 4;
    private static final int ALL_ROWS = 0b111_111_111;

    private PositionSetup.Builder setup = PositionSetup.builder();
    private boolean touched;
    private int rows;
    private boolean handTakesTheRest;

    /** Reads a statement that begins with P. */
    void read(TextSpan span) {
        char kind = span.text().length() < 2 ? ' ' : span.text().charAt(1);
        if (handTakesTheRest) {
            throw span.error(Reason.MISPLACED, "all pieces were taken before this by 00AL");
        }
        if (kind == 'I') {
            readEvenStart(span);
        } else if (kind >= '1' && kind <= '9') {
            readRow(span, kind - '1');
        } else if (kind == '+' || kind == '-') {
            readPieces(span, kind == '+' ? Color.BLACK : Color.WHITE);
        } else {
            throw span.error(Reason.UNKNOWN_STATEMENT, "P is followed by I, 1 to 9, + or -");
        }
        touched = true;
    }

    /** The start, with this side to move. */
    PositionSetup build(Color turn, TextSpan span) {
        if (!touched) {
            setup = Handicap.NONE.setup().toBuilder();
        } else if (rows != 0 && rows != ALL_ROWS) {
            int missing = 1 + Integer.numberOfTrailingZeros(~rows);
            throw span.error(Reason.BAD_BOARD, "row P" + missing + " of the board is missing");
        }
        return setup.turn(turn).build();
    }

    private void readEvenStart(TextSpan span) {
        if (touched) {
            throw span.error(Reason.MISPLACED, "PI stands before all other pieces");
        }
        setup = Handicap.NONE.setup().toBuilder();
        for (int at = 2; at < span.text().length(); at += SINGLE_PIECE) {
            int square = CsaText.square(span, at, Reason.BAD_BOARD);
            PieceType type = CsaText.piece(span, at + 2, Reason.BAD_BOARD);
            int piece = setup.pieceAt(square);
            if (piece == Piece.NONE || Piece.type(piece) != type) {
                throw span.error(Reason.BAD_BOARD, at, "no such piece stands there to be removed");
            }
            setup.piece(square, Piece.NONE);
        }
    }

    /** Reads a row, in which an empty square is a star. Spaces do not count: programs and editors differ in them. */
    private void readRow(TextSpan span, int row) {
        if ((rows & 1 << row) != 0) {
            throw span.error(Reason.BAD_BOARD, "this row was there before");
        }
        rows |= 1 << row;
        String text = span.text();
        int at = skipSpaces(text, 2);
        for (int column = 0; column < 9; column++) {
            if (at == text.length()) {
                throw span.error(Reason.BAD_BOARD, at, "the row has " + column + " squares instead of 9");
            }
            boolean isEmpty = text.charAt(at) == '*';
            if (!isEmpty) {
                put(span, at, Square.at(row, column), cellPiece(span, at));
            }
            at = skipSpaces(text, at + (isEmpty ? 1 : PIECE));
        }
        if (at < text.length()) {
            throw span.error(Reason.BAD_BOARD, at, "the row has more than 9 squares");
        }
    }

    private static int skipSpaces(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private static int cellPiece(TextSpan span, int at) {
        char sign = span.text().charAt(at);
        if (sign != '+' && sign != '-') {
            throw span.error(Reason.BAD_BOARD, at, "a square is * or a piece with its side, such as -FU");
        }
        PieceType type = CsaText.piece(span, at + 1, Reason.BAD_BOARD);
        return Piece.code(sign == '+' ? Color.BLACK : Color.WHITE, type);
    }

    private void readPieces(TextSpan span, Color color) {
        String text = span.text();
        for (int at = 2; at < text.length(); at += SINGLE_PIECE) {
            if (handTakesTheRest) {
                throw span.error(Reason.BAD_HAND, at, "all pieces were taken before this by 00AL");
            }
            if (text.startsWith("00AL", at)) {
                takeTheRest(color);
            } else if (text.startsWith("00", at)) {
                PieceType type = CsaText.piece(span, at + 2, Reason.BAD_HAND);
                if (!type.canBeInHand()) {
                    throw span.error(Reason.BAD_HAND, at, "such a piece is never in hand");
                }
                setup.addToHand(color, type, 1);
            } else {
                int square = CsaText.square(span, at, Reason.BAD_BOARD);
                put(span, at, square, Piece.code(color, CsaText.piece(span, at + 2, Reason.BAD_BOARD)));
            }
        }
    }

    private void takeTheRest(Color color) {
        handTakesTheRest = true;
        for (PieceType type : PieceType.values()) {
            if (type.canBeInHand()) {
                int left = type.countInASet() - setup.build().count(type);
                setup.addToHand(color, type, Math.max(0, left));
            }
        }
    }

    private void put(TextSpan span, int at, int square, int piece) {
        if (setup.pieceAt(square) != Piece.NONE) {
            throw span.error(Reason.BAD_BOARD, at, "there is a piece on " + Square.name(square) + " already");
        }
        setup.piece(square, piece);
    }
}
