package sanmai.usi.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.engine.Bound;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.notation.UsiMove;
import sanmai.search.SearchProgress;
import sanmai.search.SearchResult;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.usi.protocol.UsiWriter;

class InfoReporterTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private long now;

    private InfoReporter reports(long interval, boolean withBounds) {
        return new InfoReporter(new UsiWriter(out), interval, withBounds, () -> now);
    }

    private static SearchResult result(int depth, String move, int score, Bound bound) {
        Line line = Line.of(UsiMove.parse(move, Position.start()));
        PrincipalVariation variation = new PrincipalVariation(line, score, bound, depth, depth + 4);
        return new SearchResult(ImmutableList.of(variation), false, 2000, 1_000_000_000L, 7);
    }

    private static SearchResult result(int depth, String move) {
        return result(depth, move, 10, Bound.EXACT);
    }

    private List<String> told() {
        return out.toString(StandardCharsets.US_ASCII).lines().toList();
    }

    private List<String> depthsTold() {
        return told().stream().map(line -> line.split(" ")[2]).toList();
    }

    @Test
    void aLineHasAllItsFields() {
        reports(0, true).found(result(3, "7g7f"));
        assertEquals(
                List.of("info depth 3 seldepth 7 score cp 10 time 1000 nodes 2000 nps 2000 hashfull 7 pv 7g7f"),
                told());
    }

    @Test
    void theFirstAndTheLastAreAlwaysReported() {
        InfoReporter reports = reports(300, true);
        for (int depth = 1; depth <= 9; depth++) {
            reports.found(result(depth, "7g7f"));
            now += 100_000_000;
        }
        reports.conclude(result(9, "7g7f"));
        assertEquals(List.of("1", "4", "7", "9"), depthsTold());
    }

    @Test
    void theLastIsNotReportedTwice() {
        InfoReporter reports = reports(0, true);
        reports.found(result(1, "7g7f"));
        reports.conclude(result(1, "7g7f"));
        assertEquals(List.of("1"), depthsTold());
    }

    @Test
    void theLastLineHasAllNodes() {
        InfoReporter reports = reports(0, true);
        SearchResult before = result(3, "7g7f");
        reports.found(before);
        reports.conclude(new SearchResult(before.principalVariations(), false, 2500, 1_000_000_000L, 7));
        assertEquals(
                List.of("2000", "2500"),
                told().stream()
                        .map(line -> line.replaceAll(".* nodes (\\d+) .*", "$1"))
                        .toList());
    }

    @Test
    void theAnswerComesFromTheLastLine() {
        InfoReporter reports = reports(0, true);
        reports.found(result(2, "2g2f"));
        reports.found(result(3, "7g7f", 99, Bound.LOWER));
        reports.conclude(result(2, "2g2f"));
        assertEquals(List.of("2", "3", "2"), depthsTold());
    }

    @Test
    void boundsAreReportedOnlyIfWanted() {
        InfoReporter quiet = reports(0, false);
        quiet.found(result(3, "7g7f", 99, Bound.LOWER));
        assertEquals(List.of(), told());
        InfoReporter open = reports(0, true);
        open.found(result(3, "7g7f", 99, Bound.LOWER));
        open.found(result(3, "7g7f", -99, Bound.UPPER));
        assertEquals(
                List.of("score cp 99 lowerbound", "score cp -99 upperbound"),
                told().stream()
                        .map(line -> line.replaceAll(".*(score .*bound).*", "$1"))
                        .toList());
    }

    private static SearchProgress progress(String move, long millis) {
        int code = move.isEmpty() ? Move.NONE : UsiMove.parse(move, Position.start());
        return new SearchProgress(code, millis * 1000, millis * 1_000_000, 12);
    }

    @Test
    void progressIsReportedInIntervalsWithoutAResult() {
        InfoReporter reports = reports(300, true);
        reports.found(result(1, "7g7f"));
        for (int millis = 0; millis <= 2000; millis += 100) {
            now = millis * 1_000_000L;
            reports.progress(progress("2g2f", millis));
        }
        List<String> lines = told();
        assertEquals("info currmove 2g2f nodes 1000000 nps 1000000 hashfull 12", lines.get(1));
        assertEquals(5, lines.size(), "at 1.0, 1.3, 1.6 and 1.9 s: " + lines);
        reports.found(result(2, "7g7f"));
        assertEquals(5, told().size(), "too soon after the last line");
    }

    @Test
    void aResultThatWasHeldBackComesBeforeProgress() {
        InfoReporter reports = reports(300, true);
        reports.found(result(1, "7g7f"));
        reports.found(result(2, "7g7f"));
        now += 299_000_000;
        reports.progress(progress("2g2f", 5000));
        assertEquals(List.of("1"), depthsTold());
        now += 1_000_000;
        reports.progress(progress("2g2f", 5000));
        assertEquals(List.of("1", "2"), depthsTold());
    }

    @Test
    void progressIsNeverTheLastLine() {
        InfoReporter reports = reports(0, true);
        reports.found(result(4, "7g7f"));
        reports.progress(progress("", 1000));
        assertEquals("info nodes 1000000 nps 1000000 hashfull 12", told().get(1));
        reports.close(() -> result(4, "7g7f"));
        reports.progress(progress("2g2f", 1000));
        reports.found(result(5, "7g7f"));
        assertEquals(3, told().size(), told().toString());
        assertEquals(told().get(0), told().get(2));
    }

    @Test
    void aBoundIsNeverTheLastLine() {
        for (boolean withBounds : new boolean[] {true, false}) {
            out.reset();
            InfoReporter reports = reports(0, withBounds);
            reports.found(result(3, "7g7f"));
            reports.found(result(4, "7g7f", 99, Bound.LOWER));
            reports.close(() -> result(3, "7g7f"));
            String last = told().get(told().size() - 1);
            assertTrue(last.startsWith("info depth 3 seldepth 7 score cp 10 time"), last);
        }
    }

    /** The first result comes while the answer is made without it; the searching thread must not wait. */
    @Test
    @Timeout(60)
    void noResultNewerThanTheAnswerIsWritten() {
        InfoReporter reports = reports(0, true);
        Thread search = new Thread(() -> reports.found(result(1, "2g2f")));
        SearchResult answer = reports.close(() -> {
            search.start();
            while (search.getState() != Thread.State.TERMINATED) {
                Thread.onSpinWait();
            }
            return unsearched();
        });
        assertEquals(unsearched(), answer);
        assertEquals(List.of(), told());
    }

    private static SearchResult unsearched() {
        return SearchResult.of(PrincipalVariation.unsearched(UsiMove.parse("7g7f", Position.start())), 0, 0);
    }

    @Test
    void unsearchedMovesAreNotReported() {
        InfoReporter reports = reports(0, true);
        reports.found(unsearched());
        reports.close(InfoReporterTest::unsearched);
        assertEquals(List.of(), told());
    }

    @Test
    void matesAreCountedInPlies() {
        InfoReporter reports = reports(0, true);
        reports.found(result(3, "7g7f", Score.mateIn(5), Bound.EXACT));
        reports.found(result(3, "7g7f", Score.matedIn(4), Bound.EXACT));
        assertEquals(
                List.of("score mate 5", "score mate -4"),
                told().stream()
                        .map(line -> line.replaceAll(".*(score mate -?\\d+) .*", "$1"))
                        .toList());
    }

    @Test
    void theEndOfTheGameIsAMateWithoutAMove() {
        InfoReporter reports = reports(300, true);
        reports.conclude(SearchResult.mated(5_000_000));
        reports.close(() -> SearchResult.mated(5_000_000));
        reports(0, true).conclude(SearchResult.declaration(0));
        assertEquals(
                List.of(
                        "info depth 0 seldepth 0 score mate -1 time 5 nodes 0 nps 0 hashfull 0",
                        "info depth 0 seldepth 0 score mate 1 time 0 nodes 0 nps 0 hashfull 0"),
                told());
    }
}
