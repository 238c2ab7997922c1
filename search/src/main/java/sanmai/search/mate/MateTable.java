package sanmai.search.mate;

import java.util.Arrays;
import sanmai.shogi.Hand;

/**
 * The transposition table of df-pn: which positions are proved or disproved, and the numbers of others. It has a
 * fixed size; a new entry replaces the one in its bucket that took the least work. Probes compare whole keys and hands,
 * so a replaced entry is lost, but never taken for another position.
 *
 * <p>A proof holds for every hand of the attacker that has at least the proof hand and for every greater number of plies,
 * a disproof for every hand that has at most the disproof hand and for every smaller number of plies. Proof and disproof
 * numbers hold for one hand and are bounds for others: a mate is at least as hard to prove with less in hand, and at least
 * as hard to disprove with more. Questions with a limit of plies and questions without keep their numbers apart: what is
 * hard within a few plies may be easy in many, and numbers of the one would mislead the other.
 *
 * <p>An entry is three longs: the {@link MateEntry}; the proof number in the upper half and the disproof number in the
 * lower half; and the key xor these two. Threads share a table without locks, each by a {@linkplain #view() view} of its
 * own. If two of them write an entry at once, what is read as its key is that of no position, and the entry is not found
 * (Hyatt and Mann, <i>A Lockless Transposition-Table Implementation for Parallel Search</i>, 2002).
 */
final class MateTable {
    /** {@link #probe} has found nothing. */
    static final int MISS = 0;

    /** {@link #probe} has found numbers of an unsolved position, or bounds of them. */
    static final int UNSOLVED = 1;

    /** {@link #probe} has found a proof. */
    static final int PROVED = 2;

    /** {@link #probe} has found a disproof. */
    static final int DISPROVED = 3;

    /** The plies of a disproof that holds for any number of plies; greater than the plies of every mate. */
    static final int ANY_PLIES = MateEntry.MAX_PLIES;

    private static final int ENTRY_LONGS = 3;
    private static final int BUCKET_ENTRIES = 8;
    private static final int BUCKET_LONGS = ENTRY_LONGS * BUCKET_ENTRIES;
    private static final int BUCKET_BYTES = BUCKET_LONGS * Long.BYTES;

    /** Buckets of a segment; one array would be too short for a large table. */
    private static final int SEGMENT_SHIFT = 19;

    private static final int SEGMENT_BUCKETS = 1 << SEGMENT_SHIFT;

    private final long[][] segments;
    private final int buckets;

    // What the last probe has found: the numbers, or the proof hand or disproof hand and the plies.
    private int proofNumber;
    private int disproofNumber;
    int hand;
    int plies;

    /** The plies of entries with numbers: 1 if the question has a limit of plies, else 0. */
    private int numbersOf;

    /** A table of at most this size, but at least one bucket. */
    MateTable(long bytes) {
        buckets = (int) Math.max(1, Math.min(bytes / BUCKET_BYTES, Integer.MAX_VALUE));
        segments = new long[(buckets - 1 >>> SEGMENT_SHIFT) + 1][];
        for (int i = 0; i < segments.length; i++) {
            int here = Math.min(SEGMENT_BUCKETS, buckets - (i << SEGMENT_SHIFT));
            segments[i] = new long[here * BUCKET_LONGS];
        }
    }

    private MateTable(MateTable other) {
        segments = other.segments;
        buckets = other.buckets;
    }

    /** The same table for another thread: the entries are shared, what the last probe has found is not. */
    MateTable view() {
        return new MateTable(this);
    }

    /** Tells whether the question that is searched from now on has a limit of plies. */
    void setLimited(boolean isLimited) {
        numbersOf = isLimited ? 1 : 0;
    }

    /** Forgets all entries. */
    void clear() {
        for (long[] segment : segments) {
            Arrays.fill(segment, 0);
        }
    }

    /** The size of the entries in bytes. */
    long bytes() {
        return (long) buckets * BUCKET_BYTES;
    }

    private int bucket(long key) {
        return (int) ((key >>> 33) * buckets >>> 31);
    }

    private static int start(int bucket) {
        return (bucket & SEGMENT_BUCKETS - 1) * BUCKET_LONGS;
    }

    /**
     * Looks a position up, to know whether there is a mate within a number of plies. What was found can be read until the
     * next probe.
     *
     * @return {@link #MISS}, {@link #UNSOLVED}, {@link #PROVED} or {@link #DISPROVED}
     */
    int probe(long key, int attackerHand, int withinPlies) {
        int bucket = bucket(key);
        long[] table = segments[bucket >>> SEGMENT_SHIFT];
        int start = start(bucket);
        int found = MISS;
        proofNumber = 1;
        disproofNumber = 1;
        for (int i = start; i < start + BUCKET_LONGS; i += ENTRY_LONGS) {
            long entry = table[i];
            long numbers = table[i + 1];
            if ((table[i + 2] ^ entry ^ numbers) != key) {
                continue;
            }
            if (MateEntry.solves(entry, attackerHand, withinPlies)) {
                hand = MateEntry.hand(entry);
                plies = MateEntry.plies(entry);
                return MateEntry.kind(entry);
            }
            if (MateEntry.kind(entry) == UNSOLVED
                    && MateEntry.plies(entry) == numbersOf
                    && readNumbers(MateEntry.hand(entry), numbers, attackerHand)) {
                found = UNSOLVED;
            }
        }
        return found;
    }

    /** Takes the numbers of the position with some hand as bounds for another one; false if neither hand is superior. */
    private boolean readNumbers(int ofHand, long numbers, int attackerHand) {
        boolean isHarderToProve = Hand.isEqualOrSuperior(ofHand, attackerHand);
        boolean isHarderToDisprove = Hand.isEqualOrSuperior(attackerHand, ofHand);
        if (isHarderToProve) {
            proofNumber = Math.max(proofNumber, (int) (numbers >>> Integer.SIZE));
        }
        if (isHarderToDisprove) {
            disproofNumber = Math.max(disproofNumber, (int) numbers);
        }
        return isHarderToProve || isHarderToDisprove;
    }

    /** Sets the numbers of a node to those that the last probe has found. */
    void readUnsolved(MateNode node) {
        node.setNumbers(node.isOrNode() ? proofNumber : disproofNumber, node.isOrNode() ? disproofNumber : proofNumber);
    }

    /** Sets the numbers of a node to the proof or disproof that the last probe has found; false if it was neither. */
    boolean readSolved(int found, MateNode node) {
        if (found == PROVED) {
            node.setProved(hand, plies);
        } else if (found == DISPROVED) {
            node.setDisproved(hand, plies, SearchPath.NO_REPETITION);
        }
        return found == PROVED || found == DISPROVED;
    }

    /** The plies of the shortest proved mate in a position, or {@link #ANY_PLIES}. */
    int shortestMate(long key, int attackerHand) {
        int bucket = bucket(key);
        long[] table = segments[bucket >>> SEGMENT_SHIFT];
        int start = start(bucket);
        int shortest = ANY_PLIES;
        for (int i = start; i < start + BUCKET_LONGS; i += ENTRY_LONGS) {
            long entry = table[i];
            if ((table[i + 2] ^ entry ^ table[i + 1]) == key
                    && MateEntry.kind(entry) == PROVED
                    && Hand.isEqualOrSuperior(attackerHand, MateEntry.hand(entry))) {
                shortest = Math.min(shortest, MateEntry.plies(entry));
            }
        }
        return shortest;
    }

    /** Stores the numbers of an unsolved position. */
    void storeUnsolved(long key, int attackerHand, MateNode node, long work) {
        int proof = node.isOrNode() ? node.phi : node.delta;
        int disproof = node.isOrNode() ? node.delta : node.phi;
        store(key, MateEntry.of(UNSOLVED, attackerHand, numbersOf, work), (long) proof << Integer.SIZE | disproof);
    }

    /** Stores that there is a mate within a number of plies for every hand that has at least the proof hand. */
    void storeProof(long key, int proofHand, int withinPlies, long work) {
        store(key, MateEntry.of(PROVED, proofHand, withinPlies, work), 0);
    }

    /** Stores that there is no mate within a number of plies for any hand that has at most the disproof hand. */
    void storeDisproof(long key, int disproofHand, int withinPlies, long work) {
        store(key, MateEntry.of(DISPROVED, disproofHand, withinPlies, work), 0);
    }

    private void store(long key, long entry, long numbers) {
        int bucket = bucket(key);
        long[] table = segments[bucket >>> SEGMENT_SHIFT];
        int start = start(bucket);
        int replaced = start;
        int leastValue = Integer.MAX_VALUE;
        for (int i = start; i < start + BUCKET_LONGS; i += ENTRY_LONGS) {
            long old = table[i];
            int value = value(old, (table[i + 2] ^ old ^ table[i + 1]) == key, entry);
            if (value < leastValue) {
                leastValue = value;
                replaced = i;
            }
        }
        table[replaced] = entry;
        table[replaced + 1] = numbers;
        table[replaced + 2] = key ^ entry ^ numbers;
    }

    /** The value of an old entry that a new one may replace: lowest if the new entry includes it, else its work. */
    private static int value(long old, boolean sameKey, long entry) {
        if (MateEntry.kind(old) == MISS) {
            return 0;
        }
        return sameKey && MateEntry.includes(entry, old) ? -1 : 1 + MateEntry.work(old);
    }
}
