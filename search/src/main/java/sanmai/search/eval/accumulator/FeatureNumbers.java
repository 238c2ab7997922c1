package sanmai.search.eval.accumulator;

import sanmai.core.PieceType;

/**
 * How a {@link FeatureSet} numbers the pieces as one side sees them: from 0 to {@link #count} - 1, or any greater number for
 * a piece that is no feature.
 */
public interface FeatureNumbers {
    /** Stands for no feature. */
    int NONE = -1;

    /** The number of features. */
    int count();

    /** Whether a side whose king stands left of the middle file sees the board mirrored, left and right exchanged. */
    boolean isMirrored();

    /**
     * The feature that is active once for each piece missing from a full set; {@link #NONE} if there is no such
     * feature. With this feature both kings always count: a missing king is taken to be on the square 5i of its own
     * side.
     */
    int missingPiece();

    /**
     * The feature of a piece on a square.
     *
     * @param whose 0 for a piece of the side that looks, 1 for one of the other side
     * @param square as the side sees it
     */
    int onBoard(int whose, PieceType type, int square);

    /**
     * The feature of a piece in hand.
     *
     * @param whose 0 for the hand of the side that looks, 1 for the other one
     * @param kind the kind's code, 1 to 7
     * @param before the number of pieces of this kind in the hand that are counted before it
     */
    int inHand(int whose, int kind, int before);
}
