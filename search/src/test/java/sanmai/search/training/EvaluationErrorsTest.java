package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.ScoreScale;
import sanmai.shogi.Position;

class EvaluationErrorsTest {
    private static final double SCALE = 600;

    /** Judges every position alike, in units of which two make a centipawn. */
    private record Constant(int units) implements EvaluationFactory, Evaluation {
        @Override
        public String name() {
            return "constant";
        }

        @Override
        public String fingerprint() {
            return "1";
        }

        @Override
        public Evaluation create() {
            return this;
        }

        @Override
        public ScoreScale scoreScale() {
            return new ScoreScale(0.5);
        }

        @Override
        public void set(Position position) {}

        @Override
        public void push(Position position, int move) {}

        @Override
        public void pop() {}

        @Override
        public int score(Position position) {
            return units;
        }
    }

    /** A game whose every score is 0, or that of the side that wins, with this result for Black. */
    private static TrainingGame game(int result, int score) {
        TrainingGame like = Games.SOME.get(0);
        List<Integer> scores = new ArrayList<>();
        IntStream.range(0, like.moves().size())
                .forEach(i -> scores.add(i < like.openingPlies() ? 0 : i % 2 == 0 ? score : -score));
        return new TrainingGame(0, like.openingPlies(), like.moves(), scores, result);
    }

    private static EvaluationErrors errors(int units, TrainingGame game) {
        return errors(units, game, SCALE);
    }

    private static EvaluationErrors errors(int units, TrainingGame game, double scaleOfScores) {
        EvaluationErrors errors = new EvaluationErrors(new Constant(units), SCALE);
        errors.add(game, scaleOfScores);
        assertTrue(errors.positions() > 0);
        return errors;
    }

    @Test
    void scoresAreComparedInCentipawns() {
        assertEquals(0, errors(0, game(0, 0)).toScores(), 1e-9);
        double winRate = WinRateModel.winRate(300, SCALE);
        assertEquals(winRate - 0.5, errors(600, game(0, 0)).toScores(), 1e-9);
        assertEquals(winRate - 0.5, errors(600, game(0, 0)).toResults(), 1e-9);
    }

    @Test
    void theScoresOfAGameHaveTheirOwnScale() {
        TrainingGame won = game(1, 900);
        assertEquals(1 - WinRateModel.winRate(900, 300), errors(0, won, 300).scoresToResults(), 1e-9);
        assertEquals(0.5, errors(0, won, 300).toResults(), 1e-9);
        assertEquals(WinRateModel.winRate(900, 300) - 0.5, errors(0, won, 300).toScores(), 1e-9);
    }

    @Test
    void aResultIsThatOfTheSideToMove() {
        assertEquals(0.5, errors(0, game(1, 0)).toResults(), 1e-9);
        double winRate = WinRateModel.winRate(900, SCALE);
        assertEquals(1 - winRate, errors(0, game(1, 900)).scoresToResults(), 1e-9);
        assertEquals(winRate, errors(0, game(-1, 900)).scoresToResults(), 1e-9);
    }

    @Test
    void withoutPositionsThereAreNoErrors() {
        EvaluationErrors none = new EvaluationErrors(new Constant(0), SCALE);
        assertEquals(0, none.positions());
        assertEquals(Double.NaN, none.toScores());
    }
}
