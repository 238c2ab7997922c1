package sanmai.movegen.perft;

import java.util.List;
import sanmai.shogi.Position;

/**
 * How to count.
 *
 * @param lastPly how the last ply is treated
 * @param threads the number of threads that share the work, from 1
 * @param hashMegabytes the size of the hash table in MB; 0 for none
 * @param details whether leaves are counted by what their last moves do, which cannot be seen from a list of moves
 * @param uniquePlies the number of plies after which each different position is counted once, times the number of lines that
 *     lead to it; 0 if each line is counted for itself
 */
public record PerftSettings(LastPly lastPly, int threads, int hashMegabytes, boolean details, int uniquePlies) {
    /** The last ply counted without being listed, one thread, no table. */
    public static final PerftSettings DEFAULT = new PerftSettings(LastPly.COUNT, 1, 0, false, 0);

    /** The greatest size of a table in MB: a terabyte. */
    public static final int MAX_HASH_MEGABYTES = 1 << 20;

    /** The greatest number of threads: more would only take memory. */
    public static final int MAX_THREADS = 1024;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a number is out of its range, which the message names, or details are wanted of a
     *     listed last ply
     */
    public PerftSettings {
        require(threads, 1, MAX_THREADS, "threads");
        require(hashMegabytes, 0, MAX_HASH_MEGABYTES, "MB of hash");
        require(uniquePlies, 0, Perft.MAX_DEPTH, "plies to unique positions");
        if (details && lastPly == LastPly.LIST) {
            throw new IllegalArgumentException("details of a listed last ply: it must be counted or made");
        }
    }

    /** The same with another treatment of the last ply. */
    public PerftSettings withLastPly(LastPly newLastPly) {
        return new PerftSettings(newLastPly, threads, hashMegabytes, details, uniquePlies);
    }

    /** The same with another number of threads. */
    public PerftSettings withThreads(int newThreads) {
        return new PerftSettings(lastPly, newThreads, hashMegabytes, details, uniquePlies);
    }

    /** The same with another table. */
    public PerftSettings withHash(int megabytes) {
        return new PerftSettings(lastPly, threads, megabytes, details, uniquePlies);
    }

    /** The same with or without details. */
    public PerftSettings withDetails(boolean newDetails) {
        return new PerftSettings(lastPly, threads, hashMegabytes, newDetails, uniquePlies);
    }

    /** The same with the different positions after another number of plies, each counted once; 0 for every line. */
    public PerftSettings withUniquePlies(int plies) {
        return new PerftSettings(lastPly, threads, hashMegabytes, details, plies);
    }

    /**
     * The parts of a tree, which is cut alike in every process. The position is the same afterwards.
     *
     * @param depth the depth of the tree in plies, from 0
     */
    public List<PerftPart> parts(Position position, int depth) {
        return uniquePlies == 0 ? PerftPart.of(position, depth) : PerftPart.shares();
    }

    /** The least depth at which parts have details: the last moves of a shallower tree are among those that lead to the parts. */
    public int firstDetailDepth() {
        return uniquePlies == 0 ? PerftPart.REPLIES_FROM : uniquePlies + 1;
    }

    private static void require(int value, int min, int max, String what) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(value + " " + what + ": must be between " + min + " and " + max);
        }
    }
}
