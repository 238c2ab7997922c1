package sanmai.core.sliders.wholeboard;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;

/**
 * Both rays of a file or diagonal by subtraction. With the blockers {@code o} of the line and a slider {@code r} that is not
 * among them, {@code o - r} differs from {@code o} in the squares above the slider up to the nearest blocker, from which it
 * borrows. On the reversed board the same gives the squares below.
 *
 * @param lines the line through each square without that square, two numbers each
 * @param sliders the board with only the slider, two numbers for each square
 */
record Hyperbola(long[] lines, long[] sliders) implements BoardHalves {
    static Hyperbola of(OccupancyMap direction) {
        long[] lines = new long[Square.LIMIT << 1];
        long[] sliders = new long[Square.LIMIT << 1];
        for (int square = 0; square < Square.COUNT; square++) {
            BoardHalves.put(
                    lines, square, Bitboard.of(direction.lineThrough(square)).without(square));
            BoardHalves.put(sliders, square, Bitboard.of(square));
        }
        return new Hyperbola(lines, sliders);
    }

    @Override
    public long low(int square, long low, long high) {
        long line = lines[square << 1];
        long up = (low & line) - sliders[square << 1];
        long above =
                BoardHalves.reversed(high & lines[square << 1 | 1]) - BoardHalves.reversed(sliders[square << 1 | 1]);
        long down = BoardHalves.reversed(low & line)
                - BoardHalves.reversed(sliders[square << 1])
                - (above >>> Long.SIZE - 1);
        return (up ^ BoardHalves.reversed(down)) & line;
    }

    @Override
    public long high(int square, long low, long high) {
        long line = lines[square << 1 | 1];
        long below = (low & lines[square << 1]) - sliders[square << 1];
        long up = (high & line) - sliders[square << 1 | 1] - (below >>> Long.SIZE - 1);
        long down = BoardHalves.reversed(high & line) - BoardHalves.reversed(sliders[square << 1 | 1]);
        return (up ^ BoardHalves.reversed(down)) & line;
    }
}
