package sanmai.search.mate;

import sanmai.shogi.Hand;

/**
 * The attacker's positions from the root to the present one. A position is repeated if it has the same board and the
 * attacker holds no more than before: if it could mate now, it could have mated then, and sooner.
 */
final class SearchPath {
    /** No position on the path is repeated. */
    static final int NO_REPETITION = Integer.MAX_VALUE;

    private static final int FILTER = 1 << 12;

    private final long[] keys;
    private final int[] hands;

    /** By ply: a number for all positions before it, in their order. */
    private final long[] before;

    /** By the low bits of keys: how many positions of the path have them. */
    private final short[] filter = new short[FILTER];

    SearchPath(int maxPlies) {
        keys = new long[maxPlies + 2];
        hands = new int[maxPlies + 2];
        before = new long[maxPlies + 3];
    }

    /** Whether the attacker is to move on a ply. */
    static boolean isAttack(int ply) {
        return (ply & 1) == 0;
    }

    private static int low(long key) {
        return (int) key & FILTER - 1;
    }

    /** The position on this ply is entered. Only the attacker's positions count for repetitions. */
    void enter(int ply, long key, int hand) {
        keys[ply] = key;
        hands[ply] = hand;
        before[ply + 1] = MateZobrist.mix(before[ply] ^ of(key, hand));
        if (isAttack(ply)) {
            filter[low(key)]++;
        }
    }

    /** The position on this ply is left. */
    void leave(int ply) {
        if (isAttack(ply)) {
            filter[low(keys[ply])]--;
        }
    }

    /** The ply on which the attacker's position on a ply occurred before, or {@link #NO_REPETITION}. */
    int repeated(int ply, long key, int hand) {
        if (filter[low(key)] != 0) {
            for (int earlier = ply - 2; earlier >= 0; earlier -= 2) {
                if (keys[earlier] == key && Hand.isEqualOrSuperior(hands[earlier], hand)) {
                    return earlier;
                }
            }
        }
        return NO_REPETITION;
    }

    /** The attacker's hand on a ply. */
    int hand(int ply) {
        return hands[ply];
    }

    /** A key for a position on a ply together with the path to it and the number of plies left. */
    long key(int ply, long key, int hand, int pliesLeft) {
        return MateZobrist.mix(before[ply] ^ of(key, hand) ^ (long) pliesLeft << 48);
    }

    private static long of(long key, int hand) {
        return MateZobrist.mix(key ^ MateZobrist.mix(hand));
    }
}
