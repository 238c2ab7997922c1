package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ContiguousSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.files.ConditionLine;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;

@Timeout(120)
class SelfPlayRunTest {
    @TempDir
    private Path folder;

    private GameFile open() {
        return GameFile.open(folder.resolve("games.sg"), ConditionLine.begin().with("seed ", "--seed", Games.SEED));
    }

    /** The games of the file by their numbers. */
    private List<TrainingGame> games() {
        List<TrainingGame> games = new ArrayList<>();
        GameFile.read(folder.resolve("games.sg"), games::add);
        games.sort(Comparator.comparing(TrainingGame::number));
        return games;
    }

    private static List<Integer> upTo(int games) {
        return ContiguousSet.closedOpen(0, games).asList();
    }

    @Test
    void everyNumberIsPlayedOnce() throws InterruptedException {
        List<Integer> heard = new ArrayList<>();
        try (GameFile file = open()) {
            new SelfPlayRun(file, upTo(12), game -> {
                        assertTrue(file.has(game.number()), "the listener heard of the game before it was in the file");
                        heard.add(game.number());
                    })
                    .run(2, () -> Games.player(Games.SEED));
        }
        assertEquals(12, heard.size());
        assertEquals(Games.SOME, games());
    }

    @Test
    void theListenerHearsOfOneGameAtATime() throws InterruptedException {
        AtomicBoolean busy = new AtomicBoolean();
        try (GameFile file = open()) {
            new SelfPlayRun(file, upTo(12), game -> {
                        assertTrue(busy.compareAndSet(false, true), "two calls at the same time");
                        LockSupport.parkNanos(20_000_000);
                        busy.set(false);
                    })
                    .run(3, () -> Games.player(Games.SEED));
        }
    }

    @Test
    void aStoppedRunIsResumed() throws InterruptedException {
        Set<Integer> first = new HashSet<>();
        try (GameFile file = open()) {
            SelfPlayRun[] run = new SelfPlayRun[1];
            run[0] = new SelfPlayRun(file, upTo(12), game -> {
                first.add(game.number());
                if (first.size() >= 3) {
                    run[0].stop();
                }
            });
            run[0].run(2, () -> Games.player(Games.SEED));
            assertTrue(first.size() >= 3 && first.size() <= 4, first.toString());
            assertEquals(first.size(), file.size());
        }
        Set<Integer> second = new HashSet<>();
        try (GameFile file = open()) {
            new SelfPlayRun(file, upTo(12), game -> second.add(game.number())).run(1, () -> Games.player(Games.SEED));
        }
        assertEquals(12 - first.size(), second.size());
        assertEquals(Games.SOME, games());
    }

    @Test
    void onlyTheAskedForNumbersArePlayed() throws InterruptedException {
        try (GameFile file = open()) {
            new SelfPlayRun(file, List.of(7, 2), game -> {}).run(2, () -> Games.player(Games.SEED));
        }
        assertEquals(List.of(Games.SOME.get(2), Games.SOME.get(7)), games());
    }

    @Test
    void aFileThatCannotBeWrittenEndsTheRun() {
        GameFile file = open();
        TrainingDataException e = assertThrows(
                TrainingDataException.class,
                () -> new SelfPlayRun(file, upTo(1_000_000), game -> file.close())
                        .run(2, () -> Games.player(Games.SEED)));
        assertTrue(e.getMessage().contains("games.sg\": cannot be written: "), e.getMessage());
        assertFalse(games().isEmpty());
    }

    @Test
    void theSearchersAreClosedAfterEveryKindOfEnd() throws InterruptedException {
        List<AlphaBeta> searchers = Collections.synchronizedList(new ArrayList<>());
        Supplier<SelfPlay> players = () -> {
            AlphaBeta searcher = new AlphaBeta(NetEvaluationFactory.shipped());
            searchers.add(searcher);
            return new SelfPlay(searcher, Limits.ofNodes(10), Games.SEED);
        };
        try (GameFile file = open()) {
            new SelfPlayRun(file, upTo(2), game -> {}).run(2, players);
            assertThrows(
                    UnsupportedOperationException.class,
                    () -> new SelfPlayRun(file, upTo(1_000_000), game -> {
                                throw new UnsupportedOperationException("broken");
                            })
                            .run(1, players));
        }
        assertEquals(3, searchers.size());
        searchers.forEach(searcher -> assertThrows(IllegalStateException.class, searcher::newGame));
    }

    @Test
    void aGameThatFailsEndsTheRun() {
        Searcher broken = (request, control, listener) -> {
            throw new UnsupportedOperationException("broken");
        };
        AtomicInteger players = new AtomicInteger();
        try (GameFile file = open()) {
            UnsupportedOperationException e = assertThrows(
                    UnsupportedOperationException.class,
                    () -> new SelfPlayRun(file, upTo(1_000_000), game -> {})
                            .run(
                                    2,
                                    () -> players.getAndIncrement() == 0
                                            ? Games.player(Games.SEED)
                                            : new SelfPlay(broken, Limits.ofNodes(1), Games.SEED)));
            assertEquals("broken", e.getMessage());
        }
    }

    @Test
    void anInterruptionBreaksGamesOff() throws InterruptedException {
        Thread runner = Thread.currentThread();
        AtomicInteger heard = new AtomicInteger();
        try (GameFile file = open()) {
            SelfPlayRun run = new SelfPlayRun(file, upTo(1_000_000), game -> {
                heard.incrementAndGet();
                runner.interrupt();
            });
            assertThrows(InterruptedException.class, () -> run.run(2, () -> Games.player(Games.SEED)));
            Thread.interrupted(); // The other worker may have interrupted once more.
        }
        assertEquals(heard.get(), games().size());
        assertEquals(Games.SOME.get(games().get(0).number()), games().get(0));
    }
}
