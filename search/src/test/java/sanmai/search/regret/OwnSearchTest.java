package sanmai.search.regret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.engine.Score;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Features;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.ScoreScale;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.shogi.Position;

class OwnSearchTest {
    private final OwnSearch search = search(NetEvaluationFactory.shipped());

    private static OwnSearch search(EvaluationFactory evaluation) {
        return new OwnSearch(AlphaBeta.prepared(evaluation, Features.ALL, new Resources(1, 1)), Limits.ofNodes(2000));
    }

    /** The shipped net, of which users see doubled scores. */
    private static final class DoubledScores implements EvaluationFactory {
        private final EvaluationFactory shipped = NetEvaluationFactory.shipped();

        @Override
        public String name() {
            return shipped.name();
        }

        @Override
        public String fingerprint() {
            return shipped.fingerprint();
        }

        @Override
        public Evaluation create() {
            return shipped.create();
        }

        @Override
        public ScoreScale scoreScale() {
            return new ScoreScale(2);
        }
    }

    private static PositionSearch.Choice answer(OwnSearch search, String sfen) {
        return search.answer(SearchAnswer.read(sfen));
    }

    @Test
    void whatItMetBeforeDoesNotMatter() {
        try (search) {
            PositionSearch.Choice first = search.answer(Position.start());
            answer(search, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
            assertEquals(first, search.answer(Position.start()));
        }
    }

    @Test
    void scoresAreThoseThatUsersSee() {
        try (search;
                OwnSearch doubled = search(new DoubledScores())) {
            PositionSearch.Choice choice = search.answer(Position.start());
            assertEquals(
                    new PositionSearch.Choice(choice.move(), 2 * choice.score(), choice.depth()),
                    doubled.answer(Position.start()));
        }
    }

    @Test
    void whoIsMatedResigns() {
        try (search) {
            assertEquals(
                    new PositionSearch.Choice(SearchAnswer.RESIGN, Score.matedIn(0), 0),
                    answer(search, "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"));
        }
    }

    @Test
    void anEnteredKingDeclaresItsWin() {
        try (search) {
            assertEquals(
                    SearchAnswer.WIN,
                    answer(search, "K+R+R+B+BGGGG/SSSS5/9/9/9/9/9/9/8k b 4N4L18P 1")
                            .move());
        }
    }

    @Test
    void aStoppedSearchAnswersAtOnce() {
        try (search) {
            search.stop();
            assertTrue(search.answer(Position.start()).depth() <= 1);
        }
    }
}
