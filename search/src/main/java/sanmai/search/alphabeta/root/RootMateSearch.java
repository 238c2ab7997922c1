package sanmai.search.alphabeta.root;

import sanmai.core.Square;
import sanmai.engine.Score;
import sanmai.search.EnteringKingRule;
import sanmai.search.alphabeta.Feature;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Limits;
import sanmai.shogi.Line;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * Looks for a mate by checks alone (tsume) in the root, between the iterations: such mates are often longer than the
 * search is deep. It spends one node for each {@value #SHARE} nodes of the search, until it knows that there is no
 * such mate, which mostly is soon. Its nodes count as searched.
 *
 * <p>If one variation is wanted, a mate ends the search.
 */
public final class RootMateSearch implements IterativeDeepening.Listener {
    private static final int SHARE = 16;

    /** With fewer nodes the solver does not begin. */
    private static final long MIN_NODES = 100;

    private final MateSolver solver;
    private final SearchTask task;
    private final Position root;
    private final RootSearch rootSearch;
    private final RootMoves moves;
    private final IterativeDeepening.Listener next;
    private final int within;
    private long spent;
    private boolean settled;

    /** Looks for mates in the root that this search begins with, and passes on what it hears to the next listener. */
    public RootMateSearch(MateSolver solver, RootSearch rootSearch, RootMoves moves, IterativeDeepening.Listener next) {
        this.solver = solver;
        task = rootSearch.task();
        this.rootSearch = rootSearch;
        this.moves = moves;
        this.next = next;
        root = rootSearch.position();
        within = longestMate(task, root);
        settled = within < 1 || !rootSearch.features().has(Feature.ROOT_MATE_SEARCH);
    }

    /** The plies that a mate may take before the game ends in another way; 0 if that is not known. */
    private static int longestMate(SearchTask task, Position root) {
        boolean mayTry = task.request.rules().enteringKingRule() == EnteringKingRule.TRY; // With an evasion, too.
        if (mayTry || root.king(root.turnOrdinal() ^ 1) == Square.NONE) {
            return 0;
        }
        int maxMoves = task.request.rules().maxMoves();
        int left = maxMoves == 0 ? Limits.MAX_DEPTH : maxMoves - root.moveNumber() + 1;
        return Math.min(left, Limits.MAX_DEPTH - 1);
    }

    @Override
    public boolean completed(int depth) {
        boolean mates = !settled && finds(depth);
        return next.completed(depth) && !(mates && task.limits().multiPv() == 1);
    }

    private boolean finds(int depth) {
        if (Score.isMate(moves.get(0).lineScore())) {
            return false;
        }
        long searched = rootSearch.nodes();
        long left = task.nodesLeft(searched);
        long budget = Math.min(left, searched / SHARE - spent);
        if (budget < MIN_NODES) {
            return false;
        }
        MateResult result = solve(budget);
        if (result instanceof MateResult.Mate mate && !mate.isShortest() && left > 2 * budget) {
            // The game is won: a shorter mate may take as many nodes as the search so far.
            MateResult shorter = solve(Math.min(left - budget, searched));
            result = shorter instanceof MateResult.Mate ? shorter : result;
        }
        settled = !(result instanceof MateResult.Unsolved unknown)
                || unknown.reason() == MateResult.UnsolvedReason.TOO_DEEP;
        return result instanceof MateResult.Mate mate && isNew(mate.line()) && moves.prove(mate.line(), depth);
    }

    private MateResult solve(long nodes) {
        MateResult result = solver.solve(root, new Limits(within, nodes), task.control);
        spent += result.nodes();
        rootSearch.count(result.nodes());
        return result;
    }

    /** Whether no position of a line has occurred before: a repetition may end the game otherwise. */
    private boolean isNew(Line line) {
        Position position = root.copy();
        return line.codes().allMatch(move -> {
            position.doMove(move);
            return Repetition.occurrences(position) == 1;
        });
    }

    @Override
    public void failedHighOrLow() {
        next.failedHighOrLow();
    }
}
