package sanmai.search.mate;

import sanmai.shogi.Hand;

/**
 * The second word of an entry of the {@link MateTable}, packed into a long:
 *
 * <pre>
 * bits 0-17   work: the number of nodes searched for it, at most 2^18 - 1
 *      18-19  kind: 0 in an empty entry, else UNSOLVED, PROVED or DISPROVED
 *      20-31  plies; of UNSOLVED: 1 if the question had a limit of plies, else 0
 *      32-63  the attacker's hand, proof hand or disproof hand
 * </pre>
 */
final class MateEntry {
    private static final int KIND_SHIFT = 18;
    private static final int PLIES_SHIFT = 20;
    private static final int HAND_SHIFT = 32;
    /** The greatest number of plies. */
    static final int MAX_PLIES = (1 << HAND_SHIFT - PLIES_SHIFT) - 1;

    private static final int MAX_WORK = (1 << KIND_SHIFT) - 1;

    private MateEntry() {}

    static long of(int kind, int hand, int plies, long work) {
        return (long) hand << HAND_SHIFT
                | (long) plies << PLIES_SHIFT
                | (long) kind << KIND_SHIFT
                | Math.min(work, MAX_WORK);
    }

    static int kind(long entry) {
        return (int) (entry >>> KIND_SHIFT) & 3;
    }

    static int plies(long entry) {
        return (int) (entry >>> PLIES_SHIFT) & MAX_PLIES;
    }

    static int hand(long entry) {
        return (int) (entry >>> HAND_SHIFT);
    }

    static int work(long entry) {
        return (int) entry & MAX_WORK;
    }

    /** Whether the entry proves a mate within a number of plies with this hand, or disproves it. */
    static boolean solves(long entry, int hand, int withinPlies) {
        int kind = kind(entry);
        return kind == MateTable.PROVED && plies(entry) <= withinPlies && Hand.isEqualOrSuperior(hand, hand(entry))
                || kind == MateTable.DISPROVED
                        && plies(entry) >= withinPlies
                        && Hand.isEqualOrSuperior(hand(entry), hand);
    }

    /** Whether a new entry of the same position says everything that the old one says. */
    static boolean includes(long entry, long old) {
        if (kind(entry) != kind(old)) {
            return false;
        }
        return switch (kind(old)) {
            case MateTable.PROVED -> Hand.isEqualOrSuperior(hand(old), hand(entry)) && plies(entry) <= plies(old);
            case MateTable.DISPROVED -> Hand.isEqualOrSuperior(hand(entry), hand(old)) && plies(entry) >= plies(old);
            default -> hand(old) == hand(entry) && plies(old) == plies(entry);
        };
    }
}
