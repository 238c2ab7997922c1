package sanmai.search.skill;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import sanmai.engine.PrincipalVariation;
import sanmai.search.ForwardingSearcher;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.time.SearchControl;

/**
 * Plays at a {@link SkillLevel}. It reports the move that it plays and no others. With a clock it answers after a part of
 * its time that changes from move to move, as people do, within half a minute, and at once where it has no choice.
 */
public final class SkillSearcher extends ForwardingSearcher {
    /** The least part of the optimum time that a move takes. */
    private static final double LEAST_PART = 0.1;

    /** Nobody wants to wait longer for a weak player. */
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(30);

    private static final long MILLIS_PER_POLL = 5;

    private final SkillLevel level;
    private final SplittableRandom random;

    /**
     * A searcher that plays at a level.
     *
     * @param level the level
     * @param random decides what the level overlooks and plays
     * @param searcher searches
     */
    public SkillSearcher(SkillLevel level, SplittableRandom random, Searcher searcher) {
        super(searcher);
        this.level = level;
        this.random = random;
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        if (level.isStrongest()) {
            return super.search(request, control, listener);
        }
        return alone(control, () -> {
            int[] moves = MoveChoice.legalMoves(request.position(), request.limits()::allows);
            SearchResult chosen = moves.length > 0 && level.isCareless(random)
                    ? SearchResult.of(
                            PrincipalVariation.unsearched(MoveChoice.any(moves, random)), 0, control.elapsedNanos())
                    : choose(request, control);
            listener.found(chosen);
            if (moves.length > 1) {
                think(control);
            }
            return chosen;
        });
    }

    private SearchResult choose(SearchRequest request, SearchControl control) {
        SearchRequest weaker =
                new SearchRequest(request.position(), level.within(request.limits(), random), request.rules());
        SearchResult found = searcher.search(weaker, control, SearchListener.NONE);
        if (!found.isSearched()) {
            return found;
        }
        MoveChoice choice = new MoveChoice(level.weakness().margin(), random);
        return new SearchResult(
                List.of(choice.among(found.principalVariations())),
                false,
                found.nodes(),
                control.elapsedNanos(),
                found.hashFull());
    }

    /** Waits for a part of the optimum time. A search without a clock does not wait. */
    private void think(SearchControl control) {
        double part = random.nextDouble(LEAST_PART, 1);
        while (!control.mustStop() && !control.isPartUp(part) && control.elapsedNanos() < MOST_NANOS) {
            try {
                Thread.sleep(MILLIS_PER_POLL);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
