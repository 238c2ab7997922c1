package sanmai.search.eval.nnue;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.search.eval.accumulator.FeatureNumbers;

/**
 * The numbers of pieces at their places, which Bonanza introduced and shogi programs have used since ({@code BonaPiece} and
 * {@code fe_end} in YaneuraOu):
 *
 * <pre>
 *    0            a piece that is missing from a full set of 40; some other numbers below 90 belong to nothing
 *    1 ..   89    pieces in hand: pawn, lance, knight, silver, gold, bishop, rook; of each kind the own first, then the
 *                 other's; a hand with n of a kind has the first n numbers of the kind
 *   90 .. 1547    pieces on the board: pawn, lance, knight, silver, gold and what moves like it, bishop, horse, rook,
 *                 dragon; of each kind 81 own, then 81 others
 * 1548 .. 1709    the own king, the other king
 * </pre>
 *
 * <p>Squares are counted file by file here: 1a is 0, 1b is 1, 9i is 80.
 *
 * @param count the numbers from this one on are no features
 */
record BonaPiece(int count) implements FeatureNumbers {
    /** The count without the numbers of the kings ({@code fe_end}). */
    static final int FE_END = 1548;

    /** The count with the numbers of the kings. */
    static final int WITH_KINGS = FE_END + 2 * Square.COUNT;

    /** {@code BONA_PIECE_ZERO}. */
    private static final int MISSING = 0;

    private static final int FIRST_ON_BOARD = 90;

    private static final int[] HAND_KINDS = {PAWN, LANCE, KNIGHT, SILVER, GOLD, BISHOP, ROOK};
    private static final int[] BOARD_KINDS = {PAWN, LANCE, KNIGHT, SILVER, GOLD, BISHOP, HORSE, ROOK, DRAGON, KING};

    @Override
    public boolean isMirrored() {
        return false;
    }

    @Override
    public int missingPiece() {
        return MISSING;
    }

    @Override
    public int onBoard(int whose, PieceType type, int square) {
        int kind = Piece.typeCode(Piece.movesLike(Piece.code(Color.BLACK, type)));
        int index = 0;
        while (BOARD_KINDS[index] != kind) {
            index++;
        }
        return FIRST_ON_BOARD + (2 * index + whose) * Square.COUNT + fileByFile(square);
    }

    /** One number is unused after each hand of a kind. */
    @Override
    public int inHand(int whose, int kind, int before) {
        int first = 1;
        for (int i = 0; HAND_KINDS[i] != kind; i++) {
            first += 2 * (PieceType.ofCode(HAND_KINDS[i]).countInASet() + 1);
        }
        return first + whose * (PieceType.ofCode(kind).countInASet() + 1) + before;
    }

    /** A square counted file by file. */
    static int fileByFile(int square) {
        return (8 - Square.column(square)) * 9 + Square.row(square);
    }
}
