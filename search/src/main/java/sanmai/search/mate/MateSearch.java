package sanmai.search.mate;

import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The tables of a {@link MateSolver}, and the searches that fill them: the proof, the line, shorter mates. */
final class MateSearch {
    /** The nodes that the search for a line may take even if the time is up: some milliseconds. */
    private static final long GRACE_NODES = 20_000;

    /** The part of the limit that is kept for the line: 1 / this. */
    private static final int PART_FOR_LINE = 16;

    private final MateEffort effort;
    private final MateTables tables;
    private final NodeBudget budget = new NodeBudget();
    private final UselessInterpositions useless;
    private final ProofSearch search;
    private final ShortestMateSearch shortening;
    private final MateLineSearch lineSearch;
    private Position position;
    private SearchControl control;
    private Line firstLine = Line.EMPTY;

    /** With little effort: the limit for shorter mates. */
    private long quickLimit;

    /**
     * Searches with tables of this size.
     *
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    MateSearch(int megabytes, MateCounting counting, int threads, MateEffort effort) {
        this.effort = effort;
        tables = MateTables.ofMegabytes(megabytes);
        useless = new UselessInterpositions(counting);
        search = new ProofSearch(tables, budget, counting, new ProofSearch.Threads(threads));
        shortening = new ShortestMateSearch(search, budget);
        budget.setStrict(effort.isThorough());
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

    /** As {@link MateSolver#mates}. */
    boolean mates(Position start, Line line) {
        budget.start(new SearchControl());
        return isMatingLine(start, line);
    }

    private boolean isMatingLine(Position start, Line line) {
        return MateLineCheck.mates(start, line, this::isMated);
    }

    /** Whether the defender has only useless interpositions. */
    private boolean isMated(Position mated) {
        return useless.areAllEvasions(mated)
                || useless.mayHaveAnyLength(mated) && search.prove(MateQuestion.isMated(mated, 0), Long.MAX_VALUE);
    }

    private void start(Position problem, SearchControl newControl) {
        position = problem.copy();
        control = newControl;
        firstLine = Line.EMPTY;
        budget.start(newControl);
    }

    /** As {@link MateSolver#solve}. */
    MateResult solve(Position problem, Limits limits, SearchControl newControl) {
        start(problem, newControl);
        shortening.start(position, limits.depth() < Limits.MAX_DEPTH ? limits.depth() : DfpnSearch.MAX_PLIES - 1);
        if (effort.isThorough()) {
            solveThoroughly(limits.nodes());
        } else {
            solveQuickly(limits.nodes());
        }
        return result(limits.nodes());
    }

    private void solveThoroughly(long maxNodes) {
        long forLine = Math.min(GRACE_NODES, maxNodes / PART_FOR_LINE);
        shortening.narrow(maxNodes - forLine, control, () -> {
            long nodes = budget.nodes();
            noteFirstLine(Math.min(maxNodes, nodes + forLine));
            return Math.min(maxNodes - forLine, effort.limit(nodes));
        });
    }

    private void solveQuickly(long maxNodes) {
        shortening.findFirst(maxNodes);
        if (shortening.isMate()) {
            long nodes = budget.nodes();
            noteFirstLine(nodes + GRACE_NODES);
            quickLimit = Math.min(maxNodes, effort.limit(nodes));
            shortening.shorten(quickLimit, control);
        }
    }

    private MateResult result(long maxNodes) {
        if (shortening.isMate()) {
            return mate(maxNodes);
        }
        if (shortening.isImpossible()) {
            return new MateResult.NoMate(budget.nodes(), control.elapsedNanos());
        }
        return shortening.isTooDeep() ? unsolved(MateResult.UnsolvedReason.TOO_DEEP) : exhausted();
    }

    private MateResult mate(long maxNodes) {
        MateLength length = shortening.length();
        long defence = !effort.isThorough()
                ? 2 * quickLimit
                : length.isExact() ? maxNodes : Math.min(maxNodes, budget.nodes() + GRACE_NODES);
        Line line = control.isOptimumTimeUp() ? Line.EMPTY : find(length.atMost(), maxNodes, defence);
        boolean isFound = isMatingLine(position, line);
        boolean isKnown = effort.isThorough() || isFound && lineSearch.isExact();
        return mate(isFound ? line : firstLine, isKnown ? length : new MateLength(1, length.atMost()));
    }

    /** The mate by a line; unsolved if the line does not mate. */
    private MateResult mate(Line line, MateLength length) {
        return line.size() > 0 && isMatingLine(position, line)
                ? new MateResult.Mate(line, length, budget.nodes(), control.elapsedNanos())
                : exhausted();
    }

    /** As {@link MateSolver#solve(OtherMate, Limits, SearchControl)}. */
    MateResult solve(OtherMate problem, Limits limits, SearchControl newControl) {
        start(problem.position(), newControl);
        int within = problem.within().orElse(DfpnSearch.MAX_PLIES - 1);
        boolean isMate =
                search.prove(new MateQuestion(position, true, within, problem.excludedChecks()), limits.nodes());
        if (budget.isExhausted()) {
            return exhausted();
        }
        if (isMate) {
            MateLineSearch.NodeLimits lineNodes = new MateLineSearch.NodeLimits(budget.nodes() + GRACE_NODES, 0);
            Line line = lineSearch.find(position, search.bestMove(), search.plies(), lineNodes);
            return mate(line, new MateLength(1, search.plies()));
        }
        return search.plies() == MateTable.ANY_PLIES
                ? new MateResult.NoMate(budget.nodes(), control.elapsedNanos())
                : unsolved(MateResult.UnsolvedReason.TOO_DEEP);
    }

    private MateResult exhausted() {
        boolean isTimeUp = budget.isStopped() || control.isOptimumTimeUp();
        return unsolved(isTimeUp ? MateResult.UnsolvedReason.STOPPED : MateResult.UnsolvedReason.NODES);
    }

    private MateResult unsolved(MateResult.UnsolvedReason reason) {
        return new MateResult.Unsolved(reason, shortening.atLeast(), budget.nodes(), control.elapsedNanos());
    }

    /** Notes a line of a mate that may have been proved at the last moment: some nodes are allowed even after a stop. */
    private void noteFirstLine(long maxNodes) {
        budget.obeyControl(false);
        firstLine = find(shortening.length().atMost(), maxNodes, 0);
        budget.obeyControl(true);
    }

    private Line find(int within, long maxNodes, long maxDefenceNodes) {
        return lineSearch.find(position, Move.NONE, within, new MateLineSearch.NodeLimits(maxNodes, maxDefenceNodes));
    }
}
