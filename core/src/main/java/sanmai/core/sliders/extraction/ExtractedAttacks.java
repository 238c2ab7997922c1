package sanmai.core.sliders.extraction;

import java.util.ArrayList;
import java.util.List;
import sanmai.core.Bitboard;
import sanmai.core.Direction;
import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.PieceAttacks;

/**
 * The attacks of one slider: the occupied squares that can block it, extracted as one number, index a table. A rook in
 * the middle has fourteen such squares, so its table has 16,384 entries.
 *
 * @param masks the squares that can block, words 0 and 1 as one number and word 2, by {@code square << 1}
 * @param lowBits the number of squares that can block in words 0 and 1
 * @param start where the words of each square begin
 * @param words word {@code w} of the attacked squares, by {@code start[square] + 3 * number + w}
 */
record ExtractedAttacks(long[] masks, byte[] lowBits, int[] start, int[] words) implements PieceAttacks {
    /** Answers which squares the slider attacks; the table is filled from it. */
    @FunctionalInterface
    interface Oracle {
        /** The attacked squares. */
        Bitboard attacks(int square, Occupancy occupancy);
    }

    static ExtractedAttacks of(Oracle oracle, Direction... rays) {
        long[] masks = new long[Square.LIMIT << 1];
        byte[] lowBits = new byte[Square.LIMIT];
        int[] start = new int[Square.LIMIT];
        int[][] blockers = new int[Square.COUNT][];
        int length = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            blockers[square] = blockers(square, rays);
            int low = 0;
            for (int blocker : blockers[square]) {
                boolean isLow = Square.word(blocker) < 2;
                masks[square << 1 | (isLow ? 0 : 1)] |= isLow ? 1L << blocker : Square.bit(blocker);
                low += isLow ? 1 : 0;
            }
            lowBits[square] = (byte) low;
            start[square] = length;
            length += 3 << blockers[square].length;
        }
        int[] words = new int[length];
        for (int square = 0; square < Square.COUNT; square++) {
            int[] attacks = attacks(square, blockers[square], oracle);
            System.arraycopy(attacks, 0, words, start[square], attacks.length);
        }
        return new ExtractedAttacks(masks, lowBits, start, words);
    }

    /** The squares on the rays that can block, from the lowest on: all of each ray but its last. */
    private static int[] blockers(int square, Direction[] rays) {
        List<Integer> blockers = new ArrayList<>();
        for (Direction ray : rays) {
            for (int to = ray.from(square); to != Square.NONE && ray.from(to) != Square.NONE; to = ray.from(to)) {
                blockers.add(to);
            }
        }
        return blockers.stream().sorted().mapToInt(Integer::intValue).toArray();
    }

    /** The words of a square. Runs through the blockers in Gray code order, so that each step changes one square. */
    private static int[] attacks(int square, int[] blockers, Oracle oracle) {
        int[] words = new int[3 << blockers.length];
        MutableOccupancy occupancy = new MutableOccupancy();
        for (int i = 0; i < 1 << blockers.length; i++) {
            if (i > 0) {
                occupancy.toggle(0, blockers[Integer.numberOfTrailingZeros(i)], MapSet.PLAIN);
            }
            int number = i ^ i >>> 1;
            Bitboard attacks = oracle.attacks(square, occupancy);
            for (int w = 0; w < 3; w++) {
                words[3 * number + w] = attacks.word(w);
            }
        }
        return words;
    }

    /** Where the attacked squares begin in the table. */
    @Override
    public int key(int square, Occupancy occupancy) {
        long low = occupancy.word(0) | (long) occupancy.word(1) << Square.PER_WORD;
        int number = (int) Compress.compress(low, masks[square << 1])
                | (int) Compress.compress(occupancy.word(2), masks[square << 1 | 1]) << lowBits[square];
        return start[square] + 3 * number;
    }

    @Override
    public int word(int key, int w) {
        return words[key + w];
    }
}
