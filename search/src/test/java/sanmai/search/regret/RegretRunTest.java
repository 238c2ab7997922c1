package sanmai.search.regret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Position;

@Timeout(60)
class RegretRunTest {
    private static final String START = Sfen.of(Position.start());
    private static final double SCALE = 100;

    /** The score that means a win rate of 0.8, see {@link #SCALE}. */
    private static final int GOOD = 139;

    private final List<SearchAnswer> heard = new ArrayList<>();
    private final List<String> progress = new ArrayList<>();

    private final RegretRun.Listener listener = (answer, done, total) -> {
        heard.add(answer);
        progress.add(done + " of " + total);
    };

    private static String after(String... moves) {
        Position position = Position.start();
        for (String move : moves) {
            position.doMove(UsiMove.parse(move, position));
        }
        return Sfen.of(position);
    }

    private static NamedSearch search(String name, Function<String, PositionSearch.Choice> answers) {
        return new NamedSearch(name, () -> new PositionSearch() {
            @Override
            public Choice answer(Position position) {
                return answers.apply(Sfen.of(position));
            }

            @Override
            public void stop() {}

            @Override
            public void close() {}
        });
    }

    private static NamedSearch playing(String name, String move, int depth) {
        return search(name, position -> new PositionSearch.Choice(move, 0, depth));
    }

    /** A judge that plays 7g7f, and gives positions after a move these scores for the other side. */
    private static NamedSearch judge(Map<String, Integer> scores) {
        return search(
                "judge",
                position -> position.equals(START)
                        ? new PositionSearch.Choice("7g7f", 0, 20)
                        : new PositionSearch.Choice(SearchAnswer.RESIGN, scores.getOrDefault(position, 0), 20));
    }

    private RegretRun run(List<NamedSearch> searches, NamedSearch judge, List<SearchAnswer> known) {
        return new RegretRun(searches, judge, List.of(START), known, listener);
    }

    private static Regrets of(RegretRun run) throws InterruptedException {
        run.choose(2);
        run.judge(2);
        return run.regrets(SCALE);
    }

    @Test
    void regretIsTheWinRateThatTheBestMoveHasMore() throws InterruptedException {
        NamedSearch judge = judge(Map.of(after("7g7f"), -GOOD, after("2g2f"), 0, after("9g9f"), GOOD));
        Regrets regrets = of(run(List.of(playing("a", "2g2f", 7), playing("b", "9g9f", 8)), judge, List.of()));
        assertEquals(1, regrets.positions());
        List<Regrets.Row> rows = regrets.rows();
        assertEquals(
                List.of("a", "b", "judge"),
                rows.stream().map(Regrets.Row::search).toList());
        assertEquals(0.3, rows.get(0).regret(), 0.002);
        assertEquals(0.6, rows.get(1).regret(), 0.002);
        assertEquals(0, rows.get(2).regret());
        assertEquals(0, rows.get(0).difference());
        assertEquals(0.3, rows.get(1).difference(), 0.002);
        assertEquals(-0.3, rows.get(2).difference(), 0.002);
        assertEquals(List.of(1, 1, 0), rows.stream().map(Regrets.Row::blunders).toList());
        assertEquals(
                List.of(7.0, 8.0, 20.0), rows.stream().map(Regrets.Row::depth).toList());
    }

    @Test
    void theMoveOfTheJudgeMayBeWorse() throws InterruptedException {
        NamedSearch judge = judge(Map.of(after("7g7f"), 0, after("2g2f"), -GOOD));
        List<Regrets.Row> rows =
                of(run(List.of(playing("a", "2g2f", 1)), judge, List.of())).rows();
        assertEquals(0, rows.get(0).regret());
        assertEquals(0.3, rows.get(1).regret(), 0.002);
    }

    @Test
    void aMateWinsSurely() throws InterruptedException {
        NamedSearch judge = judge(Map.of(after("7g7f"), Score.matedIn(6), after("2g2f"), Score.mateIn(7)));
        List<Regrets.Row> rows =
                of(run(List.of(playing("a", "2g2f", 1)), judge, List.of())).rows();
        assertEquals(1, rows.get(0).regret());
    }

    @Test
    void aDeclaredWinIsAWinAndAResignationALoss() throws InterruptedException {
        NamedSearch judge = judge(Map.of(after("7g7f"), 0));
        List<Regrets.Row> rows = of(run(
                        List.of(playing("a", SearchAnswer.WIN, 0), playing("b", SearchAnswer.RESIGN, 0)),
                        judge,
                        List.of()))
                .rows();
        assertEquals(
                List.of(0.0, 1.0, 0.5), rows.stream().map(Regrets.Row::regret).toList());
    }

    @Test
    void aMoveIsJudgedOnce() throws InterruptedException {
        of(run(List.of(playing("a", "7g7f", 1), playing("b", "7g7f", 1)), judge(Map.of()), List.of()));
        assertEquals(List.of("1 of 3", "2 of 3", "3 of 3", "1 of 1"), progress);
        assertEquals(
                1,
                heard.stream().filter(a -> a.position().equals(after("7g7f"))).count());
    }

    @Test
    void whatIsKnownIsNotAskedAgain() throws InterruptedException {
        NamedSearch judge = judge(Map.of(after("7g7f"), 0, after("2g2f"), GOOD));
        of(run(List.of(playing("a", "2g2f", 1)), judge, List.of()));
        List<SearchAnswer> known = List.copyOf(heard);
        heard.clear();
        NamedSearch unasked = search("a", position -> {
            throw new AssertionError(position);
        });
        Regrets regrets = of(run(List.of(unasked, playing("b", "7g7f", 1)), judge, known));
        assertEquals(List.of("b"), heard.stream().map(SearchAnswer::search).toList());
        assertEquals(0.3, regrets.rows().get(0).regret(), 0.002);
    }

    @Test
    void onlyPositionsWithAllMovesJudgedCount() throws InterruptedException {
        RegretRun run =
                run(List.of(playing("a", "2g2f", 1), playing("b", SearchAnswer.RESIGN, 0)), judge(Map.of()), List.of());
        run.choose(1);
        assertEquals(0, run.regrets(SCALE).positions());
        run.judge(1);
        assertEquals(1, run.regrets(SCALE).positions());
    }

    @Test
    void aSearchThatFailsEndsTheRun() {
        RuntimeException failure = new IllegalStateException();
        NamedSearch failing = search("a", position -> {
            throw failure;
        });
        RegretRun run = run(List.of(failing), judge(Map.of()), List.of());
        assertSame(failure, assertThrows(IllegalStateException.class, () -> run.choose(2)));
    }

    @Test
    void theErrorOfAMeanIsThatOfItsSample() {
        Regrets.Mean mean = Regrets.Mean.of(List.of(1.0, 2.0, 3.0, 4.0));
        assertEquals(2.5, mean.mean());
        assertEquals(Math.sqrt(5 / 3.0 / 4), mean.error(), 1e-12);
        assertEquals(new Regrets.Mean(0, 0), Regrets.Mean.of(List.of()));
        assertEquals(new Regrets.Mean(3, 0), Regrets.Mean.of(List.of(3.0)));
    }

    @Test
    void anInterruptedRunStopsItsSearchesAndDropsTheirAnswers() {
        Thread here = Thread.currentThread();
        NamedSearch endless = new NamedSearch("a", () -> new EndlessSearch(here));
        RegretRun run = run(List.of(endless), judge(Map.of()), List.of());
        assertThrows(InterruptedException.class, () -> run.choose(1));
        assertEquals(List.of(), heard);
    }

    /** Interrupts a thread when it begins, and goes on until it is stopped. */
    private static final class EndlessSearch implements PositionSearch {
        private final Thread waiting;
        private volatile boolean stopped;

        EndlessSearch(Thread waiting) {
            this.waiting = waiting;
        }

        @Override
        public Choice answer(Position position) {
            waiting.interrupt();
            while (!stopped) {
                Thread.onSpinWait();
            }
            return new Choice(SearchAnswer.RESIGN, 0, 0);
        }

        @Override
        public void stop() {
            stopped = true;
        }

        @Override
        public void close() {}
    }
}
