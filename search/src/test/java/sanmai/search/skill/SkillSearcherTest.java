package sanmai.search.skill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.GameRules;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.skill.SkillLevel.Weakness;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Line;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

class SkillSearcherTest {
    private static final SkillLevel WEAK = new SkillLevel(1, 0, Optional.of(100L), new Weakness(3, 50, 0, 0));
    private static final SkillLevel CARELESS = new SkillLevel(0, 0, Optional.of(100L), new Weakness(3, 50, 0, 100));
    private static final long SECOND = 1_000_000_000;

    private final List<SearchRequest> searched = new ArrayList<>();
    private final List<SearchResult> heard = new ArrayList<>();

    /** Finds these moves, each 10 centipawns better than the next, and reports them twice. */
    private Searcher searcher(String... moves) {
        return (request, control, listener) -> {
            searched.add(request);
            if (moves.length == 0) {
                return SearchResult.mated(1);
            }
            List<PrincipalVariation> variations = new ArrayList<>();
            for (String move : moves) {
                Line line = Line.of(UsiMove.parse(move, request.position()));
                variations.add(new PrincipalVariation(line, -10 * variations.size(), 5));
            }
            SearchResult result = new SearchResult(variations, false, 90, 1, 0);
            listener.found(result);
            listener.found(result);
            return result;
        };
    }

    private static SearchRequest request(Limits limits) {
        return new SearchRequest(Position.start(), limits, GameRules.STANDARD);
    }

    private SearchResult play(SkillLevel level, SearchControl control, String... moves) {
        return new SkillSearcher(level, new SplittableRandom(3), searcher(moves))
                .search(request(Limits.NONE), control, heard::add);
    }

    /** A clock on which this time passes each time somebody looks. */
    private static SearchControl clock(long step) {
        AtomicLong time = new AtomicLong();
        SearchControl control = new SearchControl(() -> time.addAndGet(step));
        control.grant(new TimeBudget(SECOND, 2 * SECOND));
        return control;
    }

    @Test
    void theStrongestLevelSearchesAsEver() {
        SearchResult result = play(SkillLevel.of(SkillLevel.STRONGEST), new SearchControl(), "7g7f", "2g2f");
        assertEquals(
                List.of(request(Limits.NONE).limits()),
                searched.stream().map(SearchRequest::limits).toList());
        assertEquals(List.of(result, result), heard);
        assertEquals(2, result.principalVariations().size());
    }

    @Test
    void aWeakLevelSearchesWithinItsLimits() {
        play(WEAK, new SearchControl(), "7g7f");
        Limits limits = searched.get(0).limits();
        assertEquals(100, limits.nodes());
        assertEquals(3, limits.multiPv());
    }

    @Test
    void onlyTheMoveThatIsPlayedIsReported() {
        SearchResult result = play(WEAK, new SearchControl(), "7g7f", "2g2f", "5g5f");
        assertEquals(1, result.principalVariations().size());
        assertEquals(90, result.nodes());
        assertEquals(List.of(result), heard);
    }

    @Test
    void movesWithinTheMarginAreAllPlayed() {
        SkillSearcher weak = new SkillSearcher(WEAK, new SplittableRandom(3), searcher("7g7f", "2g2f", "5g5f"));
        long played = Stream.generate(() -> weak.search(request(Limits.NONE), new SearchControl(), SearchListener.NONE))
                .limit(100)
                .map(SearchResult::bestMove)
                .distinct()
                .count();
        assertEquals(3, played);
    }

    @Test
    void aCarelessMoveIsALegalOneThatMayBeSearched() {
        Position position = Position.start();
        int only = UsiMove.parse("9g9f", position);
        SearchResult result = new SkillSearcher(CARELESS, new SplittableRandom(3), searcher("7g7f"))
                .search(request(Limits.NONE.withSearchMoves(only)), new SearchControl(), heard::add);
        assertEquals(only, result.bestMove());
        assertEquals(List.of(), searched);
        assertTrue(!result.isSearched());
    }

    @Test
    void aMatedSideHasNoMove() {
        Position mated = Sfen.position("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", SetupProblem.Reason.HARMLESS);
        SearchRequest request = new SearchRequest(mated, Limits.NONE, GameRules.STANDARD);
        SearchResult result =
                new SkillSearcher(CARELESS, new SplittableRandom(3), searcher()).search(request, clock(0), heard::add);
        assertTrue(!result.hasMove());
    }

    @Test
    void aMoveTakesAPartOfTheOptimumTime() {
        SearchControl control = clock(SECOND / 50);
        play(WEAK, control, "7g7f", "2g2f");
        assertTrue(control.elapsedNanos() >= SECOND / 10);
        assertTrue(control.elapsedNanos() <= SECOND + SECOND / 5);
    }

    @Test
    void nobodyWaitsLongerThanHalfAMinute() {
        SearchControl control = clock(SECOND);
        control.grant(new TimeBudget(3600 * SECOND, 3600 * SECOND));
        play(WEAK, control, "7g7f", "2g2f");
        assertTrue(control.elapsedNanos() < 60 * SECOND, control.toString());
    }

    @Test
    void whatLeavesNoChoiceIsPlayedAtOnce() {
        SearchRequest forced = request(Limits.NONE.withSearchMoves(UsiMove.parse("7g7f", Position.start())));
        SkillSearcher weak = new SkillSearcher(WEAK, new SplittableRandom(3), searcher("7g7f"));
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> weak.search(forced, clock(0), heard::add));
    }

    @Test
    void withoutAClockNothingWaits() {
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> play(WEAK, new SearchControl(() -> 0), "7g7f", "2g2f"));
    }

    @Test
    void stopEndsTheWait() {
        SearchControl control = clock(0);
        control.stop();
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> play(WEAK, control, "7g7f", "2g2f"));
    }
}
