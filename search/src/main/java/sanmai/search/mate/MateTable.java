package sanmai.search.mate;

import java.util.Arrays;
import sanmai.shogi.Hand;

/**
 * What is known about positions: proved, disproved, or how far from either. Of a fixed size: what is new takes the place
 * of what cost least to find out. An answer depends on the whole key and on hands, so what has been overwritten is lost
 * and never mistaken for something else.
 *
 * <p>A proof holds for every attacker's hand that covers the smallest hand it needs and for every greater number of
 * plies, a disproof for every hand that the greatest hand covers and for every smaller number. What is only estimated
 * holds for one hand.
 *
 * <p>An entry has three longs: the key; hand, plies, kind and work; the two numbers.
 */
final class MateTable {
    /** What {@link #find} found. */
    static final int NOTHING = 0;

    static final int ESTIMATED = 1;
    static final int PROVED = 2;
    static final int DISPROVED = 3;

    /** A number of plies that stands for any; greater than every other. */
    static final int ANY_PLIES = 4095;

    private static final int LONGS = 3;
    private static final int ENTRIES = 8;
    private static final int BUCKET_LONGS = LONGS * ENTRIES;
    private static final int BUCKET_BYTES = BUCKET_LONGS * Long.BYTES;

    /** Buckets in a segment; an array cannot hold all of a large table. */
    private static final int SEGMENT_SHIFT = 19;

    private static final int SEGMENT = 1 << SEGMENT_SHIFT;

    private static final int PLIES_SHIFT = 20;
    private static final int KIND_SHIFT = 18;
    private static final int MOST_WORK = (1 << KIND_SHIFT) - 1;

    private final long[][] segments;
    private final int buckets;

    // What the last find has found.
    private int estimate;
    private int otherEstimate;
    private int hand;
    private int plies;

    /** A table of at most so many bytes, but of one bucket at least. */
    MateTable(long bytes) {
        buckets = (int) Math.max(1, Math.min(bytes / BUCKET_BYTES, Integer.MAX_VALUE));
        segments = new long[(buckets - 1 >>> SEGMENT_SHIFT) + 1][];
        for (int i = 0; i < segments.length; i++) {
            int here = Math.min(SEGMENT, buckets - (i << SEGMENT_SHIFT));
            segments[i] = new long[here * BUCKET_LONGS];
        }
    }

    /** Forgets everything. */
    void clear() {
        for (long[] segment : segments) {
            Arrays.fill(segment, 0);
        }
    }

    /** How many bytes the entries take. */
    long bytes() {
        return (long) buckets * BUCKET_BYTES;
    }

    private int bucket(long key) {
        return (int) ((key >>> 33) * buckets >>> 31);
    }

    private static int kind(long info) {
        return (int) (info >>> KIND_SHIFT) & 3;
    }

    private static int plies(long info) {
        return (int) (info >>> PLIES_SHIFT) & ANY_PLIES;
    }

    private static int hand(long info) {
        return (int) (info >>> Integer.SIZE);
    }

    private static int work(long info) {
        return (int) info & MOST_WORK;
    }

    private static long info(int kind, int hand, int plies, long work) {
        return (long) hand << Integer.SIZE
                | (long) plies << PLIES_SHIFT
                | (long) kind << KIND_SHIFT
                | Math.min(work, MOST_WORK);
    }

    /**
     * What is known about a position, asked whether there is mate within so many plies. The details are in the fields
     * until the next question.
     */
    int find(long key, int attackerHand, int withinPlies) {
        int bucket = bucket(key);
        long[] table = segments[bucket >>> SEGMENT_SHIFT];
        int start = (bucket & SEGMENT - 1) * BUCKET_LONGS;
        int found = NOTHING;
        for (int i = start; i < start + BUCKET_LONGS; i += LONGS) {
            if (table[i] != key) {
                continue;
            }
            long info = table[i + 1];
            int kind = kind(info);
            int entryHand = hand(info);
            if (kind == PROVED && plies(info) <= withinPlies && Hand.isEqualOrSuperior(attackerHand, entryHand)
                    || kind == DISPROVED
                            && plies(info) >= withinPlies
                            && Hand.isEqualOrSuperior(entryHand, attackerHand)) {
                hand = entryHand;
                plies = plies(info);
                return kind;
            }
            if (kind == ESTIMATED && entryHand == attackerHand) {
                estimate = (int) (table[i + 2] >>> Integer.SIZE);
                otherEstimate = (int) table[i + 2];
                found = ESTIMATED;
            }
        }
        return found;
    }

    /** Notes the decision that was found just now as the attacker, or else the defender, sees it. False if it was none. */
    boolean takeDecision(int found, boolean byAttacker, ProofNumbers finding) {
        if (found != PROVED && found != DISPROVED) {
            return false;
        }
        finding.decide(found == PROVED == byAttacker, hand, plies, SearchPath.NO_REPETITION);
        return true;
    }

    /** The plies of the shortest known mate in a position; {@link #ANY_PLIES} if none is known. */
    int shortestMate(long key, int attackerHand) {
        int bucket = bucket(key);
        long[] table = segments[bucket >>> SEGMENT_SHIFT];
        int start = (bucket & SEGMENT - 1) * BUCKET_LONGS;
        int shortest = ANY_PLIES;
        for (int i = start; i < start + BUCKET_LONGS; i += LONGS) {
            long info = table[i + 1];
            if (table[i] == key && kind(info) == PROVED && Hand.isEqualOrSuperior(attackerHand, hand(info))) {
                shortest = Math.min(shortest, plies(info));
            }
        }
        return shortest;
    }

    /** The number that the side to move wants to bring down to zero, if something was estimated. */
    int estimate() {
        return estimate;
    }

    /** The number that the other side wants to bring down to zero, if something was estimated. */
    int otherEstimate() {
        return otherEstimate;
    }

    /** The smallest hand that the proof needs or the greatest one that the disproof allows. */
    int hand() {
        return hand;
    }

    /** After how many plies the mate comes at the latest, or up to how many plies there is none. */
    int plies() {
        return plies;
    }

    /** Keeps the two numbers of a position. */
    void estimate(long key, int attackerHand, int number, int otherNumber, long work) {
        keep(key, info(ESTIMATED, attackerHand, 0, work), (long) number << Integer.SIZE | otherNumber);
    }

    /** Keeps that a hand which covers this one mates within so many plies. */
    void prove(long key, int smallestHand, int mateWithin, long work) {
        keep(key, info(PROVED, smallestHand, mateWithin, work), 0);
    }

    /** Keeps that a hand covered by this one does not mate within so many plies. */
    void disprove(long key, int greatestHand, int noMateWithin, long work) {
        keep(key, info(DISPROVED, greatestHand, noMateWithin, work), 0);
    }

    private void keep(long key, long info, long numbers) {
        int bucket = bucket(key);
        long[] table = segments[bucket >>> SEGMENT_SHIFT];
        int start = (bucket & SEGMENT - 1) * BUCKET_LONGS;
        int victim = start;
        int least = Integer.MAX_VALUE;
        for (int i = start; i < start + BUCKET_LONGS; i += LONGS) {
            int worth = worth(table[i], table[i + 1], key, info);
            if (worth < least) {
                least = worth;
                victim = i;
            }
        }
        table[victim] = key;
        table[victim + 1] = info;
        table[victim + 2] = numbers;
    }

    /** How much would be lost by writing over an entry: nothing if the new one says all that it says. */
    private static int worth(long oldKey, long old, long key, long info) {
        int kind = kind(old);
        if (kind == NOTHING) {
            return 0;
        }
        boolean same = oldKey == key && kind == kind(info);
        boolean replaced = same
                && switch (kind) {
                    case PROVED -> Hand.isEqualOrSuperior(hand(old), hand(info)) && plies(info) <= plies(old);
                    case DISPROVED -> Hand.isEqualOrSuperior(hand(info), hand(old)) && plies(info) >= plies(old);
                    default -> hand(old) == hand(info);
                };
        return replaced ? -1 : 1 + work(old);
    }
}
