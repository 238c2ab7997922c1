package sanmai.search.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.search.Limits;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.minimax.Minimax;

@Timeout(600)
class MatchTest {
    private static final long SEED = Long.getLong("test.seed", 20260107);
    private static final int PAIRS = Integer.getInteger("sanmai.match.pairs", 4);

    private static Tally play(Match match) {
        Tally tally = Tally.NOTHING;
        for (int pair = 0; pair < PAIRS; pair++) {
            tally = tally.plus(match.pair(new SplittableRandom(SEED + pair)));
        }
        return tally;
    }

    @Test
    void theEngineBeatsThePapersSearch() {
        Tally tally = play(new Match(
                new Match.Player(new AlphaBeta(), Limits.ofNodes(2_000)),
                new Match.Player(new Minimax(), Limits.ofDepth(2))));
        assertTrue(tally.share() >= 0.85, "seed " + SEED + ": " + tally);
    }

    @Test
    void moreNodesPlayBetter() {
        Tally tally = play(new Match(
                new Match.Player(new AlphaBeta(), Limits.ofNodes(6_000)),
                new Match.Player(new AlphaBeta(), Limits.ofNodes(300))));
        assertTrue(tally.share() >= 0.7, "seed " + SEED + ": " + tally);
    }

    @Test
    void aMatchCanBePlayedAgain() {
        Limits limits = Limits.ofNodes(200);
        Tally first = new Match(new Match.Player(new AlphaBeta(), limits), new Match.Player(new AlphaBeta(), limits))
                .pair(new SplittableRandom(SEED));
        Tally second = new Match(new Match.Player(new AlphaBeta(), limits), new Match.Player(new AlphaBeta(), limits))
                .pair(new SplittableRandom(SEED));
        assertEquals(first, second);
        assertEquals(2, first.games());
    }

    @Test
    void strengthIsTakenFromTheShareOfPoints() {
        assertEquals(0, Tally.elo(0.5), 1e-9);
        assertEquals(190.8, Tally.elo(0.75), 0.1);
        assertEquals("+75 =0 -25  Elo +191 [+119, +282]", new Tally(75, 0, 25).toString());
        assertEquals(new Tally(1, 2, 3), new Tally(3, 2, 1).reversed());
    }
}
