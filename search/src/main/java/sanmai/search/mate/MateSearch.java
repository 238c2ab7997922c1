package sanmai.search.mate;

import java.util.function.Supplier;
import sanmai.search.Limits;
import sanmai.search.Line;
import sanmai.search.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The tables of a {@link MateSolver}, and the searches that fill them: the proof, the line, shorter mates. */
final class MateSearch {
    /** The nodes that the search for a line may take even if the time is up: some milliseconds. */
    private static final long GRACE_NODES = 20_000;

    /** The nodes for finding shorter mates: this number, and a multiple of the nodes that the first mate took. */
    static final long SHORTENING_NODES = 100_000;

    private static final int SHORTENING_FACTOR = 4;

    private final long shorteningNodes;
    private final MateTables tables;
    private final NodeBudget budget = new NodeBudget();
    private final UselessInterpositions useless;
    private final ProofSearch search;
    private final ShortestMateSearch shortening;
    private final MateLineSearch lineSearch;

    /**
     * Searches with tables of this size.
     *
     * @param shorteningNodes the least number of moves made, if the limits allow it, to find shorter mates
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    MateSearch(int megabytes, long shorteningNodes, MateCounting counting, int threads) {
        this.shorteningNodes = shorteningNodes;
        tables = MateTables.ofMegabytes(megabytes);
        useless = new UselessInterpositions(counting);
        search = new ProofSearch(tables, budget, counting, new ProofSearch.Threads(threads));
        shortening = new ShortestMateSearch(search, budget);
        lineSearch = new MateLineSearch(tables.positions(), search, budget, useless);
    }

    /** The approximate number of moves made in the running or last search. Any thread may ask. */
    long nodes() {
        return budget.publishedNodes();
    }

    /** Clears the tables. */
    void clear() {
        tables.clear();
    }

    /** As {@link MateSolver#solve}. */
    MateResult solve(Position problem, Limits limits, SearchControl control) {
        Position position = problem.copy();
        int within = limits.depth() < Limits.MAX_DEPTH ? limits.depth() : DfpnSearch.MAX_PLIES - 1;
        budget.start(control);
        boolean proved = search.prove(position, within, limits.nodes());
        return result(proved, control, () -> shortMate(position, limits.nodes(), control));
    }

    /** As {@link MateSolver#mates}. */
    boolean mates(Position position, Line line) {
        return MateLineCheck.mates(position, line, useless);
    }

    /** As {@link MateSolver#solve(OtherMate, Limits, SearchControl)}. */
    MateResult solve(OtherMate problem, Limits limits, SearchControl control) {
        Position position = problem.position().copy();
        int within = problem.within().orElse(DfpnSearch.MAX_PLIES - 1);
        budget.start(control);
        boolean proved = search.prove(position, within, limits.nodes(), problem.excludedChecks());
        return result(proved, control, () -> {
            MateLineSearch.NodeLimits lineNodes = new MateLineSearch.NodeLimits(budget.nodes() + GRACE_NODES, 0);
            Line line = lineSearch.find(position, search.bestMove(), search.plies(), lineNodes);
            return mate(position, line, control);
        });
    }

    /** The result of a proof search: that of {@code mate} if it has proved a mate. */
    private MateResult result(boolean proved, SearchControl control, Supplier<MateResult> mate) {
        if (budget.isExhausted()) {
            return exhausted(control);
        }
        if (proved) {
            return mate.get();
        }
        return search.plies() == MateTable.ANY_PLIES
                ? new MateResult.NoMate(budget.nodes(), control.elapsedNanos())
                : unsolved(MateResult.UnsolvedReason.TOO_DEEP, control);
    }

    /** The mate by a line that need not be the shortest; unsolved if the line does not mate. */
    private MateResult mate(Position position, Line line, SearchControl control) {
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

    /** The shortest mate found in a position in which the last search has proved a mate. */
    private MateResult shortMate(Position position, long maxNodes, SearchControl control) {
        int plies = search.plies();
        long proofNodes = budget.nodes();
        Line first = lineWithGrace(position, plies, proofNodes + GRACE_NODES);
        long shorteningLimit = Math.min(maxNodes, proofNodes * SHORTENING_FACTOR + shorteningNodes);
        shortening.shorten(position, plies, shorteningLimit, control);
        Line shorter = control.isOptimumTimeUp()
                ? Line.EMPTY
                : find(position, shortening.plies(), maxNodes, 2 * shorteningLimit);
        if (mates(position, shorter)) {
            boolean shortest =
                    shortening.isShortest() && lineSearch.isExact() && shorter.length() == shortening.plies();
            return new MateResult.Mate(shorter, shortest, budget.nodes(), control.elapsedNanos());
        }
        return mate(position, first, control);
    }

    /** The line of a mate that may have been proved at the last moment: some nodes are allowed even after a stop. */
    private Line lineWithGrace(Position position, int plies, long maxNodes) {
        budget.obeyControl(false);
        Line line = find(position, plies, maxNodes, 0);
        budget.obeyControl(true);
        return line;
    }

    private Line find(Position position, int within, long maxNodes, long maxDefenceNodes) {
        return lineSearch.find(position, Move.NONE, within, new MateLineSearch.NodeLimits(maxNodes, maxDefenceNodes));
    }
}
