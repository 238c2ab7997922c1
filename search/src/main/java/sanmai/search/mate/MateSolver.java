package sanmai.search.mate;

import java.util.OptionalInt;
import sanmai.search.Limits;
import sanmai.search.Line;
import sanmai.search.SearchControl;
import sanmai.shogi.Position;

/**
 * Solves mate problems (tsume shogi): the side to move, the attacker, gives check with every move until the defender is
 * mated. The attacker may have no king. A repetition fails the attacker, a pawn drop may not mate (uchifuzume), and every
 * legal check is searched, with and without promotion.
 *
 * <p>{@link MateResult.Mate} and {@link MateResult.NoMate} are proofs; a problem that needs more time, nodes or memory than
 * allowed is {@link MateResult.Unsolved}. The plies of a mate count every legal move of the defender, useless
 * interpositions (muda-ai) too, which composers of mate problems do not count, unless {@link MateCounting} says otherwise.
 *
 * <p>A solver solves one problem at a time. Meanwhile other threads may use the {@link SearchControl} and {@link
 * #nodes()}, and nothing else. The tables are kept for the next problem.
 */
public final class MateSolver {
    /** The smallest size of the tables, in megabytes. */
    public static final int MIN_MEGABYTES = 1;

    /** The greatest size of the tables, in megabytes. */
    public static final int MAX_MEGABYTES = 65536;

    /** The greatest number of threads. */
    public static final int MAX_THREADS = 256;

    /** About what a solver with one thread takes besides its tables, in bytes. */
    public static final long BYTES_BESIDES_TABLES = 3 << 20;

    private static final long MEGABYTE = 1 << 20;

    /** The repetition table has one part in this number of the memory. */
    private static final int REPETITION_PART = 16;

    /** The nodes that the search for a line may take even if the time is up: some milliseconds. */
    private static final long GRACE_NODES = 20_000;

    /** The nodes for finding shorter mates: this number, and a multiple of the nodes that the first mate took. */
    private static final long SHORTENING_NODES = 100_000;

    private static final int SHORTENING_FACTOR = 4;

    private final long shorteningNodes;
    private final MateTable table;
    private final RepetitionTable repetitionTable;
    private final NodeBudget budget = new NodeBudget();
    private final UselessInterpositions useless;
    private final ProofSearch search;
    private final ShortestMateSearch shortening;
    private final MateLineSearch lineSearch;

    /**
     * A solver with tables of this size. It needs about 3 MB besides them.
     *
     * @param megabytes {@value #MIN_MEGABYTES} to {@value #MAX_MEGABYTES}
     * @throws IllegalArgumentException if the size is out of range
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    public MateSolver(int megabytes) {
        this(megabytes, MateCounting.EVERY_MOVE);
    }

    /**
     * A solver that counts the plies of a mate in a certain way.
     *
     * @param megabytes {@value #MIN_MEGABYTES} to {@value #MAX_MEGABYTES}
     * @throws IllegalArgumentException if the size is out of range
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    public MateSolver(int megabytes, MateCounting counting) {
        this(megabytes, counting, 1);
    }

    /**
     * A solver with several threads, which share the tables. What they find may differ from one time to the next, unlike
     * with one thread; it is proved all the same.
     *
     * @param megabytes {@value #MIN_MEGABYTES} to {@value #MAX_MEGABYTES}
     * @param threads 1 to {@value #MAX_THREADS}; each takes about {@value #BYTES_BESIDES_TABLES} bytes besides the tables
     * @throws IllegalArgumentException if a number is out of range
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    public MateSolver(int megabytes, MateCounting counting, int threads) {
        this(megabytes, SHORTENING_NODES, counting, threads);
    }

    /** A solver that makes at least {@code shorteningNodes} moves, if its limits allow it, to find shorter mates. */
    MateSolver(int megabytes, long shorteningNodes) {
        this(megabytes, shorteningNodes, MateCounting.EVERY_MOVE, 1);
    }

    private MateSolver(int megabytes, long shorteningNodes, MateCounting counting, int threads) {
        if (megabytes < MIN_MEGABYTES || megabytes > MAX_MEGABYTES) {
            throw new IllegalArgumentException(
                    megabytes + " MB for the mate solver: must be between " + MIN_MEGABYTES + " and " + MAX_MEGABYTES);
        }
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException(
                    threads + " threads for the mate solver: must be between 1 and " + MAX_THREADS);
        }
        this.shorteningNodes = shorteningNodes;
        repetitionTable = new RepetitionTable(megabytes * MEGABYTE / REPETITION_PART);
        table = new MateTable(megabytes * MEGABYTE - repetitionTable.bytes());
        useless = new UselessInterpositions(counting);
        search = new ProofSearch(table, repetitionTable, budget, counting, threads, ProofSearch.NODES_ALONE);
        shortening = new ShortestMateSearch(search, budget);
        lineSearch = new MateLineSearch(table, search, budget, useless);
    }

    /** Clears the tables. */
    public void newGame() {
        table.clear();
        repetitionTable.clear();
    }

    /** About the number of moves made in the running or last search. Any thread may ask. */
    public long nodes() {
        return budget.publishedNodes();
    }

    /**
     * Looks for a mate until the limits or the control end the search. When a mate is found, shorter ones are looked for,
     * as long as the optimum time lasts.
     *
     * @param problem the position, the attacker to move; it is the same afterwards. Positions before it do not count as
     *     repetitions
     * @param limits the nodes; and the depth, if it is less than {@link Limits#MAX_DEPTH}: then only mates within that
     *     number of plies are looked for, and the result is not {@link MateResult.NoMate} because there is none
     * @param control ends the search from outside, and knows the time
     */
    public MateResult solve(Position problem, Limits limits, SearchControl control) {
        Position position = problem.copy();
        int within = limits.depth() < Limits.MAX_DEPTH ? limits.depth() : DfpnSearch.MAX_PLIES - 1;
        budget.start(control);
        boolean proved = search.prove(position, within, limits.nodes());
        if (budget.isExhausted()) {
            return exhausted(control);
        }
        if (!proved) {
            return search.plies() == MateTable.ANY_PLIES
                    ? new MateResult.NoMate(budget.nodes(), control.elapsedNanos())
                    : unsolved(MateResult.UnsolvedReason.TOO_DEEP, control);
        }
        return mate(position, limits.nodes(), control);
    }

    /** Whether a line mates, in the way in which this solver counts. The position is the same afterwards. */
    public boolean mates(Position position, Line line) {
        return MateLineCheck.mates(position, line, useless);
    }

    /**
     * Looks for a mate that begins with none of these checks. The position itself counts as repeated when it comes back.
     *
     * @param problem the position, the attacker to move; it is the same afterwards
     * @param within the number of plies within which there is to be a mate; empty for any number
     * @param limits only the nodes count
     * @param excludedChecks one check at least
     */
    MateResult solveWithout(
            Position problem, OptionalInt within, Limits limits, SearchControl control, int[] excludedChecks) {
        Position position = problem.copy();
        budget.start(control);
        boolean proved =
                search.prove(position, within.orElse(DfpnSearch.MAX_PLIES - 1), limits.nodes(), excludedChecks);
        if (budget.isExhausted()) {
            return exhausted(control);
        }
        if (!proved) {
            return search.plies() == MateTable.ANY_PLIES
                    ? new MateResult.NoMate(budget.nodes(), control.elapsedNanos())
                    : unsolved(MateResult.UnsolvedReason.TOO_DEEP, control);
        }
        int plies = search.plies();
        Line line = lineSearch.find(position, search.bestMove(), plies, budget.nodes() + GRACE_NODES, 0);
        return mates(position, line)
                ? new MateResult.Mate(line, false, budget.nodes(), control.elapsedNanos())
                : exhausted(control);
    }

    private MateResult exhausted(SearchControl control) {
        return unsolved(
                budget.isStopped() ? MateResult.UnsolvedReason.STOPPED : MateResult.UnsolvedReason.NODES, control);
    }

    private MateResult unsolved(MateResult.UnsolvedReason reason, SearchControl control) {
        return new MateResult.Unsolved(reason, budget.nodes(), control.elapsedNanos());
    }

    /** The result for a position in which the last search has proved a mate. */
    private MateResult mate(Position position, long maxNodes, SearchControl control) {
        int plies = search.plies();
        long proofNodes = budget.nodes();
        Line first = lineWithGrace(position, plies, proofNodes + GRACE_NODES);
        long shorteningLimit = Math.min(maxNodes, proofNodes * SHORTENING_FACTOR + shorteningNodes);
        shortening.shorten(position, plies, shorteningLimit, control);
        Line shorter = control.isOptimumTimeUp()
                ? Line.EMPTY
                : lineSearch.find(position, shortening.plies(), maxNodes, 2 * shorteningLimit);
        if (mates(position, shorter)) {
            boolean shortest =
                    shortening.isShortest() && lineSearch.isExact() && shorter.length() == shortening.plies();
            return new MateResult.Mate(shorter, shortest, budget.nodes(), control.elapsedNanos());
        }
        return mates(position, first)
                ? new MateResult.Mate(first, false, budget.nodes(), control.elapsedNanos())
                : exhausted(control);
    }

    /** The line of a mate that may have been proved at the last moment: some nodes are allowed even after a stop. */
    private Line lineWithGrace(Position position, int plies, long maxNodes) {
        budget.obeyControl(false);
        Line line = lineSearch.find(position, plies, maxNodes, 0);
        budget.obeyControl(true);
        return line;
    }
}
