package sanmai.search.alphabeta;

import sanmai.core.Square;
import sanmai.search.EnteringKingRule;
import sanmai.search.Limits;
import sanmai.search.Line;
import sanmai.search.Score;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * Looks for a mate by checks alone between the iterations of a search: such mates are often longer than trees are deep.
 * It makes one move for so many of the tree's, and none once it is known that there is no such mate, which mostly is soon.
 * What it makes counts as searched.
 *
 * <p>With one variation wanted, a mate ends the search.
 */
final class RootMateSearch implements IterativeDeepening.Listener {
    /** One move for so many of the tree's. */
    private static final int SHARE = 16;

    /** Fewer moves are not worth the beginning. */
    private static final long LEAST_NODES = 100;

    private final MateSolver solver;
    private final SearchTask task;
    private final Position root;
    private final RootSearch tree;
    private final RootMoves moves;
    private final IterativeDeepening.Listener next;
    private final int within;
    private long spent;
    private boolean settled;

    /** Looks for mates in the root, and passes on what it hears to the next listener. */
    RootMateSearch(
            MateSolver solver,
            SearchTask task,
            Position root,
            RootSearch tree,
            RootMoves moves,
            IterativeDeepening.Listener next) {
        this.solver = solver;
        this.task = task;
        this.root = root;
        this.tree = tree;
        this.moves = moves;
        this.next = next;
        within = longestMate(task, root);
        settled = within < 1 || !tree.features().has(Feature.ROOT_MATE_SEARCH);
    }

    /** How many plies a mate may take before the game ends in another way; 0 if there is no telling. */
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
        long searched = tree.nodes();
        long left = task.limits().nodes() - searched;
        long budget = Math.min(left, searched / SHARE - spent);
        if (budget < LEAST_NODES) {
            return false;
        }
        MateResult result = solve(budget);
        if (result instanceof MateResult.Mate mate && !mate.isShortest() && left > 2 * budget) {
            // The game is won: shorter mates may take as long as the way here.
            result = solve(Math.min(left - budget, searched));
        }
        settled = !(result instanceof MateResult.Unsolved unknown)
                || unknown.reason() == MateResult.UnsolvedReason.TOO_DEEP;
        return result instanceof MateResult.Mate mate && isNew(mate.line()) && moves.prove(mate.line(), depth);
    }

    private MateResult solve(long nodes) {
        MateResult result = solver.solve(root, new Limits(within, nodes), task.control);
        spent += result.nodes();
        tree.count(result.nodes());
        return result;
    }

    /** Whether a line comes to no position that has been there before: that would not be for the first time. */
    private boolean isNew(Line line) {
        Position position = root.copy();
        return line.moves().allMatch(move -> {
            position.doMove(move);
            return Repetition.occurrences(position) == 1;
        });
    }

    @Override
    public void outsideWindow() {
        next.outsideWindow();
    }
}
