package sanmai.search.mate;

import sanmai.search.Limits;
import sanmai.search.Line;
import sanmai.search.SearchControl;
import sanmai.shogi.Position;

/**
 * Solves mate problems (tsume shogi): the side to move, the attacker, gives check with every move until the other side
 * is mated. It may have no king. A repeated position is a failure of the attacker, a pawn may not be dropped to mate, and
 * every check that a legal move can give is looked at, promotion refused or not.
 *
 * <p>{@link MateResult.Mate} and {@link MateResult.NoMate} are proofs; whatever does not fit into time, moves or memory
 * ends as {@link MateResult.Unsolved}. The plies of a mate are counted by the rules of the game: every legal move of the
 * defender counts, also a piece put in the way that is only taken. (Composers leave such moves out of their count.)
 *
 * <p>One problem at a time; {@link SearchControl} and {@link #nodes()} are all that other threads may touch meanwhile.
 * What was learnt is kept for the next problem.
 */
public final class MateSolver {
    /** The smallest and the greatest size of the table, in MB. */
    public static final int LEAST_MEGABYTES = 1;

    public static final int MOST_MEGABYTES = 65536;

    private static final long MEGABYTE = 1 << 20;

    /** One part in so many of the memory is for disproofs by repetition. */
    private static final int PATH_PART = 16;

    /** How many moves may be made for a line even if the time is up: some milliseconds. */
    private static final long GRACE_NODES = 20_000;

    /** How many moves may be made to find a shorter mate: so many, and so many for each that the first mate took. */
    private static final long SHORTENING_NODES = 100_000;

    private static final int SHORTENING_FACTOR = 4;

    private final long shorteningNodes;
    private final MateTable table;
    private final RepetitionTable pathTable;
    private final NodeBudget effort = new NodeBudget();
    private final DfpnSearch search;
    private final MateLineSearch walk;

    /**
     * A solver with a table of this size, beside which it needs about 3 MB.
     *
     * @param megabytes {@value #LEAST_MEGABYTES} to {@value #MOST_MEGABYTES}
     * @throws IllegalArgumentException if the number is out of range
     * @throws OutOfMemoryError if the heap has no room for the table
     */
    public MateSolver(int megabytes) {
        this(megabytes, SHORTENING_NODES);
    }

    /** A solver that makes at least so many moves, if it may, to find a shorter mate. */
    MateSolver(int megabytes, long shorteningNodes) {
        if (megabytes < LEAST_MEGABYTES || megabytes > MOST_MEGABYTES) {
            throw new IllegalArgumentException(megabytes + " MB for the mate solver: must be between " + LEAST_MEGABYTES
                    + " and " + MOST_MEGABYTES);
        }
        this.shorteningNodes = shorteningNodes;
        pathTable = new RepetitionTable(megabytes * MEGABYTE / PATH_PART);
        table = new MateTable(megabytes * MEGABYTE - pathTable.bytes());
        search = new DfpnSearch(table, pathTable, effort);
        walk = new MateLineSearch(table, search, effort);
    }

    /** Forgets what was learnt from earlier problems. */
    public void newGame() {
        table.clear();
        pathTable.clear();
    }

    /** How many moves the running or last search has made so far, nearly. */
    public long nodes() {
        return effort.nodesSoFar();
    }

    /**
     * Looks for a mate until the limits or the control say stop. When a mate is found, shorter ones are looked for with
     * some effort, as long as the soft time allows.
     *
     * @param problem the position, the attacker to move; it is the same afterwards. The moves that led to it do not count
     *     for repetitions
     * @param limits how many moves may be made; a depth less than {@link Limits#MAX_DEPTH} asks for mates within so many
     *     plies only, and is no reason to say that there is none
     * @param control ends the search from outside, and tells the time
     */
    public MateResult solve(Position problem, Limits limits, SearchControl control) {
        Position position = problem.copy();
        long key = MateZobrist.of(position);
        int within = limits.depth() < Limits.MAX_DEPTH ? limits.depth() : DfpnSearch.MAX_PLIES - 1;
        effort.begin(control);
        boolean proved = search.prove(position, key, within, limits.nodes());
        if (effort.isBrokenOff()) {
            return unknown(
                    effort.isStopped() ? MateResult.UnsolvedReason.STOPPED : MateResult.UnsolvedReason.NODES, control);
        }
        if (!proved) {
            return search.plies() == MateTable.ANY_PLIES
                    ? new MateResult.NoMate(effort.nodes(), control.elapsedNanos())
                    : unknown(MateResult.UnsolvedReason.TOO_DEEP, control);
        }
        return mate(position, key, limits.nodes(), control);
    }

    private MateResult unknown(MateResult.UnsolvedReason reason, SearchControl control) {
        return new MateResult.Unsolved(reason, effort.nodes(), control.elapsedNanos());
    }

    private MateResult mate(Position position, long key, long maxNodes, SearchControl control) {
        int plies = search.plies();
        long proofNodes = effort.nodes();
        // A proof that comes at the last moment is worth a line all the same.
        Line line = lineWithGrace(position, key, plies, proofNodes + GRACE_NODES);
        long most = Math.min(maxNodes, proofNodes * SHORTENING_FACTOR + shorteningNodes);
        boolean shortest = plies == 1;
        while (!shortest && !control.isOptimumTimeUp() && effort.nodes() < most) {
            if (search.prove(position, key, plies - 2, most)) {
                plies = search.plies();
                shortest = plies == 1;
            } else if (effort.isBrokenOff()) {
                break;
            } else {
                shortest = true;
            }
        }
        Line better = control.isOptimumTimeUp() ? Line.EMPTY : walk.walk(position, key, plies, maxNodes, 2 * most);
        boolean exact = shortest && walk.isExact() && better.length() == plies;
        boolean useBetter = MateLineCheck.mates(position, better);
        if (!useBetter && !MateLineCheck.mates(position, line)) {
            return unknown(
                    effort.isStopped() ? MateResult.UnsolvedReason.STOPPED : MateResult.UnsolvedReason.NODES, control);
        }
        return new MateResult.Mate(
                useBetter ? better : line, exact && useBetter, effort.nodes(), control.elapsedNanos());
    }

    private Line lineWithGrace(Position position, long key, int plies, long nodes) {
        effort.obey(false);
        Line line = walk.walk(position, key, plies, nodes, 0);
        effort.obey(true);
        return line;
    }
}
