package sanmai.search.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Feature;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.tuning.Factor;
import sanmai.search.tuning.Screening;
import sanmai.search.tuning.ScreeningPairs;

@Timeout(120)
class MatchRunTest {
    private static final long SEED = 7;
    private static final int PAIRS = 8;

    private static Match table() {
        return new Match(MatchTest.engine(120), MatchTest.engine(30), SEED);
    }

    /** Notes what it hears. */
    private static final class Notes implements MatchRun.Listener {
        private final List<GamePair> played = new ArrayList<>();
        private final List<MatchScore> scores = new ArrayList<>();
        private Runnable onPlayed = () -> {};

        @Override
        public void played(GamePair pair) {
            played.add(pair);
            onPlayed.run();
        }

        @Override
        public void counted(MatchScore score) {
            scores.add(score);
        }
    }

    private static Notes run(int threads, Optional<Sprt> test, List<GamePair> known) throws InterruptedException {
        return run(PAIRS, threads, test, known);
    }

    private static Notes run(int pairs, int threads, Optional<Sprt> test, List<GamePair> known)
            throws InterruptedException {
        Notes notes = new Notes();
        MatchRun run = new MatchRun(pairs, test, known, notes);
        run.run(threads, MatchRunTest::table);
        assertEquals(notes.scores.get(notes.scores.size() - 1), run.score());
        return notes;
    }

    @Test
    void playersAreClosedHoweverTheRunEnds() throws InterruptedException {
        List<Searcher> searchers = Collections.synchronizedList(new ArrayList<>());
        Supplier<Player> players = () -> {
            AlphaBeta searcher = new AlphaBeta(NetEvaluationFactory.shipped());
            searchers.add(searcher);
            return new Player(searcher, Limits.ofDepth(1));
        };
        new MatchRun(2, Optional.empty(), List.of(), MatchRun.Listener.NONE)
                .run(2, () -> new Match(players.get(), players.get(), SEED));
        Screening screening = new Screening(List.of(new Factor.Presence(Feature.RAZORING)), SEED);
        new MatchRun(2, Optional.empty(), List.of(), MatchRun.Listener.NONE)
                .run(1, () -> new ScreeningPairs(screening, SEED, features -> players.get()));
        Notes failing = new Notes();
        failing.onPlayed = () -> {
            throw new UnsupportedOperationException("broken");
        };
        assertThrows(
                UnsupportedOperationException.class,
                () -> new MatchRun(2, Optional.empty(), List.of(), failing)
                        .run(1, () -> new Match(players.get(), players.get(), SEED)));
        assertEquals(10, searchers.size());
        searchers.forEach(searcher -> assertThrows(IllegalStateException.class, searcher::newGame));
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() throws InterruptedException {
        Notes one = run(1, Optional.empty(), List.of());
        assertEquals(PAIRS, one.played.size());
        assertEquals(PAIRS, one.scores.size());
        Notes three = run(3, Optional.empty(), List.of());
        assertEquals(one.scores, three.scores);
        assertEquals(Set.copyOf(one.played), Set.copyOf(three.played));
    }

    @Test
    void aTestEndsTheMatchAtTheSamePair() throws InterruptedException {
        int most = 100;
        Optional<Sprt> test = Optional.of(new Sprt(-300, -100));
        Notes one = run(most, 1, test, List.of());
        int played = one.scores.size();
        assertTrue(played < most, one.scores.toString());
        assertEquals(one.scores, run(most, 3, test, List.of()).scores);
        assertTrue(test.get().isDecided(one.scores.get(played - 1)));
        assertFalse(test.get().isDecided(one.scores.get(played - 2)));
        List<GamePair> all = new ArrayList<>(one.played);
        for (int number = played + 1; number <= most; number++) {
            all.add(new GamePair(number, Outcome.LOST, Outcome.LOST));
        }
        assertEquals(one.scores, run(most, 2, test, all).scores, "what was played in vain does not count");
    }

    @Test
    void knownPairsAreNotPlayedAgain() throws InterruptedException {
        Notes whole = run(1, Optional.empty(), List.of());
        List<GamePair> known = new ArrayList<>(List.of(whole.played.get(4), whole.played.get(1), whole.played.get(0)));
        Notes rest = run(2, Optional.empty(), known);
        assertEquals(whole.scores, rest.scores);
        Set<GamePair> played = new HashSet<>(whole.played);
        known.forEach(played::remove);
        assertEquals(played, Set.copyOf(rest.played));
        assertEquals(PAIRS - 3, rest.played.size());
        known.add(new GamePair(PAIRS + 1, Outcome.WON, Outcome.WON));
        assertEquals(whole.scores, run(2, Optional.empty(), known).scores, "pairs beyond the last do not count");
        Notes nothing = run(2, Optional.empty(), whole.played);
        assertEquals(whole.scores, nothing.scores);
        assertEquals(List.of(), nothing.played);
    }

    @Test
    void aPartIsScoredByItself() throws InterruptedException {
        Notes whole = run(1, Optional.empty(), List.of());
        Notes part = new Notes();
        MatchRun run = new MatchRun(List.of(2, 5, 8), Optional.empty(), List.of(whole.played.get(0)), part);
        run.run(2, MatchRunTest::table);
        List<GamePair> expected = List.of(whole.played.get(1), whole.played.get(4), whole.played.get(7));
        assertEquals(Set.copyOf(expected), Set.copyOf(part.played));
        assertEquals(expected.stream().reduce(MatchScore.NONE, MatchScore::plus, (one, other) -> other), run.score());
    }

    @Test
    void aReplayPlaysNothing() throws InterruptedException {
        Notes whole = run(1, Optional.empty(), List.of());
        Notes replayed = new Notes();
        assertTrue(new MatchRun(PAIRS, Optional.empty(), whole.played, replayed).replay());
        assertEquals(whole.scores, replayed.scores);
        Notes gap = new Notes();
        List<GamePair> more = new ArrayList<>(whole.played);
        more.remove(5);
        assertFalse(new MatchRun(PAIRS, Optional.empty(), more, gap).replay());
        assertEquals(whole.scores.subList(0, 5), gap.scores);
    }

    @Test
    void anInterruptionKeepsTheFinishedPairs() {
        Thread runner = Thread.currentThread();
        Notes notes = new Notes();
        notes.onPlayed = runner::interrupt;
        MatchRun run = new MatchRun(1_000_000, Optional.empty(), List.of(), notes);
        assertThrows(InterruptedException.class, () -> run.run(2, MatchRunTest::table));
        Thread.interrupted(); // The other table may have interrupted once more.
        assertEquals(notes.scores.size(), run.score().playedPairs());
        assertTrue(notes.played.size() >= 1 && notes.played.size() < 10, notes.played.toString());
    }

    @Test
    void anExceptionOfAListenerEndsTheMatch() {
        Notes notes = new Notes();
        notes.onPlayed = () -> {
            throw new UnsupportedOperationException("full");
        };
        MatchRun run = new MatchRun(1_000_000, Optional.empty(), List.of(), notes);
        UnsupportedOperationException e =
                assertThrows(UnsupportedOperationException.class, () -> run.run(2, MatchRunTest::table));
        assertEquals("full", e.getMessage());
    }
}
