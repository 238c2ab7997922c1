package sanmai.core.sliders.perfecthash;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.PerSquare;

/**
 * A minimal hash of the squares of a line: the keys of a line on which N squares count are 0 to {@code 2^N - 1}.
 *
 * <p>A minimal hash needs the first square that counts on bit 0. If the modulus is odd, the factors see to that, since
 * 2 has an inverse; if it is even, words 0 and 1 as one number, or word 2, must be shifted.
 *
 * @param line the squares that count
 * @param lowShift how far words 0 and 1 are shifted right together, by square
 * @param highShift how far word 2 is shifted right, by square
 * @param terms the factor of words 0 and 1, that of word 2 and the addend, by {@code square << 2}
 * @param modulus the modulus of all lines of one direction
 */
record MinimalKey(LineMasks line, PerSquare lowShift, PerSquare highShift, int[] terms, int modulus)
        implements LineKey {
    private static final int HIGH = 2 * Square.PER_WORD;

    /** Chooses the squares of a line that count. */
    enum Squares {
        ALL {
            @Override
            int[] of(int[] line) {
                return line;
            }
        },
        INNER {
            @Override
            int[] of(int[] line) {
                return line.length <= 2 ? new int[0] : Arrays.copyOfRange(line, 1, line.length - 1);
            }
        };

        /** The squares that count, of a line with these squares. */
        abstract int[] of(int[] line);
    }

    /**
     * The keys of the lines of one direction.
     *
     * @param squares which squares of a line count
     * @param hash the minimal hash for a number of active bits; its modulus must not depend on that number
     */
    static MinimalKey of(OccupancyMap direction, Squares squares, IntFunction<PerfectHash> hash) {
        Map<Integer, PerfectHash> known = new HashMap<>();
        int modulus = hash.apply(1).modulus();
        boolean isOdd = modulus % 2 == 1;
        int[] terms = new int[Square.LIMIT << 2];
        int[] shifts = new int[Square.COUNT];
        for (int square = 0; square < Square.COUNT; square++) {
            int[] active = squares.of(direction.lineThrough(square));
            if (active.length > 0) {
                PerfectHash ofLine = known.computeIfAbsent(active.length, hash::apply);
                int first = active[0];
                shifts[square] = isOdd ? 0 : first;
                terms[square << 2] = ofLine.weight(isOdd ? -first : 0);
                terms[square << 2 | 1] = ofLine.weight(isOdd ? HIGH - first : Math.max(HIGH - first, 0));
                terms[square << 2 | 2] = ofLine.addend();
            }
        }
        return new MinimalKey(
                LineMasks.of(direction, (square, line) -> Bitboard.of(squares.of(line))),
                PerSquare.of(square -> Math.min(shifts[square], HIGH)),
                PerSquare.of(square -> Math.max(shifts[square] - HIGH, 0)),
                terms,
                modulus);
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int entry = square << 2;
        long low = occupancy.word(0) & line.word(square, 0)
                | (long) (occupancy.word(1) & line.word(square, 1)) << Square.PER_WORD;
        int high = occupancy.word(2) & line.word(square, 2);
        long sum = (low >>> lowShift.at(square)) * terms[entry]
                + (long) (high >>> highShift.at(square)) * terms[entry | 1]
                + terms[entry | 2];
        return (int) (sum % modulus);
    }
}
