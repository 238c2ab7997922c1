package sanmai.core.sliders.extraction;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * The attacks of one slider as a set among the squares that it attacks on the empty board, which are at most sixteen:
 * bit {@code n} of an entry is the n-th of them. The processor deposits the bits of an entry on their squares.
 *
 * @param blockers finds the place of the attacks
 * @param sets the attacked squares of each place
 * @param rays word {@code w} of the squares attacked on the empty board, by {@code square << 2 | w}
 * @param before the number of these squares in the words before, by {@code square << 2 | w}
 */
record DepositedAttacks(ExtractedBlockers blockers, char[] sets, int[] rays, byte[] before) implements PieceAttacks {
    private static final int SHIFT = 16;

    static DepositedAttacks of(ExtractedBlockers blockers, ExtractedBlockers.Oracle oracle) {
        int[] rays = new int[Square.LIMIT << 2];
        byte[] before = new byte[Square.LIMIT << 2];
        for (int square = 0; square < Square.COUNT; square++) {
            Bitboard all = oracle.attacks(square, new MutableOccupancy());
            int count = 0;
            for (int w = 0; w < 3; w++) {
                rays[square << 2 | w] = all.word(w);
                before[square << 2 | w] = (byte) count;
                count += Integer.bitCount(all.word(w));
            }
        }
        char[] sets = new char[blockers.places()];
        blockers.fill(oracle, (place, square, attacks) -> {
            for (int w = 0; w < 3; w++) {
                int entry = square << 2 | w;
                sets[place] |= (char) (ExtractAndDeposit.compress(attacks.word(w), rays[entry]) << before[entry]);
            }
        });
        return new DepositedAttacks(blockers, sets, rays, before);
    }

    /** The set of attacked squares, and the slider's square above it. */
    @Override
    public int key(int square, Occupancy occupancy) {
        return square << SHIFT | sets[blockers.place(square, occupancy)];
    }

    @Override
    public int word(int key, Occupancy occupancy, int w) {
        int entry = key >>> SHIFT << 2 | w;
        return (int) ExtractAndDeposit.expand(key >>> before[entry], rays[entry]);
    }
}
