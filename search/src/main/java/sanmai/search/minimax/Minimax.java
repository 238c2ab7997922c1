package sanmai.search.minimax;

import sanmai.search.Limits;
import sanmai.search.Line;
import sanmai.search.Score;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The paper's search, one {@linkplain MinimaxTree tree} after the other, each a ply deeper, until the limits say stop;
 * so a search that is stopped has the result of the tree before. A tree that was not finished says nothing, because
 * its best move may come last.
 *
 * <p>The same position with the same depth or number of nodes always gives the same answer.
 */
public final class Minimax implements Searcher {
    /** A minimax tree of this depth is never finished from a position with moves to choose from. */
    private static final int DEEPEST = 32;

    private static final Generator GENERATOR = Generator.BITBOARD_LEGAL;

    @Override
    public SearchResult search(Position position, Limits limits, SearchControl control, SearchListener listener) {
        int maxDepth = Math.min(limits.depth(), DEEPEST);
        MinimaxTree tree = new MinimaxTree(position, GENERATOR, maxDepth, limits.nodes(), control);
        int firstMove = tree.firstLegalMove();
        if (firstMove == Move.NONE) {
            return new SearchResult(Line.EMPTY, Score.matedIn(0), 0, 0, control.elapsedNanos());
        }
        SearchResult result = null;
        for (int depth = 1; depth <= maxDepth && (depth == 1 || !control.isEnough()); depth++) {
            int score = tree.search(depth);
            if (tree.isBrokenOff()) {
                break;
            }
            result = new SearchResult(tree.line(), score, depth, tree.nodes(), control.elapsedNanos());
            listener.found(result);
            if (Score.isMate(score)) {
                break; // Every line has been looked at, so a deeper tree finds no shorter mate and no way out.
            }
        }
        return result != null ? result : withoutSearch(position, firstMove, tree, control, listener);
    }

    private static SearchResult withoutSearch(
            Position position, int move, MinimaxTree tree, SearchControl control, SearchListener listener) {
        SearchResult result =
                new SearchResult(Line.of(move), Material.balance(position), 0, tree.nodes(), control.elapsedNanos());
        listener.found(result);
        return result;
    }
}
