package sanmai.core.sliders.sissy;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * The attacks of one slider as the intersection of nine sets, one for the occupied squares of each rank: what the slider
 * would attack if all other ranks were empty. The key is its square.
 *
 * @param words word {@code w} of the nine sets, by {@code ((rank * 81 + square) << 9 | occupied) << 2 | w}
 */
record SplitIndex(int[] words) implements PieceAttacks {
    private static final int ROW_BITS = 9;
    private static final int ROW = (1 << ROW_BITS) - 1;

    /** Answers which squares the slider attacks. */
    @FunctionalInterface
    interface Oracle {
        /** The attacked squares. */
        Bitboard attacks(int square, Occupancy occupancy);
    }

    static SplitIndex of(Oracle oracle) {
        int[] words = new int[index(9, 0, 0)];
        for (int row = 0; row < 9; row++) {
            MutableOccupancy occupancy = new MutableOccupancy();
            for (int i = 1; i <= 1 << ROW_BITS; i++) {
                int occupied = occupancy.word(row / 3) >>> row % 3 * ROW_BITS & ROW;
                for (int square = 0; square < Square.COUNT; square++) {
                    Bitboard attacks = oracle.attacks(square, occupancy);
                    for (int w = 0; w < 3; w++) {
                        words[index(row, square, occupied) | w] = attacks.word(w);
                    }
                }
                occupancy.toggle(0, Square.at(row, Integer.numberOfTrailingZeros(i) % ROW_BITS), MapSet.PLAIN);
            }
        }
        return new SplitIndex(words);
    }

    private static int index(int row, int square, int occupied) {
        return (row * Square.COUNT + square << ROW_BITS | occupied) << 2;
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int word(int key, Occupancy occupancy, int w) {
        return threeRanks(0, key, occupancy.word(0), w)
                & threeRanks(3, key, occupancy.word(1), w)
                & threeRanks(6, key, occupancy.word(2), w);
    }

    private int threeRanks(int row, int square, int occupied, int w) {
        return words[index(row, square, occupied & ROW) | w]
                & words[index(row + 1, square, occupied >>> ROW_BITS & ROW) | w]
                & words[index(row + 2, square, occupied >>> 2 * ROW_BITS) | w];
    }
}
