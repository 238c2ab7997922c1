package sanmai.search.regret;

import sanmai.engine.PrincipalVariation;
import sanmai.search.DeclarationWinSearcher;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.StopSignal;
import sanmai.search.time.Limits;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** A search of this engine, with an empty table for each position. */
public final class OwnSearch implements PositionSearch {
    private final Searcher searcher;
    private final Limits limits;
    private final StopSignal stop = new StopSignal();

    /**
     * A search.
     *
     * @param searcher is closed with this
     */
    public OwnSearch(Searcher searcher, Limits limits) {
        this.searcher = new DeclarationWinSearcher(searcher);
        this.limits = limits;
    }

    @Override
    public Choice answer(Position position) {
        searcher.newGame();
        SearchResult result =
                searcher.search(new SearchRequest(position, limits), stop.newControl(), SearchListener.NONE);
        if (!result.hasMove()) {
            return new Choice(result.declaresWin() ? SearchAnswer.WIN : SearchAnswer.RESIGN, result.score(), 0);
        }
        PrincipalVariation best = result.best();
        return new Choice(Move.usi(result.bestMove()), result.score(), best.depth());
    }

    @Override
    public void stop() {
        stop.stop();
    }

    @Override
    public void close() {
        searcher.close();
    }
}
