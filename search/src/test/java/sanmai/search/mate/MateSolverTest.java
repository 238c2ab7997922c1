package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.core.TypeCode.GOLD;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.positions.MateCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Hand;
import sanmai.shogi.Line;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

class MateSolverTest {
    /** A rook that can give check for ever but never mate. */
    private static final String ROOK_AND_KING = "k8/9/9/9/9/9/9/3r+L1K1P/9 w - 1";

    /** A problem that no solver finishes: a king in the open, full hands. */
    private static final String ENDLESS = "9/9/9/4k4/9/9/9/9/9 b RB2G2S2N2L9Prb2g2s2n2l9p 1";

    private static Position position(String sfen) {
        return Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
    }

    private static MateResult solve(String sfen) {
        return solve(sfen, Limits.ofNodes(2_000_000));
    }

    private static MateResult solve(String sfen, Limits limits) {
        return new MateSolver(16).solve(position(sfen), limits, new SearchControl());
    }

    private static String line(MateResult result) {
        return assertInstanceOf(MateResult.Mate.class, result).line().toString();
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/4P4/9/9/9/9/9/9 b G 1,                      G*5b",
        "9/9/9/9/9/9/4p4/9/4K4 w g 1,                      G*5h",
        "7nk/9/7G1/9/9/9/9/9/K8 b L 1,                     L*1b",
        "7lk/9/8P/9/9/9/9/9/9 b 2G 1,                      G*1b",
    })
    void matesInOne(String sfen, String move) {
        MateResult result = solve(sfen);
        assertEquals(move, line(result));
        assertTrue(((MateResult.Mate) result).isShortest());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7nk/9/7G1/9/9/9/9/9/K8 b P 1", // The pawn may not mate.
                "4k4/9/9/9/9/9/9/9/4K4 b - 1", // There is no check,
                "9/9/9/9/9/9/9/9/4K4 b G 1", // and here no king to give it to.
                "4k4/4G4/4P4/9/9/9/9/9/9 w - 1", // The side to move is mated itself.
                "4k4/9/4P4/9/9/9/9/4r4/4K4 b G 1", // The mate does not answer the check.
                ROOK_AND_KING,
            })
    void saysThatThereIsNoMate(String sfen) {
        assertInstanceOf(MateResult.NoMate.class, solve(sfen));
    }

    @Test
    void withoutAnyCheckNothingIsSearched() {
        assertEquals(0, solve("4k4/9/9/9/9/9/9/9/4K4 b - 1").nodes());
    }

    @Test
    void aPieceThatIsPinnedDoesNotDefend() {
        // The gold on 6b could take on 5b, but for the bishop behind it.
        assertInstanceOf(MateResult.NoMate.class, solve("4k4/3g5/4P4/9/9/9/9/9/9 b G 1"));
        assertEquals("G*5b", line(solve("4k4/3g5/4P4/1B7/9/9/9/9/9 b G 1")));
    }

    @Test
    void leavesThePositionAsItWas() {
        Position position = position(ENDLESS);
        new MateSolver(1).solve(position, Limits.ofNodes(20_000), new SearchControl());
        assertEquals(ENDLESS, Sfen.of(position));
        assertEquals(0, position.movesMade());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 100, 12_345})
    void endsAtTheLimitOfNodes(long nodes) {
        MateResult result = solve(ENDLESS, Limits.ofNodes(nodes));
        assertEquals(
                MateResult.UnsolvedReason.NODES,
                assertInstanceOf(MateResult.Unsolved.class, result).reason());
        assertTrue(result.nodes() <= nodes + 600, result.nodes() + " nodes");
        assertEquals(result.nodes(), solve(ENDLESS, Limits.ofNodes(nodes)).nodes());
    }

    @Test
    @Timeout(60)
    void obeysStop() throws InterruptedException {
        SearchControl control = new SearchControl();
        MateSolver solver = new MateSolver(16);
        List<MateResult> results = new ArrayList<>();
        Thread thread = new Thread(() -> results.add(solver.solve(position(ENDLESS), Limits.NONE, control)));
        thread.start();
        while (solver.nodes() < 10_000) {
            Thread.sleep(5);
        }
        control.stop();
        thread.join();
        assertEquals(
                MateResult.UnsolvedReason.STOPPED,
                assertInstanceOf(MateResult.Unsolved.class, results.get(0)).reason());
    }

    @Test
    @Timeout(60)
    void obeysTheClock() {
        SearchControl control = SearchControl.within(TimeBudget.NONE);
        MateResult result = new MateSolver(1).solve(position(ENDLESS), Limits.NONE, control);
        assertInstanceOf(MateResult.Unsolved.class, result);
    }

    @Test
    @Timeout(60)
    void closeByAnotherThreadEndsASearch() throws InterruptedException {
        MateSolver solver = new MateSolver(1);
        CountDownLatch begun = new CountDownLatch(1);
        boolean[] isMade = {false};
        SearchControl control = new SearchControl(() -> {
            if (isMade[0]) {
                begun.countDown();
            }
            return 0;
        });
        isMade[0] = true;
        Thread closer = new Thread(() -> {
            try {
                begun.await();
            } catch (InterruptedException e) {
                return;
            }
            solver.close();
        });
        closer.start();
        MateResult result = solver.solve(position(ENDLESS), Limits.NONE, control);
        closer.join();
        assertEquals(
                MateResult.UnsolvedReason.STOPPED,
                assertInstanceOf(MateResult.Unsolved.class, result).reason());
        assertThrows(IllegalStateException.class, solver::newGame);
    }

    @Test
    @Timeout(60)
    void aClosedSolverReleasesItsMemoryAndRefuses() throws InterruptedException {
        int megabytes = 64;
        MateSolver solver = new MateSolver(megabytes, MateCounting.ALL, 2);
        Position position = position("4k4/9/4P4/9/9/9/9/9/9 b G 1");
        Line line = assertInstanceOf(MateResult.Mate.class, solver.solve(position, Limits.NONE, new SearchControl()))
                .line();
        assertTrue(solver.nodes() > 0);
        long before = used();
        solver.close();
        solver.close();
        while (used() > before - ((long) megabytes << 20)) {
            Thread.sleep(10);
        }
        List<Executable> calls = List.of(
                solver::newGame,
                () -> solver.mates(position, line, Limits.NONE, new SearchControl()),
                () -> solver.solve(position, Limits.NONE, new SearchControl()),
                () -> new ProblemCheck(solver).check(position, line, Limits.NONE, new SearchControl()));
        for (Executable call : calls) {
            assertEquals(
                    "the mate solver is closed",
                    assertThrows(IllegalStateException.class, call).getMessage());
        }
        assertEquals(0, solver.nodes());
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void aCallByTheClockIsRefusedAndTheSearchGoesOn() {
        MateSolver solver = new MateSolver(1);
        Position position = position("4k4/9/9/9/9/9/9/9/4K4 b RB2GS 1");
        MateResult undisturbed = solver.solve(position, Limits.NONE, new SearchControl());
        solver.newGame();
        List<Executable> calls = List.of(
                solver::newGame,
                solver::close,
                () -> solver.mates(position, Line.EMPTY, Limits.NONE, new SearchControl()),
                () -> solver.solve(position, Limits.NONE, new SearchControl()));
        boolean[] isMade = {false};
        SearchControl control = new SearchControl(() -> {
            if (isMade[0]) {
                calls.forEach(call -> assertThrows(IllegalStateException.class, call));
            }
            return 0;
        });
        isMade[0] = true;
        MateResult result = solver.solve(position, Limits.NONE, control);
        assertEquals(line(undisturbed), line(result));
        assertEquals(undisturbed.nodes(), result.nodes());
        solver.close();
    }

    @Test
    void noMateWithinADepthExcludesNoLongerMate() {
        String threePlies = "4k4/9/9/9/9/9/9/9/4K4 b RB2GS 1";
        MateResult.Mate mate = assertInstanceOf(MateResult.Mate.class, solve(threePlies));
        int plies = mate.line().size();
        assertTrue(mate.isShortest() && plies >= 3, mate.toString());
        MateResult tooShort = solve(threePlies, Limits.ofDepth(plies - 2));
        assertEquals(
                MateResult.UnsolvedReason.TOO_DEEP,
                assertInstanceOf(MateResult.Unsolved.class, tooShort).reason());
        assertEquals(
                mate.line().size(),
                line(solve(threePlies, Limits.ofDepth(plies))).split(" ").length);
    }

    @Test
    void keptTablesDoNotChangeTheAnswer() {
        MateSolver solver = new MateSolver(1);
        Position position = position("4k4/9/9/9/9/9/9/9/4K4 b RB2GS 1");
        MateResult first = solver.solve(position, Limits.NONE, new SearchControl());
        MateResult second = solver.solve(position, Limits.NONE, new SearchControl());
        assertEquals(line(first), line(second));
        assertTrue(second.nodes() < first.nodes(), second + " after " + first);
        solver.newGame();
        assertEquals(
                first.nodes(),
                solver.solve(position, Limits.NONE, new SearchControl()).nodes());
    }

    @Test
    void theSameBoardWithOtherPiecesInHandIsAnotherProblem() {
        // The same solver: a defender with a piece to put in the way has the same board, the attacker the same hand.
        MateSolver solver = new MateSolver(1);
        Position without = position("k8/9/1K7/9/9/9/9/9/8R b - 1");
        Position with = position("k8/9/1K7/9/9/9/9/9/8R b 2g 1");
        assertNotEquals(MateZobrist.of(without, without.turnOrdinal()), MateZobrist.of(with, with.turnOrdinal()));
        MateResult bare = solver.solve(without, Limits.ofNodes(100_000), new SearchControl());
        MateResult armed = solver.solve(with, Limits.ofNodes(100_000), new SearchControl());
        assertEquals(solve(Sfen.of(with)).getClass(), armed.getClass());
        assertNotEquals(bare.toString(), armed.toString());
    }

    /** A mate from afar and a position without a mate, each asked about again with other hands. */
    @ParameterizedTest
    @CsvSource({
        "k8/9/1K7/9/9/9/9/9/8R b P 1, true, 0", // The pawn could be put in the way, if the defender had it.
        "4k4/9/4P4/9/9/9/9/9/9 b g 1, false, 1", // The gold would mate, if the attacker had it.
    })
    void whatIsRememberedDoesNotHoldForEveryHand(String sfen, boolean mate, int golds) {
        MateTable table = new MateTable(1 << 20);
        NodeBudget budget = new NodeBudget();
        DfpnSearch search = search(table, budget);
        Position position = position(sfen);
        budget.start(new SearchControl());
        assertEquals(mate, search.prove(MateQuestion.mates(position, 99), 100_000));
        int own = position.hand(position.turn());
        int decided = mate ? MateTable.PROVED : MateTable.DISPROVED;
        assertEquals(decided, table.probe(MateZobrist.of(position, position.turnOrdinal()), own, 5));
        assertEquals(
                MateTable.MISS,
                table.probe(MateZobrist.of(position, position.turnOrdinal()), golds * Hand.one(GOLD), 5),
                "with the other hand");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 65537})
    void sizesOutOfRangeAreRefused(int megabytes) {
        assertThrows(IllegalArgumentException.class, () -> new MateSolver(megabytes));
    }

    @Test
    void aWarmSearchAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        NodeBudget budget = new NodeBudget();
        DfpnSearch search = search(new MateTable(1 << 20), budget);
        Position position = position(ENDLESS);
        MateQuestion question = MateQuestion.mates(position, MateQuestion.MOST_PLIES);
        long allocated = Long.MAX_VALUE;
        // The position keeps the frames of the longest line so far, and the compiler needs time too.
        for (int i = 0; i < 200 && allocated > 0; i++) {
            budget.start(new SearchControl());
            long before = threads.getThreadAllocatedBytes(thread);
            search.prove(question, 20_000);
            allocated = threads.getThreadAllocatedBytes(thread) - before;
        }
        assertEquals(0, allocated, "bytes allocated by 20000 nodes");
        assertFalse(budget.isStopped());
    }

    private static DfpnSearch search(MateTable table, NodeBudget budget) {
        MateTables tables = new MateTables(table, new RepetitionTable(1 << 16));
        return new DfpnSearch(tables, budget, new UselessInterpositions(MateCounting.ALL), null);
    }

    /** Limits that break off the search for shorter mates, or for the line, anywhere. */
    @Test
    @Timeout(300)
    void aSolverWithFewMovesComesToAnEnd() {
        MateSolver solver = new MateSolver(1);
        for (MateCase problem : SuiteFormat.MATES.shipped().cases()) {
            Position position = Sfen.position(problem.sfen());
            solver.newGame();
            for (long nodes = 10; nodes < 5_000; nodes = nodes * 3 / 2) {
                MateResult result = solver.solve(position, Limits.ofNodes(nodes), new SearchControl());
                if (result instanceof MateResult.Mate mate) {
                    assertTrue(MateLineCheck.mates(position, mate.line()), problem + " " + result);
                }
            }
        }
    }
}
