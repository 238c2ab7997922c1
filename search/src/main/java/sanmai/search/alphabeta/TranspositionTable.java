package sanmai.search.alphabeta;

import sanmai.search.Bound;
import sanmai.search.Score;
import sanmai.shogi.Move;

/**
 * What has been found out about positions, by their keys. An entry takes two longs: the <em>data</em> (move, score,
 * depth, bound, age) and the <em>lock</em>, which is the key, its lowest 16 bits replaced by the static evaluation,
 * exclusive-or the data. Threads read and write without waiting for each other: an entry of which one half belongs to
 * another position does not fit its lock and counts as empty. Nothing but the move needs to be checked by the reader.
 *
 * <p>Four entries, a cache line, share an index. The least valuable of them is overwritten: the shallowest, counting
 * those of earlier searches as shallower.
 *
 * <pre>
 * data bits  0-20  move
 *           21-41  score + 2^20, mate counted from the entry's position
 *           42-49  depth + 1, at least 1
 *           50-51  bound + 1
 *           52-57  generation
 * </pre>
 */
final class TranspositionTable {
    /** What a search of the table answers if nothing is known of the key. */
    static final long NOTHING = 0;

    /** Stands for an evaluation that was not made. */
    static final int NO_EVALUATION = Short.MIN_VALUE;

    /** No entry is deeper. */
    static final int MOST_DEPTH = 250;

    /** An array has at most 2^31 - 1 elements. */
    private static final int MOST_MEGABYTES = 16_383;

    private static final int ENTRIES = 4;
    private static final int CLUSTER_SHIFT = 3;
    private static final int MOVE_MASK = (1 << 21) - 1;
    private static final int SCORE_SHIFT = 21;
    private static final int SCORE_ZERO = 1 << 20;
    private static final int DEPTH_SHIFT = 42;
    private static final int BOUND_SHIFT = 50;
    private static final int GENERATION_SHIFT = 52;
    private static final int GENERATIONS = 64;
    private static final int PLIES_OF_A_GENERATION = 4;
    private static final long EVALUATION_MASK = 0xFFFF;
    private static final Bound[] BOUNDS = Bound.values();

    private final long[] words;
    private final long clusters;
    private int generation;

    /**
     * An empty table.
     *
     * @throws OutOfMemoryError if there is not so much memory
     */
    TranspositionTable(int megabytes) {
        clusters = Math.min(megabytes, MOST_MEGABYTES) * (1L << 20 - 6);
        words = new long[(int) (clusters << CLUSTER_SHIFT)];
    }

    /** Forgets everything. */
    void clear() {
        java.util.Arrays.fill(words, 0);
        generation = 0;
    }

    /** Says that a new search begins, beside whose entries older ones are worth less. */
    void nextGeneration() {
        generation = (generation + 1) % GENERATIONS;
    }

    /** The index of a key's cluster. The lowest bits of the key, which locks do not have, count most. */
    private int cluster(long key) {
        long mixed = (key << 16 | key >>> 16 & EVALUATION_MASK) & 0xFFFF_FFFFL;
        return (int) (mixed * clusters >>> 32) << CLUSTER_SHIFT;
    }

    /** Reads where an entry of this key would be, so that memory is under way when the entry is wanted. */
    long touch(long key) {
        return words[cluster(key)];
    }

    /** Where the position with this key has its entry; negative if it has none. */
    int find(long key) {
        long[] table = words;
        int at = cluster(key);
        for (int i = 0; i < ENTRIES; i++) {
            long data = table[at + 2 * i + 1];
            if (((table[at + 2 * i] ^ data ^ key) & ~EVALUATION_MASK) == 0 && data != 0) {
                return at + 2 * i;
            }
        }
        return -1;
    }

    /** The data of an entry that was found; {@link #NOTHING} if another thread has just overwritten it. */
    long data(int index, long key) {
        long data = words[index + 1];
        return ((words[index] ^ data ^ key) & ~EVALUATION_MASK) == 0 ? data : NOTHING;
    }

    /** The static evaluation of an entry, given its data. */
    int evaluation(int index, long data) {
        return (short) (words[index] ^ data);
    }

    static int move(long data) {
        return (int) data & MOVE_MASK;
    }

    /** The score of an entry, for a position so many plies from the root. */
    static int score(long data, int ply) {
        int score = (int) (data >>> SCORE_SHIFT & MOVE_MASK) - SCORE_ZERO;
        if (score >= Score.MATE_IN_MAX) {
            return score - ply;
        }
        return score <= -Score.MATE_IN_MAX ? score + ply : score;
    }

    static int depth(long data) {
        return (int) (data >>> DEPTH_SHIFT & 0xFF) - 1;
    }

    static Bound bound(long data) {
        return BOUNDS[(int) (data >>> BOUND_SHIFT & 3) - 1];
    }

    /** Whether moves were tried before the entry was made; if not, the position was good enough as it stood. */
    static boolean triedMoves(long data) {
        return data != NOTHING && (move(data) != Move.NONE || bound(data) != Bound.LOWER);
    }

    /** Whether an entry's score, for a position of its depth, answers whether the position is worth beta or more. */
    static boolean settles(long data, int score, int beta) {
        return switch (bound(data)) {
            case EXACT -> true;
            case LOWER -> score >= beta;
            case UPPER -> score < beta;
        };
    }

    /**
     * Remembers what was found out.
     *
     * @param move the best move, or {@link Move#NONE}; then the move known before is kept
     * @param score seen from a position so many plies from the root
     */
    void store(long key, int move, int score, int evaluation, int depth, Bound bound, int ply) {
        long[] table = words;
        int at = cluster(key);
        int worst = at;
        int worstValue = Integer.MAX_VALUE;
        for (int i = at; i < at + 2 * ENTRIES; i += 2) {
            long data = table[i + 1];
            boolean same = ((table[i] ^ data ^ key) & ~EVALUATION_MASK) == 0;
            if (data == 0 || same) {
                worst = i;
                if (same && data != 0) {
                    if (bound != Bound.EXACT && age(data) == 0 && depth(data) > depth + 3) {
                        return;
                    }
                    move = move == Move.NONE ? move(data) : move;
                }
                break;
            }
            int value = depth(data) - PLIES_OF_A_GENERATION * age(data);
            if (value < worstValue) {
                worstValue = value;
                worst = i;
            }
        }
        int fromHere = score >= Score.MATE_IN_MAX ? score + ply : score <= -Score.MATE_IN_MAX ? score - ply : score;
        long data = move
                | (long) (fromHere + SCORE_ZERO) << SCORE_SHIFT
                | (long) (depth + 1) << DEPTH_SHIFT
                | (long) (bound.ordinal() + 1) << BOUND_SHIFT
                | (long) generation << GENERATION_SHIFT;
        table[worst] = (key & ~EVALUATION_MASK | evaluation & EVALUATION_MASK) ^ data;
        table[worst + 1] = data;
    }

    private int age(long data) {
        return generation - (int) (data >>> GENERATION_SHIFT) & GENERATIONS - 1;
    }

    /** How much of the table this search has filled, in thousandths. */
    int fullness() {
        int used = 0;
        int looked = (int) Math.min(250, clusters) << CLUSTER_SHIFT;
        for (int i = 0; i < looked; i += 2) {
            used += words[i + 1] != 0 && age(words[i + 1]) == 0 ? 1 : 0;
        }
        return used * 1000 / (looked / 2);
    }
}
