package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LambdaReturnTest {
    private static final int MAX = 3000;

    /** A game whose moves do not matter. */
    private static TrainingGame game(int openingPlies, int result, Integer... scores) {
        return new TrainingGame(0, openingPlies, Collections.nCopies(scores.length, 0), List.of(scores), result);
    }

    @Test
    void withLambda0TheScoresStay() {
        for (TrainingGame game : Games.SOME) {
            int[] found = LambdaReturn.NONE.of(game);
            for (int i = 0; i < found.length; i++) {
                assertEquals(Math.max(-MAX, Math.min(game.scores().get(i), MAX)), found[i], game + " " + i);
            }
        }
    }

    @Test
    void returnsAreForThePlayerOfTheMove() {
        int[] found = new LambdaReturn(0.5).of(game(0, 1, 100, -300, 800));
        // From the end, for Black: 0.5 * 800 + 0.5 * 3000, and so on.
        assertArrayEquals(new int[] {600, -1100, 1900}, found);
    }

    @Test
    void returnsAreTheSumsOfTheDefinition() {
        double lambda = 0.7;
        for (TrainingGame game : Games.SOME) {
            int[] found = new LambdaReturn(lambda).of(game);
            int moves = found.length;
            for (int i = game.openingPlies(); i < moves; i++) {
                int mover = i % 2 == 0 ? 1 : -1;
                double sum = Math.pow(lambda, moves - i) * mover * game.result() * MAX;
                for (int later = i; later < moves; later++) {
                    int sign = (later - i) % 2 == 0 ? 1 : -1;
                    int score = Math.max(-MAX, Math.min(game.scores().get(later), MAX));
                    sum += (1 - lambda) * Math.pow(lambda, later - i) * sign * score;
                }
                assertEquals(sum, found[i], 0.5 + 1e-9, "game " + game.number() + " move " + i);
            }
        }
    }

    @Test
    void theOpeningHasNoScores() {
        int[] found = new LambdaReturn(0.5).of(game(2, 0, 0, 0, 400, 200));
        assertArrayEquals(new int[] {0, 0, 150, 100}, found);
    }

    @Test
    void withLambda1OnlyTheResultCounts() {
        assertArrayEquals(new int[] {-MAX, MAX}, new LambdaReturn(1).of(game(0, -1, 5, 7)));
    }

    @Test
    void aTrainingSetHasTheReturns() {
        LambdaReturn half = new LambdaReturn(0.5);
        TrainingGame game = Games.SOME.get(0);
        TrainingSet set = new TrainingSet(half, 0);
        set.add(game);
        int[] returns = half.of(game);
        int[] next = {0};
        TrainingSet.forEachSuitable(game, (position, index) -> assertEquals(returns[index], set.score(next[0]++)));
        assertEquals(next[0], set.size());
        TrainingSet plain = Games.set(List.of(game));
        assertNotEquals(plain.score(0), set.score(0));
    }
}
