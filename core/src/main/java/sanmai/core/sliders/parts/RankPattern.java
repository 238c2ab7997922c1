package sanmai.core.sliders.parts;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;

/**
 * The key of a rank: its seven inner squares, which are adjacent bits of the plain board already.
 *
 * @param shift one more than the first bit of each square's rank
 */
public record RankPattern(PerSquare shift) implements LineKey {
    /** The keys of all ranks. */
    public static RankPattern create() {
        return new RankPattern(PerSquare.of(square -> Square.row(square) % 3 * 9 + 1));
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return occupancy.word(Square.word(square)) >>> shift.at(square) & LineAttacks.INNER_PATTERNS - 1;
    }
}
