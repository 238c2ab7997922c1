package sanmai.search.minimax;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.search.SearchListener;
import sanmai.search.SearchProgress;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.workers.ExclusiveUse;

/**
 * Iterative deepening of the paper's {@linkplain MinimaxTree full-width search}: one iteration after the other, each a
 * ply deeper, until a limit is reached. A stopped iteration does not count, because its best move may come last; the
 * answer is the result of the iteration before. The first iteration has no limits.
 *
 * <p>The same position with the same depth or number of nodes always gives the same answer. The game rules of the request
 * are ignored: the paper's search knows mate and nothing else.
 */
public final class Minimax implements Searcher {
    /** No full-width search from a position with several moves finishes this depth. */
    private static final int MAX_DEPTH = 32;

    /** Stable, so that of equally good moves the first in the generator's order comes first. */
    private static final Comparator<PrincipalVariation> BEST_FIRST =
            Comparator.comparingInt(PrincipalVariation::score).reversed();

    private final MoveGenerator generator;
    private final ExclusiveUse use = new ExclusiveUse("the searcher", () -> {});

    /** Searches with the fastest generator. */
    public Minimax() {
        this(MoveGenerator.BITBOARD_LEGAL);
    }

    /** Searches with this generator and its board. */
    public Minimax(MoveGenerator generator) {
        this.generator = generator;
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        return use.call("search", () -> {
            use.onStop(control::stop);
            return deepen(request, control, listener);
        });
    }

    private SearchResult deepen(SearchRequest request, SearchControl control, SearchListener listener) {
        Limits limits = request.limits();
        int maxDepth = Math.min(limits.depth(), MAX_DEPTH);
        MinimaxTree tree = new MinimaxTree(request.position(), generator, maxDepth);
        int[] moves = movesToSearch(tree.legalMoves(), limits);
        if (moves.length == 0) {
            return SearchResult.mated(control.elapsedNanos());
        }
        AtomicInteger currentMove = new AtomicInteger(Move.NONE);
        listener.begun(() -> new SearchProgress(currentMove.get(), tree.publishedNodes(), control.elapsedNanos(), 0));
        SearchResult result = null;
        for (int depth = 1; depth <= maxDepth && (depth == 1 || !control.isOptimumTimeUp()); depth++) {
            ImmutableList<PrincipalVariation> all = variations(tree, moves, depth, currentMove::set);
            if (tree.isStopped()) {
                break;
            }
            ImmutableList<PrincipalVariation> variations = all.subList(0, Math.min(limits.multiPv(), all.size()));
            result = new SearchResult(variations, false, tree.nodes(), control.elapsedNanos(), 0);
            listener.found(result);
            if (variations.stream().allMatch(variation -> Score.isMate(variation.score()))) {
                break; // Every line was searched, so a deeper search finds no shorter mate and no way out.
            }
            tree.limit(limits.nodes(), control);
        }
        return result;
    }

    /** Searches at depth 1, on a board of its own. */
    @Override
    public SearchResult answerAtOnce(SearchRequest request, SearchControl control) {
        Limits least = new Limits(1, Long.MAX_VALUE, 1, request.limits().searchMoves());
        return deepen(new SearchRequest(request.position(), least, request.rules()), control, SearchListener.NONE);
    }

    /** Clears nothing, but is refused during a search, as by every searcher. */
    @Override
    public void newGame() {
        use.run("newGame", () -> {});
    }

    @Override
    public void prepare(Resources resources) {
        use.run("prepare", () -> {});
    }

    @Override
    public void close() {
        use.close();
    }

    private static int[] movesToSearch(int[] legal, Limits limits) {
        int[] allowed = Arrays.stream(legal).filter(limits::allows).toArray();
        return allowed.length > 0 ? allowed : legal;
    }

    /** The variations of all moves, the best first; empty if the tree is stopped. */
    private static ImmutableList<PrincipalVariation> variations(
            MinimaxTree tree, int[] moves, int depth, IntConsumer searched) {
        PrincipalVariation[] all = new PrincipalVariation[moves.length];
        for (int i = 0; i < moves.length; i++) {
            searched.accept(moves[i]);
            int score = tree.searchMove(moves[i], depth);
            if (tree.isStopped()) {
                return ImmutableList.of();
            }
            all[i] = new PrincipalVariation(tree.line(), score, depth);
        }
        return Stream.of(all).sorted(BEST_FIRST).collect(ImmutableList.toImmutableList());
    }
}
