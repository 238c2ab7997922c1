package sanmai.usi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.search.time.Limits;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.GoParameters;

class GoLimitsTest {
    private static final String ONE_MOVE =
            "1k2sg3/l1g1r4/nsp6/1p1p1P3/P1P1P1+B1b/1P1PS4/L3SG1+p1/2R1G1p2/1N4KN1 b NL6Plp 85";

    private final EngineOptions options = new EngineOptions();

    private static GoParameters go(String words) {
        return GoParameters.parse(Splitter.on(' ').splitToList(words));
    }

    private long maximum(GoParameters go, Position position) {
        TimeBudget budget = new GoLimits(go, options).budget(position);
        return budget.equals(TimeBudget.UNLIMITED) ? -1 : TimeUnit.NANOSECONDS.toMillis(budget.maximumNanos());
    }

    @ParameterizedTest
    @CsvSource({
        "btime 60000 wtime 60000 byoyomi 10000,          500",
        "btime 60000 wtime 60000 binc 5000 winc 5000,    500",
        "btime 0 wtime 0 byoyomi 5000,                   500",
        "btime 0 wtime 0 byoyomi 300,                    200",
        "btime 60000 byoyomi 10000 infinite,             -1",
        "btime 60000 wtime 60000 byoyomi 10000 depth 20, 16880",
        "depth 20,                                       -1",
        "nodes 1000000,                                  -1",
        "movetime 5000,                                  4970"
    })
    void theOnlyMoveOfAGameTakesHalfASecondAtMost(String words, long maximum) {
        assertEquals(maximum, maximum(go(words), Sfen.position(ONE_MOVE)));
    }

    @Test
    void theOnlyMoveIsKnownAfterPonderHitToo() {
        GoParameters hit =
                go("ponder btime 60000 wtime 60000 byoyomi 10000").afterPonderHit(GoParameters.parse(List.of()));
        assertEquals(500, maximum(hit, Sfen.position(ONE_MOVE)));
    }

    @Test
    void severalLinesAreWantedForAnalysis() {
        options.options().set("MultiPV", "2");
        assertEquals(16880, maximum(go("btime 60000 byoyomi 10000"), Sfen.position(ONE_MOVE)));
    }

    @Test
    void whoHasAChoiceTakesTheTime() {
        assertEquals(16880, maximum(go("btime 60000 byoyomi 10000"), Position.start()));
    }

    /** Move 85 is the mover's; with 87 as the last move it has one more, with 86 none. */
    @ParameterizedTest
    @CsvSource({"0, 6880", "300, 6880", "88, 29880", "87, 29880", "86, 59880", "85, 59880", "20, 59880"})
    void theMovesUntilTheDrawAreThoseToGo(String lastMove, long maximum) {
        options.options().set("MaxMovesToDraw", lastMove);
        Position position = Sfen.position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 85");
        assertEquals(maximum, maximum(go("btime 60000 wtime 60000"), position));
    }

    @Test
    void movesToGoCount() {
        assertEquals(59880, maximum(go("btime 60000 movestogo 1"), Position.start()));
        assertEquals(6880, maximum(go("btime 60000 movestogo 99999999999"), Position.start()));
        assertEquals(59880, maximum(go("btime 60000 movestogo -3"), Position.start()));
    }

    @ParameterizedTest
    @CsvSource({"btime 60000, 5, 1000", "infinite, -1, -1", "depth 9 nodes 2000, 9, 2000"})
    void theLimitsOfTheOptionsAreForGames(String words, int depth, long nodes) {
        options.options().set("DepthLimit", "5");
        options.options().set("NodesLimit", "1000");
        Limits limits = new GoLimits(go(words), options)
                .request(Position.start(), text -> {})
                .limits();
        assertEquals(depth < 0 ? Limits.MAX_DEPTH : depth, limits.depth());
        assertEquals(nodes < 0 ? Long.MAX_VALUE : nodes, limits.nodes());
    }

    @Test
    void aRandomTimeIsOneToThreeTimesItsNumber() {
        LongSummaryStatistics millis = LongStream.range(0, 1000)
                .map(i -> maximum(go("rtime 1000"), Position.start()))
                .summaryStatistics();
        assertTrue(millis.getMin() >= 970 && millis.getMax() <= 2969, millis.toString());
        assertTrue(millis.getMin() < 1970 && millis.getMax() > 1970, millis.toString());
    }

    @ParameterizedTest
    @CsvSource({"movetime 10000000000000000000, true", "movetime -99999999999999999999, false"})
    void aNumberBeyondALongIsTheGreatestOrTheLeast(String words, boolean isLong) {
        assertEquals(isLong, maximum(go(words), Position.start()) > 1_000_000_000);
    }
}
