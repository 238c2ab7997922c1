package sanmai.search.mate;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sanmai.movegen.LegalMoves;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.workers.ExclusiveUse;

/**
 * Solves mate problems (tsume shogi): the side to move, the attacker, gives check with every move until the defender is
 * mated. The attacker may have no king. A repetition fails the attacker, a pawn drop may not mate (uchifuzume), and every
 * legal check is searched, with and without promotion.
 *
 * <p>{@link MateResult.Mate} and {@link MateResult.NoMate} are proofs; a problem that needs more time, nodes or memory
 * than allowed is {@link MateResult.Unsolved}. By default the plies of a mate count every legal move of the defender.
 * Composers of mate problems do not count useless interpositions (muda-ai); {@link MateCounting} chooses.
 *
 * <p>A solver solves one problem at a time. A call waits until those of other threads have returned; only {@link
 * #nodes} and {@link #close} do not wait. A call from within another one (by the clock of its {@link SearchControl}),
 * or of a closed solver, throws an {@link IllegalStateException}. The tables are kept for the next problem, until the
 * solver is closed.
 */
public final class MateSolver implements AutoCloseable {
    /** The smallest size of the tables, in megabytes. */
    public static final int MIN_MEGABYTES = 1;

    /** The greatest size of the tables, in megabytes. */
    public static final int MAX_MEGABYTES = 65536;

    /** The greatest number of threads. */
    public static final int MAX_THREADS = 256;

    /** The approximate memory of a solver with one thread besides its tables, in bytes. */
    public static final long BYTES_BESIDES_TABLES = 3 << 20;

    private final ExclusiveUse use = new ExclusiveUse("the mate solver", this::release);
    private volatile @Nullable MateSearch search; // null once it is closed

    /**
     * A solver with one thread, which counts all interpositions.
     *
     * @param megabytes {@value #MIN_MEGABYTES} to {@value #MAX_MEGABYTES}; about 3 more are needed besides the tables
     * @throws IllegalArgumentException if the size is out of range
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    public MateSolver(int megabytes) {
        this(megabytes, MateCounting.ALL);
    }

    /** As {@link #MateSolver(int)}, with interpositions counted in a certain way. */
    public MateSolver(int megabytes, MateCounting counting) {
        this(megabytes, counting, 1);
    }

    /** As {@link #MateSolver(int, MateCounting, int, MateEffort)}, with {@link MateEffort#QUICK}. */
    public MateSolver(int megabytes, MateCounting counting, int threads) {
        this(megabytes, counting, threads, MateEffort.QUICK);
    }

    /**
     * A solver with several threads, which share the tables. Unlike with one thread, two runs may find different lines;
     * both are proved.
     *
     * @param megabytes {@value #MIN_MEGABYTES} to {@value #MAX_MEGABYTES}
     * @param threads 1 to {@value #MAX_THREADS}; each takes about {@value #BYTES_BESIDES_TABLES} bytes besides the tables
     * @param effort how long to look for the shortest mate
     * @throws IllegalArgumentException if a number is out of range
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    public MateSolver(int megabytes, MateCounting counting, int threads, MateEffort effort) {
        if (megabytes < MIN_MEGABYTES || megabytes > MAX_MEGABYTES) {
            throw new IllegalArgumentException(
                    megabytes + " MB for the mate solver: must be between " + MIN_MEGABYTES + " and " + MAX_MEGABYTES);
        }
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException(
                    threads + " threads for the mate solver: must be between 1 and " + MAX_THREADS);
        }
        search = new MateSearch(megabytes, counting, threads, effort);
    }

    private void release() {
        search = null;
    }

    /** Clears the tables. */
    public void newGame() {
        use.run("newGame", () -> search.clear());
    }

    /**
     * Releases the memory. Any thread may call this, at any time. A running search ends as if its control stopped it,
     * and releases the memory when it returns.
     */
    @Override
    public void close() {
        use.close();
    }

    /**
     * The approximate number of moves made in the running or last search; 0 once the solver is closed. Any thread may
     * ask.
     */
    public long nodes() {
        MateSearch asked = search;
        return asked == null ? 0 : asked.nodes();
    }

    /**
     * Looks for a mate until the limits or the control end the search. When a mate is found, shorter ones are looked for,
     * as long as the optimum time lasts.
     *
     * @param problem the position, the attacker to move; it is the same afterwards. Positions before it do not count as
     *     repetitions
     * @param limits the nodes; and the depth, if it is less than {@link Limits#MAX_DEPTH}: then only mates within that
     *     number of plies are looked for, and without one the result is {@link MateResult.UnsolvedReason#TOO_DEEP},
     *     unless longer mates are excluded too
     * @param control stops the search from outside, and measures its time
     */
    public MateResult solve(Position problem, Limits limits, SearchControl control) {
        return use.call("solve", () -> {
            use.onStop(control::stop);
            return search.solve(problem, limits, control);
        });
    }

    /**
     * Whether a line mates, in the way in which this solver counts. With {@link MateCounting#KOMORING} that may need a
     * search.
     *
     * @param position the position before the line; it is the same afterwards
     * @param limits the nodes of the search
     * @param control stops the search from outside
     * @return empty if the search was ended before its result
     */
    public Optional<Boolean> mates(Position position, Line line, Limits limits, SearchControl control) {
        return use.call("mates", () -> {
            use.onStop(control::stop);
            return search.mates(position, line, limits, control);
        });
    }

    /**
     * The first move that mates at once among those that the limits allow; {@link Move#NONE} if there is none. Every check is
     * tried.
     */
    public static int mateInOne(Position position, Limits limits) {
        return LegalMoves.checksOf(position).stream()
                .filter(limits::allows)
                .filter(move -> MateLineCheck.mates(position, Line.of(move)))
                .findFirst()
                .orElse(Move.NONE);
    }

    /**
     * Looks for a mate, not for the shortest one. No position before that of the question counts as repeated.
     *
     * @param limits only the nodes count
     */
    MateResult solve(MateQuestion question, Limits limits, SearchControl control) {
        return use.call("solve", () -> {
            use.onStop(control::stop);
            return search.solve(question.copy(), limits, control);
        });
    }
}
