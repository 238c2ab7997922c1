package sanmai.core.sliders.wholeboard;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.Halves;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * The attacks of a slider word by word; the key is its square.
 *
 * @param halves finds them on the board of two numbers
 */
record WholeBoardAttacks(BoardHalves halves) implements PieceAttacks {
    @Override
    public int key(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int word(int key, Occupancy occupancy, int w) {
        long low = Halves.low(occupancy);
        long high = Halves.high(occupancy);
        return w == 2 ? (int) halves.high(key, low, high) : Halves.word(halves.low(key, low, high), w);
    }
}
