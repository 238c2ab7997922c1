package sanmai.movegen.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.notation.Sfen;

class PerftTest {
    private static final String MIDDLE_GAME =
            "l5knl/4g1gb1/p3p2pp/1pr1s1s2/2pp1p1P1/1P1PP4/3GBPS1P/1SG4R1/LN1K3NL b N4p 1";

    /** Mated, so there is no move at the root. */
    private static final String MATED = "4k4/4G4/4P4/9/9/9/9/9/9 w - 1";

    static Stream<PerftSettings> settings() {
        return Stream.of(Leaves.values())
                .flatMap(leaves -> Stream.of(1, 3)
                        .flatMap(threads -> Stream.of(0, 1).map(hash -> new PerftSettings(leaves, threads, hash))));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void countsAlikeInEveryWay(PerftSettings settings) throws InterruptedException {
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
    void refusesWhatIsOutOfRange() {
        assertThrows(IllegalArgumentException.class, () -> PerftSettings.DEFAULT.withThreads(0));
        assertThrows(IllegalArgumentException.class, () -> PerftSettings.DEFAULT.withHash(-1));
        Perft perft = new Perft(PerftSettings.DEFAULT);
        for (int depth : new int[] {-1, Perft.MAX_DEPTH + 1}) {
            assertThrows(IllegalArgumentException.class, () -> perft.count(Position.start(), depth));
        }
    }

    @Test
    void saysThatTheHeapIsTooSmallForTheTable() {
        long heapMegabytes = Runtime.getRuntime().maxMemory() >> 20;
        assumeTrue(heapMegabytes < PerftSettings.MAX_HASH_MEGABYTES);
        PerftSettings settings = PerftSettings.DEFAULT.withHash(PerftSettings.MAX_HASH_MEGABYTES);
        Exception thrown = assertThrows(IllegalArgumentException.class, () -> new Perft(settings));
        assertNotNull(thrown.getMessage());
        assertTrue(thrown.getMessage().contains("8192 MB"), thrown.getMessage());
        assertFalse(thrown.getMessage().contains("\n"));
    }

    private static long sum(List<MoveCount> moves) {
        return moves.stream().mapToLong(MoveCount::nodes).sum();
    }
}
