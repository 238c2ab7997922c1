package sanmai.notation;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.RecordProblem.Reason;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/**
 * Puts a start position together from the {@code P} statements of CSA: the even start with some pieces removed, or
 * rows, or single pieces, or rows and single pieces.
 */
final class CsaStart {
    private static final int CELL = 3;
    private static final int SINGLE_PIECE = 4;
    private static final int ALL_ROWS = 0b111_111_111;

    private final SetupDraft draft = new SetupDraft();
    private boolean touched;
    private int rows;
    private boolean handTakesTheRest;

    /** Reads a statement that begins with P. */
    void read(TextSpan place) {
        char kind = place.text().length() < 2 ? ' ' : place.text().charAt(1);
        if (handTakesTheRest) {
            throw place.error(Reason.MISPLACED, "all pieces were taken before this by 00AL");
        }
        if (kind == 'I') {
            readEvenStart(place);
        } else if (kind >= '1' && kind <= '9') {
            readRow(place, kind - '1');
        } else if (kind == '+' || kind == '-') {
            readPieces(place, kind == '+' ? Color.BLACK : Color.WHITE);
        } else {
            throw place.error(Reason.UNKNOWN_STATEMENT, "P is followed by I, 1 to 9, + or -");
        }
        touched = true;
    }

    /** The start, with this side to move. */
    PositionSetup build(Color turn, TextSpan place) {
        if (!touched) {
            draft.copy(Handicap.NONE.setup());
        } else if (rows != 0 && rows != ALL_ROWS) {
            int missing = 1 + Integer.numberOfTrailingZeros(~rows);
            throw place.error(Reason.BAD_BOARD, "row P" + missing + " of the board is missing");
        }
        return draft.build(turn, 1);
    }

    private void readEvenStart(TextSpan place) {
        if (touched) {
            throw place.error(Reason.MISPLACED, "PI stands before all other pieces");
        }
        draft.copy(Handicap.NONE.setup());
        for (int at = 2; at < place.text().length(); at += SINGLE_PIECE) {
            int square = CsaText.square(place, at, Reason.BAD_BOARD);
            PieceType type = CsaText.piece(place, at + 2, Reason.BAD_BOARD);
            int piece = draft.pieceAt(square);
            if (piece == Piece.NONE || Piece.type(piece) != type) {
                throw place.error(Reason.BAD_BOARD, at, "no such piece stands there to be removed");
            }
            draft.put(square, Piece.NONE);
        }
    }

    /** Reads a row; spaces at its end may have been cut off by an editor. */
    private void readRow(TextSpan place, int row) {
        if ((rows & 1 << row) != 0) {
            throw place.error(Reason.BAD_BOARD, "this row was there before");
        }
        rows |= 1 << row;
        String text = place.text();
        for (int column = 0; column < 9; column++) {
            int at = 2 + CELL * column;
            if (at >= text.length()) {
                throw place.error(Reason.BAD_BOARD, text.length(), "the row has " + column + " squares instead of 9");
            }
            String cell = text.substring(at, Math.min(at + CELL, text.length()));
            if (!cell.strip().equals("*")) {
                put(place, at, Square.at(row, column), cellPiece(place, at));
            }
        }
        if (text.length() > 2 + CELL * 9) {
            throw place.error(Reason.BAD_BOARD, 2 + CELL * 9, "the row has more than 9 squares");
        }
    }

    private static int cellPiece(TextSpan place, int at) {
        char sign = place.text().charAt(at);
        if (sign != '+' && sign != '-') {
            throw place.error(Reason.BAD_BOARD, at, "a square is * or a piece with its side, such as -FU");
        }
        PieceType type = CsaText.piece(place, at + 1, Reason.BAD_BOARD);
        return Piece.of(sign == '+' ? Color.BLACK : Color.WHITE, type);
    }

    private void readPieces(TextSpan place, Color color) {
        String text = place.text();
        for (int at = 2; at < text.length(); at += SINGLE_PIECE) {
            if (handTakesTheRest) {
                throw place.error(Reason.BAD_HAND, at, "all pieces were taken before this by 00AL");
            }
            if (text.startsWith("00AL", at)) {
                takeTheRest(color);
            } else if (text.startsWith("00", at)) {
                PieceType type = CsaText.piece(place, at + 2, Reason.BAD_HAND);
                if (!type.canBeInHand()) {
                    throw place.error(Reason.BAD_HAND, at, "such a piece is never in hand");
                }
                draft.addToHand(color, type, 1);
            } else {
                int square = CsaText.square(place, at, Reason.BAD_BOARD);
                put(place, at, square, Piece.of(color, CsaText.piece(place, at + 2, Reason.BAD_BOARD)));
            }
        }
    }

    private void takeTheRest(Color color) {
        handTakesTheRest = true;
        for (PieceType type : PieceType.values()) {
            if (type.canBeInHand()) {
                draft.addToHand(color, type, Math.max(0, draft.inTheBox(type)));
            }
        }
    }

    private void put(TextSpan place, int at, int square, int piece) {
        if (draft.pieceAt(square) != Piece.NONE) {
            throw place.error(Reason.BAD_BOARD, at, "there is a piece on " + Square.name(square) + " already");
        }
        draft.put(square, piece);
    }
}
