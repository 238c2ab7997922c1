package sanmai.search.alphabeta.root;

import java.util.List;
import sanmai.engine.PrincipalVariation;
import sanmai.search.SearchRequest;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.tree.TracedSearch;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.time.SearchControl;

/**
 * Why a search plays another line: what became of each move of a line that one would have expected.
 *
 * @param best the line that the search prefers, with its score on the scale of the search
 * @param met the fates of the expected line's moves, by ply; none beyond the first ply that was never reached
 */
public record LineExplanation(PrincipalVariation best, List<TracedSearch.Met> met) {
    /**
     * Searches with one thread and an empty table, and follows a line.
     *
     * @param request the position, which must have a legal move, and how long to search
     * @param line legal moves from there, one after the other, at least one
     * @param megabytes the size of the table, in MB
     */
    public static LineExplanation of(
            EvaluationFactory evaluations, SearchRequest request, List<Integer> line, int megabytes) {
        TracedSearch[] traced = new TracedSearch[1];
        RootSearch search = new RootSearch(evaluations.create(), Features.ALL, (thread, features) -> {
            traced[0] = new TracedSearch(thread, features, line);
            return traced[0];
        });
        SearchTask task = new SearchTask(request, new SearchControl());
        TranspositionTable table = new TranspositionTable(megabytes);
        search.start(task, request.position().copy(), table, request.limits().nodes());
        RootMoves moves = search.moves(request.limits());
        new IterativeDeepening(search, moves, 1, IterativeDeepening.Listener.NONE)
                .run(1, request.limits().depth());
        return new LineExplanation(moves.get(0).settled(), traced[0].met());
    }
}
