package sanmai.search.training;

import sanmai.shogi.Position;

/**
 * The features of a model that are active in a position. Positions of games have all 40 pieces, and each is one feature for
 * each side.
 */
public interface ActiveFeatures {
    /** The number of active features of one side. */
    int PER_SIDE = 40;

    /**
     * Lists the active features of one side.
     *
     * @param position the position
     * @param side the ordinal of the side that looks
     * @param to gets the features
     * @param at where in {@code to} they begin
     * @return their number: {@value #PER_SIDE}, or fewer if pieces are missing from the set
     */
    int list(Position position, int side, short[] to, int at);

    /**
     * The feature that is active in the mirrored position, left and right exchanged, where this one is active; the same one
     * if both wings are alike for the model.
     */
    int mirrored(int feature);
}
