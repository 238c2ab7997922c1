package sanmai.search.mate;

import java.util.Optional;
import sanmai.search.mate.MateResult.MateLength;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The tables of a {@link MateSolver}, and the searches that fill them: the proof, the line, shorter mates.
 *
 * <p>The plies of the shortest mate are found by questions about mates within a number of plies: from above, within two
 * plies less than the shortest mate so far, and with more effort from below too, within the fewest plies that are not
 * disproved yet. A question that needs too many nodes is broken off and asked again later with twice as many; the tables
 * keep what was found.
 */
final class MateSearch {
    /** The nodes that the search for a line may take even if the time is up: some milliseconds. */
    private static final long GRACE_NODES = 20_000;

    /** One part of this many of the limit is kept for the line. */
    private static final int PART_FOR_LINE = 16;

    /** The nodes of the first question from above and from below. */
    private static final long FIRST_NODES = 50_000;

    /** Before a mate is found, questions from below take 1 / this of the nodes: they prove lengths and seldom find mates. */
    private static final int PART_FROM_BELOW = 16;

    private static final int NO_MATE = Integer.MAX_VALUE;

    private final MateEffort effort;
    private final MateTables tables;
    private final NodeBudget budget = new NodeBudget();
    private final UselessInterpositions useless;
    private final ProofSearch search;
    private final MateLineSearch lineSearch;
    private Position position;
    private SearchControl control;
    private Line firstLine = Line.EMPTY;

    /** The limit for finding shorter mates. */
    private long maxNodes;

    // What is known about the length of the mate.
    private int within;
    private int atLeast;
    private int atMost;
    private boolean isImpossible;

    /**
     * Searches with tables of this size.
     *
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    MateSearch(int megabytes, MateCounting counting, int threads, MateEffort effort) {
        this.effort = effort;
        tables = MateTables.ofMegabytes(megabytes);
        useless = new UselessInterpositions(counting);
        search = new ProofSearch(tables, budget, counting, threads);
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
    Optional<Boolean> mates(Position start, Line line, Limits limits, SearchControl newControl) {
        budget.start(newControl);
        boolean mates = isMatingLine(start, line, limits.nodes());
        return budget.isExhausted() && !mates ? Optional.empty() : Optional.of(mates);
    }

    /** Whether it is known, or proved before the budget has this number of nodes, that a line mates. */
    private boolean isMatingLine(Position start, Line line, long mostNodes) {
        return MateLineCheck.mates(start, line, mated -> isMated(mated, mostNodes));
    }

    /** Whether the defender has only useless interpositions. */
    private boolean isMated(Position mated, long mostNodes) {
        return useless.areAllEvasions(mated)
                || useless.mayHaveAnyLength(mated) && search.prove(MateQuestion.isMated(mated, 0), mostNodes);
    }

    private void start(Position problem, int withinPlies, SearchControl newControl) {
        position = problem.copy();
        control = newControl;
        firstLine = Line.EMPTY;
        within = withinPlies;
        atLeast = 1;
        atMost = NO_MATE;
        isImpossible = false;
        budget.start(newControl);
    }

    /** As {@link MateSolver#solve}. */
    MateResult solve(Position problem, Limits limits, SearchControl newControl) {
        start(problem, limits.depth() < Limits.MAX_DEPTH ? limits.depth() : MateQuestion.MOST_PLIES, newControl);
        if (effort.isThorough()) {
            solveThoroughly(limits.nodes());
        } else {
            solveQuickly(limits.nodes());
        }
        if (isMate()) {
            return mate(limits.nodes());
        }
        if (isImpossible) {
            return noMate();
        }
        return atLeast > within ? unsolved(MateResult.UnsolvedReason.TOO_DEEP) : exhausted();
    }

    /** As {@link MateSolver#solve(MateQuestion, Limits, SearchControl)}. */
    MateResult solve(MateQuestion question, Limits limits, SearchControl newControl) {
        start(question.position(), question.within(), newControl);
        boolean isMate = search.prove(question, limits.nodes());
        if (budget.isExhausted()) {
            return exhausted();
        }
        if (isMate) {
            int plies = search.plies(); // the search for the line asks further questions
            MateLineSearch.NodeLimits lineNodes = new MateLineSearch.NodeLimits(budget.nodes() + GRACE_NODES, 0);
            Line line = lineSearch.find(position, search.bestMove(), plies, lineNodes);
            return mate(line, new MateLength(1, plies));
        }
        return search.plies() == MateTable.ANY_PLIES ? noMate() : unsolved(MateResult.UnsolvedReason.TOO_DEEP);
    }

    // ---- The length ----

    private void solveQuickly(long mostNodes) {
        findFirst(mostNodes);
        if (isMate()) {
            long nodes = budget.nodes();
            noteFirstLine(nodes + GRACE_NODES);
            maxNodes = Math.min(mostNodes, effort.limit(nodes));
            shorten(maxNodes);
        }
    }

    /** Asks from above and from below in turn, with more and more nodes. */
    private void solveThoroughly(long mostNodes) {
        long forLine = Math.min(GRACE_NODES, mostNodes / PART_FOR_LINE);
        maxNodes = mostNodes - forLine;
        for (long nodes = FIRST_NODES; !isSettled() && mayGoOn(maxNodes); nodes *= 2) {
            if (!isMate()) {
                findFirst(Math.min(maxNodes, budget.nodes() + nodes));
                if (isMate()) {
                    long nodesOfFirst = budget.nodes();
                    noteFirstLine(Math.min(mostNodes, nodesOfFirst + forLine));
                    maxNodes = Math.min(maxNodes, effort.limit(nodesOfFirst));
                }
            }
            if (isMate()) {
                shorten(Math.min(maxNodes, budget.nodes() + nodes));
            }
            long fromBelow = isMate() ? nodes : nodes / PART_FROM_BELOW;
            raise(Math.min(maxNodes, budget.nodes() + fromBelow));
        }
    }

    private boolean mayGoOn(long limit) {
        return !budget.isStopped() && !control.isOptimumTimeUp() && budget.nodes() < limit;
    }

    /** Asks from above whether there is a mate at all. */
    private void findFirst(long limit) {
        if (!isMateWithin(within, limit) && !budget.isExhausted()) {
            atLeast = within + 1;
        }
    }

    /** Asks from above for shorter mates than the one that was found. */
    private void shorten(long limit) {
        while (!isSettled() && !control.isOptimumTimeUp() && budget.nodes() < limit) {
            if (!isMateWithin(atMost - 2, limit)) {
                if (budget.isExhausted()) {
                    return;
                }
                atLeast = atMost;
            }
        }
    }

    /** Asks from below. */
    private void raise(long limit) {
        while (!isSettled() && mayGoOn(limit)) {
            if (!isMateWithin(atLeast, limit)) {
                if (budget.isExhausted()) {
                    return;
                }
                atLeast += 2;
            }
        }
    }

    private boolean isMateWithin(int plies, long limit) {
        boolean isMate = search.prove(MateQuestion.mates(position, plies), limit);
        if (isMate) {
            atMost = Math.min(atMost, search.plies());
        } else if (!budget.isExhausted()) {
            isImpossible |= search.plies() == MateTable.ANY_PLIES;
        }
        return isMate;
    }

    private boolean isMate() {
        return atMost < NO_MATE;
    }

    /** Whether the length is known, or that there is no mate within the plies. */
    private boolean isSettled() {
        return isImpossible || atLeast >= atMost || atLeast > within;
    }

    // ---- The line ----

    /** Notes a line of a mate that may have been proved at the last moment: some nodes are allowed even after a stop. */
    private void noteFirstLine(long lineNodes) {
        budget.obeyControl(false);
        firstLine = find(lineNodes, 0);
        budget.obeyControl(true);
    }

    private Line find(long lineNodes, long defenceNodes) {
        return lineSearch.find(position, Move.NONE, atMost, new MateLineSearch.NodeLimits(lineNodes, defenceNodes));
    }

    private MateResult mate(long mostNodes) {
        MateLength length = new MateLength(Math.min(atLeast, atMost), atMost);
        long defence = !effort.isThorough()
                ? 2 * maxNodes
                : length.isExact() ? mostNodes : Math.min(mostNodes, budget.nodes() + GRACE_NODES);
        Line line = control.isOptimumTimeUp() ? Line.EMPTY : find(mostNodes, defence);
        boolean isFound = isMatingLine(position, line, budget.nodes() + GRACE_NODES);
        boolean isKnown = effort.isThorough() || isFound && lineSearch.isExact();
        return mate(isFound ? line : firstLine, isKnown ? length : new MateLength(1, atMost));
    }

    // ---- Results ----

    /** The mate by a line; unsolved if the line does not mate. */
    private MateResult mate(Line line, MateLength length) {
        return line.size() > 0 && isMatingLine(position, line, budget.nodes() + GRACE_NODES)
                ? new MateResult.Mate(line, length, budget.nodes(), control.elapsedNanos())
                : exhausted();
    }

    private MateResult noMate() {
        return new MateResult.NoMate(budget.nodes(), control.elapsedNanos());
    }

    private MateResult exhausted() {
        boolean isTimeUp = budget.isStopped() || control.isOptimumTimeUp();
        return unsolved(isTimeUp ? MateResult.UnsolvedReason.STOPPED : MateResult.UnsolvedReason.NODES);
    }

    private MateResult unsolved(MateResult.UnsolvedReason reason) {
        return new MateResult.Unsolved(reason, atLeast, budget.nodes(), control.elapsedNanos());
    }
}
