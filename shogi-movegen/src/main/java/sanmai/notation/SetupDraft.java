package sanmai.notation;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.PositionSetup;

/** A start position as it is put together from statements; unlike the builder of set-ups it can be asked back. */
final class SetupDraft {
    private final int[] board = new int[Square.COUNT];
    private final int[][] hands = new int[2][PieceType.HAND_KINDS + 1];

    void copy(PositionSetup setup) {
        for (int square = 0; square < Square.COUNT; square++) {
            board[square] = setup.pieceAt(square);
        }
    }

    int pieceAt(int square) {
        return board[square];
    }

    void put(int square, int piece) {
        board[square] = piece;
    }

    /** Adds pieces of a kind that can be in hand to a hand. */
    void addToHand(Color color, PieceType type, int count) {
        hands[color.ordinal()][type.code()] += count;
    }

    /** How many pieces of this kind, promoted or not, are still in the box; negative if there are too many. */
    int inTheBox(PieceType type) {
        int left = type.countInASet() - hands[0][type.code()] - hands[1][type.code()];
        for (int piece : board) {
            left -= piece != Piece.NONE && Piece.type(piece).unpromoted() == type ? 1 : 0;
        }
        return left;
    }

    PositionSetup build(Color turn, int moveNumber) {
        PositionSetup.Builder setup = PositionSetup.builder().turn(turn).moveNumber(moveNumber);
        for (int square = 0; square < Square.COUNT; square++) {
            setup.piece(square, board[square]);
        }
        for (Color color : Color.values()) {
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                setup.hand(color, PieceType.ofCode(kind), hands[color.ordinal()][kind]);
            }
        }
        return setup.build();
    }
}
