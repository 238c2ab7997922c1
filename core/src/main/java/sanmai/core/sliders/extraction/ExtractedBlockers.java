package sanmai.core.sliders.extraction;

import java.util.ArrayList;
import java.util.List;
import sanmai.core.Bitboard;
import sanmai.core.Direction;
import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;

/**
 * Extracts the occupied squares that can block a slider as one number, which is the place of its attacks among those of
 * its square. A rook in the middle has fourteen such squares, so 16,384 places.
 *
 * @param masks the squares that can block, words 0 and 1 as one number and word 2, by {@code square << 1}
 * @param lowBits the number of squares that can block in words 0 and 1
 * @param start the first place of each square, and after those of all squares the number of places
 */
record ExtractedBlockers(long[] masks, byte[] lowBits, int[] start) {
    /** Answers which squares the slider attacks. */
    @FunctionalInterface
    interface Oracle {
        /** The attacked squares. */
        Bitboard attacks(int square, Occupancy occupancy);
    }

    /** Hears the attacks of each place. */
    @FunctionalInterface
    interface Table {
        /** The attacked squares of a place, which is one of this square. */
        void put(int place, int square, Bitboard attacks);
    }

    static ExtractedBlockers of(Direction... rays) {
        long[] masks = new long[Square.LIMIT << 1];
        byte[] lowBits = new byte[Square.LIMIT];
        int[] start = new int[Square.LIMIT];
        for (int square = 0; square < Square.COUNT; square++) {
            Bitboard blockers = Bitboard.of(blockers(square, rays));
            masks[square << 1] = blockers.w0() | (long) blockers.w1() << Square.PER_WORD;
            masks[square << 1 | 1] = blockers.w2();
            lowBits[square] = (byte) Long.bitCount(masks[square << 1]);
            start[square + 1] = start[square] + (1 << blockers.count());
        }
        return new ExtractedBlockers(masks, lowBits, start);
    }

    /** The squares on the rays that can block: all of each ray but its last. */
    private static int[] blockers(int square, Direction[] rays) {
        List<Integer> blockers = new ArrayList<>();
        for (Direction ray : rays) {
            for (int to = ray.from(square); to != Square.NONE && ray.from(to) != Square.NONE; to = ray.from(to)) {
                blockers.add(to);
            }
        }
        return blockers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The number of places. */
    int places() {
        return start[Square.COUNT];
    }

    /** The place of the attacks of a slider. */
    int place(int square, Occupancy occupancy) {
        long low = occupancy.word(0) | (long) occupancy.word(1) << Square.PER_WORD;
        int number = (int) ExtractAndDeposit.compress(low, masks[square << 1])
                | (int) ExtractAndDeposit.compress(occupancy.word(2), masks[square << 1 | 1]) << lowBits[square];
        return start[square] + number;
    }

    /** Fills a table. Runs through the blockers of each square in Gray code order, so that each step changes one square. */
    void fill(Oracle oracle, Table table) {
        for (int square = 0; square < Square.COUNT; square++) {
            long low = masks[square << 1];
            int[] blockers = new Bitboard((int) low & Bitboard.WORD_MASK, (int) (low >>> Square.PER_WORD), (int)
                            masks[square << 1 | 1])
                    .squares()
                    .toArray();
            MutableOccupancy occupancy = new MutableOccupancy();
            for (int i = 0; i < 1 << blockers.length; i++) {
                if (i > 0) {
                    occupancy.toggle(0, blockers[Integer.numberOfTrailingZeros(i)], MapSet.PLAIN);
                }
                table.put(start[square] + (i ^ i >>> 1), square, oracle.attacks(square, occupancy));
            }
        }
    }
}
