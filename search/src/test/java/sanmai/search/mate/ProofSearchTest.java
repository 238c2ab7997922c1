package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

/** Several threads that solve one problem. */
class ProofSearchTest {
    private static final int PROBLEMS = Integer.getInteger("sanmai.random.mates", 120);

    /** A problem that no solver finishes. */
    private static final String ENDLESS = "9/9/9/4k4/9/9/9/9/9 b RB2G2S2N2L9Prb2g2s2n2l9p 1";

    private final NodeBudget budget = new NodeBudget();
    private final MateTables tables = new MateTables(new MateTable(4 << 20), new RepetitionTable(1 << 18));

    /** A search in which all threads begin at once. */
    private ProofSearch search(int threads) {
        ProofSearch search = new ProofSearch(tables, budget, MateCounting.ALL, threads);
        search.helpAtOnce();
        return search;
    }

    @Test
    void agreesWithBruteForceOnMatesOfFivePlies() {
        ProofSearch search = search(3);
        int known = 0;
        for (int i = 0; i < PROBLEMS; i++) {
            Position position = RandomProblems.position(new SplittableRandom(i));
            int brute = new BruteForce(20_000, false).shortestMate(position, 5);
            if (brute == BruteForce.TOO_MUCH) {
                continue;
            }
            known++;
            tables.clear();
            budget.start(new SearchControl());
            String what = "problem " + i + ", " + Sfen.of(position);
            assertEquals(brute > 0, search.prove(MateQuestion.mates(position, 5), Long.MAX_VALUE), what);
            assertFalse(budget.isExhausted(), what);
            assertTrue(brute <= 0 || search.plies() >= brute && search.plies() <= 5, what);
            assertEquals(0, position.movesMade(), what);
        }
        assertTrue(known > PROBLEMS / 4, known + " problems");
    }

    @ParameterizedTest
    @ValueSource(longs = {500, 30_000})
    void endsAtTheLimitOfNodes(long nodes) {
        budget.start(new SearchControl());
        search(3).prove(MateQuestion.mates(Sfen.position(ENDLESS), 99), nodes);
        assertTrue(budget.isExhausted());
        assertFalse(budget.isStopped());
        assertTrue(budget.nodes() >= nodes, budget.nodes() + " nodes");
    }

    @Test
    @Timeout(120)
    void allThreadsStop() throws InterruptedException {
        SearchControl control = new SearchControl();
        budget.start(control);
        ProofSearch search = search(3);
        Thread thread = new Thread(() -> search.prove(MateQuestion.mates(Sfen.position(ENDLESS), 99), Long.MAX_VALUE));
        thread.start();
        while (budget.publishedNodes() < 10_000) {
            Thread.sleep(5);
        }
        control.stop();
        thread.join();
        assertTrue(budget.isStopped());
        assertFalse(Thread.getAllStackTraces().keySet().stream()
                .anyMatch(other -> other.getName().equals("mate helper")));
    }

    @Test
    void theNodesOfAllThreadsAreCounted() {
        MateSolver solver = new MateSolver(16, MateCounting.ALL, 2);
        MateResult result = solver.solve(Sfen.position(ENDLESS), Limits.ofNodes(100_000), new SearchControl());
        assertTrue(result.nodes() >= 100_000 && result.nodes() < 110_000, result.nodes() + " nodes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 257})
    void threadCountsOutOfRangeAreRefused(int threads) {
        assertThrows(IllegalArgumentException.class, () -> new MateSolver(1, MateCounting.ALL, threads));
    }
}
