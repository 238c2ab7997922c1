package sanmai.search;

import sanmai.shogi.Move;

/** Looks whether the entered king wins at once before it lets another searcher look for a move. */
public final class DeclarationWinSearcher implements Searcher {
    private final Searcher searcher;

    /** Searches with this searcher where the king does not win at once. */
    public DeclarationWinSearcher(Searcher searcher) {
        this.searcher = searcher;
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        EnteringKingRule rule = request.rules().enteringKingRule();
        if (rule.canDeclare(request.position())) {
            return SearchResult.declaration(control.elapsedNanos());
        }
        int tryMove = rule.tryMove(request.position());
        if (tryMove != Move.NONE && request.limits().allows(tryMove)) {
            PrincipalVariation won = new PrincipalVariation(Line.of(tryMove), Score.mateIn(1), 1);
            SearchResult result = SearchResult.of(won, 1, control.elapsedNanos());
            listener.found(result);
            return result;
        }
        return searcher.search(request, control, listener);
    }

    @Override
    public void prepare(Resources resources) {
        searcher.prepare(resources);
    }

    @Override
    public void newGame() {
        searcher.newGame();
    }
}
