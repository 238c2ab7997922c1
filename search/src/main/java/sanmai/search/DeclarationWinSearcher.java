package sanmai.search;

import sanmai.shogi.Move;

/**
 * Declares a win, or plays the move that wins by the try rule, as soon as the entering-king rule (nyugyoku) allows it.
 * Otherwise it lets another searcher search.
 */
public final class DeclarationWinSearcher extends ForwardingSearcher {
    /** Lets this searcher search where the entering king does not win at once. */
    public DeclarationWinSearcher(Searcher searcher) {
        super(searcher);
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        return alone(control, () -> declareOrSearch(request, control, listener));
    }

    private SearchResult declareOrSearch(SearchRequest request, SearchControl control, SearchListener listener) {
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
}
