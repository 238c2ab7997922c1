package sanmai.search.mate;

import sanmai.shogi.Hand;

/**
 * The positions from the root to the node that is searched. It finds repetitions (sennichite, which fail the attacker)
 * and makes keys of whole paths.
 *
 * <p>A position with the attacker to move is repeated if it has the same board and the attacker holds the same pieces or
 * fewer: if there were a mate now, there would have been one earlier, and shorter.
 */
final class SearchPath {
    /** No position on the path is repeated. Greater than every ply. */
    static final int NO_REPETITION = Integer.MAX_VALUE;

    /** The longest line of checks that is searched. */
    static final int MAX_PLIES = 4000;

    private static final int FILTER_SIZE = 1 << 12;

    private final long[] keys = new long[MAX_PLIES + 2];
    private final int[] hands = new int[MAX_PLIES + 2];

    /** By ply: a key for all positions before it in their order. */
    private final long[] prefixKeys = new long[MAX_PLIES + 3];

    /** The ply of the first position that counts: those before it belong to another question. */
    private int floor;

    /** By the low bits of a key: the number of OR nodes on the path with these bits. */
    private final short[] filter = new short[FILTER_SIZE];

    private static boolean isAttackersPly(int ply) {
        return (ply & 1) == 0;
    }

    private static int filterIndex(long key) {
        return (int) key & FILTER_SIZE - 1;
    }

    /**
     * Starts the path of a question at a ply. Earlier positions count again after {@link #resume}.
     *
     * @return the ply at which the path of the question before started
     */
    int start(int ply) {
        int before = floor;
        floor = ply;
        prefixKeys[ply] = ply;
        return before;
    }

    /** Goes on with the path of an earlier question, which started at this ply and has come to its node on another one. */
    void resume(int newFloor, int ply) {
        floor = newFloor;
        prefixKeys[ply + 1] = MateZobrist.mix(prefixKeys[ply] ^ keyWithHand(keys[ply], hands[ply]));
    }

    /** Enters the position on a ply. */
    void enter(int ply, long key, int hand) {
        keys[ply] = key;
        hands[ply] = hand;
        prefixKeys[ply + 1] = MateZobrist.mix(prefixKeys[ply] ^ keyWithHand(key, hand));
        if (isAttackersPly(ply)) {
            filter[filterIndex(key)]++;
        }
    }

    /** Leaves the position on a ply, the last one that was entered. */
    void leave(int ply) {
        if (isAttackersPly(ply)) {
            filter[filterIndex(keys[ply])]--;
        }
    }

    /** The ply of the position that an attacker's position on this ply would repeat, or {@link #NO_REPETITION}. */
    int repetitionPly(int ply, long key, int hand) {
        if (filter[filterIndex(key)] != 0) {
            for (int earlier = ply - 2; earlier >= floor; earlier -= 2) {
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

    /** The key of a position on a ply together with the path to it and the number of plies left. */
    long pathKey(int ply, long key, int hand, int pliesLeft) {
        return MateZobrist.mix(prefixKeys[ply] ^ keyWithHand(key, hand) ^ (long) pliesLeft << 48);
    }

    private static long keyWithHand(long key, int hand) {
        return MateZobrist.mix(key ^ MateZobrist.mix(hand));
    }
}
