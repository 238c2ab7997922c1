package sanmai.core.sliders.sissy;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * The attacks of a lance: those of a rook, but only in front.
 *
 * @param rook the attacks of a rook, whose key is its square
 * @param front the squares in front
 */
record InFront(SplitIndex rook, LineMasks front) implements PieceAttacks {
    @Override
    public int key(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int word(int key, Occupancy occupancy, int w) {
        return rook.word(key, occupancy, w) & front.word(key, w);
    }
}
