package sanmai.search;

import java.util.Optional;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;

/**
 * Declares a win, or plays the move that wins by the try rule, as soon as the entering-king rule (nyugyoku) allows it.
 * Otherwise it lets another searcher search.
 *
 * <p>Serves several threads, one at a time.
 */
public final class DeclarationWinSearcher extends ForwardingSearcher {
    /** Lets this searcher search where the entering king does not win at once. */
    public DeclarationWinSearcher(Searcher searcher) {
        super(searcher);
    }

    @Override
    protected Optional<SearchResult> known(SearchRequest request, SearchControl control) {
        EnteringKingRule rule = request.rules().enteringKingRule();
        if (rule.canDeclare(request.position())) {
            return Optional.of(SearchResult.declaration(control.elapsedNanos()));
        }
        int tryMove = rule.tryMove(request.position());
        if (tryMove == Move.NONE || !request.limits().allows(tryMove)) {
            return Optional.empty();
        }
        PrincipalVariation won = new PrincipalVariation(Line.of(tryMove), Score.mateIn(1), 1);
        return Optional.of(SearchResult.of(won, 1, control.elapsedNanos()));
    }
}
