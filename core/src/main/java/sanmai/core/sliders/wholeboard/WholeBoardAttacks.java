package sanmai.core.sliders.wholeboard;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
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
        long low = occupancy.word(0) | (long) occupancy.word(1) << Square.PER_WORD;
        long high = occupancy.word(2);
        return w == 2
                ? (int) halves.high(key, low, high)
                : (int) (halves.low(key, low, high) >>> w * Square.PER_WORD) & Bitboard.WORD_MASK;
    }
}
