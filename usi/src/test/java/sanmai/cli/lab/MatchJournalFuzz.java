package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sanmai.fuzz.JournalFuzz;
import sanmai.search.match.GamePair;
import sanmai.search.match.MatchRun;
import sanmai.search.match.MatchScore;
import sanmai.search.match.Sprt;

/** The file of results of a match. */
public final class MatchJournalFuzz {
    private MatchJournalFuzz() {}

    /** Reads the file: the pairs before the first missing one count, and are not played again. */
    public static void check(byte[] input) throws IOException, InterruptedException {
        List<GamePair> played = JournalFuzz.check(MatchCommand.FORMAT, input);
        Set<Integer> numbers = played.stream().map(GamePair::number).collect(Collectors.toSet());
        int pairs = 0;
        while (numbers.contains(pairs + 1)) {
            pairs++;
        }
        if (pairs > 0) {
            assertCounts(pairs, score(pairs, Optional.empty(), played));
            MatchScore decided = score(pairs, Optional.of(new Sprt(0, 10)), played);
            assertCounts(decided.playedPairs(), decided);
        }
    }

    private static MatchScore score(int pairs, Optional<Sprt> test, List<GamePair> played) throws InterruptedException {
        MatchRun run = new MatchRun(pairs, test, played, new MatchRun.Listener() {
            @Override
            public void played(GamePair pair) {
                throw new AssertionError(pair + " was played again");
            }

            @Override
            public void counted(MatchScore score) {}
        });
        run.run(1, () -> {
            throw new AssertionError("more games are to be played");
        });
        return run.score();
    }

    private static void assertCounts(int pairs, MatchScore score) {
        assertEquals(pairs, score.playedPairs());
        assertEquals(2 * pairs, score.won() + score.drawn() + score.lost());
        assertEquals(2 * score.won() + score.drawn(), halves(score), score::toString);
    }

    private static int halves(MatchScore score) {
        int sum = 0;
        for (int halves = 0; halves < score.pairs().size(); halves++) {
            sum += halves * score.pairs().get(halves);
        }
        return sum;
    }
}
