package sanmai.movegen.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class PerftTest {
    private static final String MIDDLE_GAME =
            "l5knl/4g1gb1/p3p2pp/1pr1s1s2/2pp1p1P1/1P1PP4/3GBPS1P/1SG4R1/LN1K3NL b N4p 1";

    /** Mated, so there is no move at the root. */
    private static final String MATED = "4k4/4G4/4P4/9/9/9/9/9/9 w - 1";

    static Stream<PerftSettings> settings() {
        return Stream.of(LastPly.values())
                .flatMap(leaves -> Stream.of(1, 3)
                        .flatMap(threads ->
                                Stream.of(0, 1).map(hash -> new PerftSettings(leaves, threads, hash, false, 0))));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void allSettingsCountTheSame(PerftSettings settings) throws InterruptedException {
        Perft perft = new Perft(settings);
        long[] startNodes = {1, 30, 900, 25470, 719731};
        for (int depth = 0; depth < startNodes.length; depth++) {
            assertEquals(startNodes[depth], perft.count(Position.start(), depth), "start, depth " + depth);
        }
        long[] middleNodes = {1, 86, 3250, 231648};
        for (int depth = 0; depth < middleNodes.length; depth++) {
            assertEquals(middleNodes[depth], perft.count(Sfen.position(MIDDLE_GAME), depth), "depth " + depth);
        }
        assertEquals(0, perft.count(Sfen.position(MATED), 1));
        assertEquals(0, perft.count(Sfen.position(MATED), 4));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void divideAddsUpAndIsSortedByText(PerftSettings settings) throws InterruptedException {
        Position position = Sfen.position(MIDDLE_GAME);
        for (int depth = 1; depth <= 3; depth++) {
            List<MoveCount> heard = new ArrayList<>();
            List<Integer> parts = new ArrayList<>();
            List<MoveCount> moves = new Perft(settings).divide(position, depth, new PerftListener() {
                @Override
                public void partCounted(int done, int total) {
                    parts.add(done);
                    assertTrue(done <= total);
                }

                @Override
                public void moveCounted(MoveCount move) {
                    heard.add(move);
                }
            });
            assertEquals(new Perft(settings).count(position, depth), sum(moves));
            assertEquals(86, moves.size());
            List<String> texts =
                    moves.stream().map(move -> Move.usi(move.move())).toList();
            assertEquals(texts.stream().sorted().toList(), texts);
            assertEquals(moves, heard);
            assertEquals(Stream.iterate(1, n -> n + 1).limit(parts.size()).toList(), parts);
        }
        assertEquals(Sfen.of(Sfen.position(MIDDLE_GAME)), Sfen.of(position));
    }

    @Test
    void divideCountsMovesThatMate() throws InterruptedException {
        Position matesInOne = Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b G 1");
        List<MoveCount> moves = new Perft(PerftSettings.DEFAULT).divide(matesInOne, 3, PerftListener.NONE);
        assertTrue(moves.stream().anyMatch(move -> move.toString().equals("G*5b: 0")), moves.toString());
    }

    /** What a listener hears of parts, in any order. */
    private static Map<Integer, Long> partsHeard(
            PerftSettings settings, Position position, int depth, List<PerftPart> parts, Map<Integer, Long> known)
            throws InterruptedException {
        Map<Integer, Long> heard = new HashMap<>();
        new Perft(settings).divide(position, depth, new PartsToCount(parts, known), new PerftListener() {
            @Override
            public void partCounted(PerftPart part, PartLeaves leaves, long nanos) {
                assertTrue(nanos >= 0);
                assertNull(heard.put(part.number(), leaves.nodes()), "heard twice of " + part);
            }
        });
        return heard;
    }

    @ParameterizedTest
    @MethodSource("settings")
    void partsAddUpToTheTree(PerftSettings settings) throws InterruptedException {
        for (String sfen : List.of(MIDDLE_GAME, MATED, "4k4/9/4P4/9/9/9/9/9/9 b G 1")) {
            Position position = Sfen.position(sfen);
            for (int depth = 0; depth <= 3; depth++) {
                String where = sfen + ", depth " + depth;
                List<PerftPart> parts = PerftPart.of(position, depth);
                assertEquals(sfen, Sfen.of(position));
                Map<Integer, Long> all = partsHeard(settings, position, depth, parts, Map.of());
                assertEquals(parts.size(), all.size(), where);
                long nodes = all.values().stream().mapToLong(Long::longValue).sum();
                assertEquals(new Perft(settings).count(position, depth), nodes, where);
                List<PerftPart> some =
                        parts.stream().filter(part -> part.number() % 3 == 0).toList();
                Map<Integer, Long> known = new HashMap<>(all);
                some.forEach(part -> known.remove(part.number()));
                List<MoveCount> whole = new Perft(settings).divide(position, depth, PerftListener.NONE);
                assertEquals(
                        whole,
                        new Perft(settings).divide(position, depth, new PartsToCount(parts, known), PerftListener.NONE),
                        where);
                Map<Integer, Long> rest = partsHeard(settings, position, depth, parts, known);
                assertEquals(partsHeard(settings, position, depth, some, Map.of()), rest, where);
                assertEquals(some.size(), rest.size(), where);
            }
        }
    }

    @Test
    void partsAreNumberedInTheOrderOfTheirMoves() {
        List<PerftPart> parts = PerftPart.of(Position.start(), 4);
        assertEquals(900, parts.size());
        List<String> texts = parts.stream().map(PerftPart::toString).toList();
        assertEquals(texts.stream().sorted().toList(), texts);
        assertEquals("1g1f 1a1b", texts.get(0));
        assertEquals(
                Stream.iterate(1, n -> n + 1).limit(900).toList(),
                parts.stream().map(PerftPart::number).toList());
        assertEquals(30, PerftPart.of(Position.start(), 2).size());
        assertEquals("", PerftPart.of(Position.start(), 0).get(0).toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    @Timeout(60)
    void anExceptionOfAListenerEndsTheCount(int threads) {
        PerftListener full = new PerftListener() {
            @Override
            public void partCounted(PerftPart part, PartLeaves leaves, long nanos) {
                throw new UnsupportedOperationException("no room");
            }
        };
        Perft perft = new Perft(PerftSettings.DEFAULT.withThreads(threads));
        assertThrows(UnsupportedOperationException.class, () -> perft.count(Position.start(), 4, full));
    }

    @Test
    void divideAtDepthZeroHasNoMoves() throws InterruptedException {
        assertEquals(List.of(), new Perft(PerftSettings.DEFAULT).divide(Position.start(), 0, PerftListener.NONE));
    }

    @ParameterizedTest
    @MethodSource("settings")
    @Timeout(60)
    void interruptionEndsTheCount(PerftSettings settings) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        List<Throwable> thrown = new ArrayList<>();
        Thread thread = new Thread(() -> {
            PerftListener listener = new PerftListener() {
                @Override
                public void partCounted(int done, int total) {
                    begun.countDown();
                }
            };
            try {
                new Perft(settings).count(Position.start(), 12, listener);
            } catch (InterruptedException e) {
                thrown.add(e);
            }
        });
        thread.start();
        // Depth 12 would take years, one part of it weeks: the walk itself must notice.
        begun.await(100, TimeUnit.MILLISECONDS);
        thread.interrupt();
        thread.join();
        assertEquals(1, thrown.size());
    }

    @Test
    @Timeout(60)
    void aThreadThatFailsEndsTheCountOfAll() {
        RuntimeException failure = new IllegalStateException();
        AtomicInteger counted = new AtomicInteger();
        PerftListener fullDisk = new PerftListener() {
            @Override
            public void partCounted(PerftPart part, PartLeaves leaves, long nanos) {
                if (counted.incrementAndGet() == 1) {
                    throw failure;
                }
            }
        };
        Perft perft = new Perft(PerftSettings.DEFAULT.withThreads(3));
        assertSame(
                failure, assertThrows(IllegalStateException.class, () -> perft.count(Position.start(), 6, fullDisk)));
        assertTrue(counted.get() < 100, counted + " of 900 parts");
    }

    @Test
    void argumentsOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> PerftSettings.DEFAULT.withThreads(0));
        assertThrows(IllegalArgumentException.class, () -> PerftSettings.DEFAULT.withHash(-1));
        Perft perft = new Perft(PerftSettings.DEFAULT);
        for (int depth : new int[] {-1, Perft.MAX_DEPTH + 1}) {
            assertThrows(IllegalArgumentException.class, () -> perft.count(Position.start(), depth));
        }
    }

    @Test
    void aTableTooLargeForTheHeapIsRefused() {
        PerftSettings settings = PerftSettings.DEFAULT.withHash(PerftSettings.MAX_HASH_MEGABYTES);
        Exception thrown = assertThrows(IllegalArgumentException.class, () -> new Perft(settings));
        assertNotNull(thrown.getMessage());
        assertTrue(thrown.getMessage().contains("1048576 MB"), thrown.getMessage());
        assertFalse(thrown.getMessage().contains("\n"));
    }

    private static long sum(List<MoveCount> moves) {
        return moves.stream().mapToLong(MoveCount::nodes).sum();
    }
}
