package sanmai.search.tuning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.StopSignal;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.match.Player;
import sanmai.search.match.Referee;
import sanmai.search.match.Referee.Conditions;
import sanmai.search.match.Referee.MoveListener;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

@Timeout(120)
class NodeClockSearcherTest {
    private static final int MAIN = 200;
    private static final int INCREMENT = 3;

    private final NodeClockSearcher clocked = clocked();

    private static NodeClockSearcher clocked() {
        NodeClockSearcher clocked =
                new NodeClockSearcher(new AlphaBeta(NetEvaluationFactory.shipped()), MAIN, INCREMENT);
        clocked.prepare(new Resources(1, 1));
        return clocked;
    }

    private static SearchResult search(NodeClockSearcher searcher) {
        return searcher.search(
                new SearchRequest(Position.start(), Limits.NONE), new SearchControl(), SearchListener.NONE);
    }

    @Test
    void nodesAreTakenFromTheClock() {
        long before = clocked.leftMillis();
        SearchResult result = search(clocked);
        assertTrue(result.nodes() > 2_000 && result.nodes() < 40_000, result.toString());
        assertEquals(before - result.nodes() / 1000.0 + INCREMENT, clocked.leftMillis(), 1);
        assertEquals(result.nodes(), search(clocked()).nodes(), "the same on every machine");
        clocked.newGame();
        assertEquals(MAIN, clocked.leftMillis());
    }

    @Test
    void aGameIsPlayedWithoutLosingOnTime() {
        List<Long> left = new ArrayList<>();
        Player player = new Player(clocked, Limits.NONE);
        Player other = new Player(clocked(), Limits.NONE);
        MoveListener listener = (move, score) -> left.add(clocked.leftMillis());
        new Referee(player, other, new StopSignal()).play(Position.start(), new Conditions(120, true), listener);
        assertTrue(left.stream().allMatch(millis -> millis > 0), left.toString());
        assertTrue(left.get(left.size() - 1) < MAIN / 2, "and the time is used: " + left);
    }

    @Test
    void aStopEndsTheSearch() {
        SearchControl control = new SearchControl();
        control.stop();
        NodeClockSearcher hour = new NodeClockSearcher(new AlphaBeta(NetEvaluationFactory.shipped()), 3_600_000, 0);
        hour.prepare(new Resources(1, 1));
        SearchResult result =
                hour.search(new SearchRequest(Position.start(), Limits.NONE), control, SearchListener.NONE);
        assertTrue(result.hasMove() && result.nodes() < 1000, result.toString());
    }
}
