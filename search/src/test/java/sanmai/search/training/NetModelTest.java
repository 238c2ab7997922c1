package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluation;

class NetModelTest {
    private static final double SCALE = 700;

    /** The rounded net is asked for the positions of games; the difference to the fractions is returned for each. */
    private static double[] differences(NetModel model) {
        double[] weights = new double[NetModel.SIZE];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = model.weights[i];
        }
        NetEvaluation evaluation = new NetEvaluation(model.net(SCALE));
        TrainingSet set = new TrainingSet();
        List<Double> scores = new ArrayList<>();
        for (TrainingGame game : Games.SOME.subList(0, 5)) {
            game.replay((position, index) -> {
                if (TrainingSet.isWanted(
                        position, game.moves().get(index), game.scores().get(index))) {
                    evaluation.set(position);
                    scores.add((double) evaluation.score(position));
                }
            });
            set.add(game);
        }
        assertEquals(set.size(), scores.size());
        double[] off = new double[set.size()];
        double most = 0;
        for (int i = 0; i < off.length; i++) {
            double exact = SCALE * PlainNet.odds(weights, set, i);
            most = Math.max(most, Math.abs(exact));
            off[i] = scores.get(i) - exact;
        }
        assertTrue(most > 100, "all positions are worth nothing");
        return off;
    }

    private static NetModel random() {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        NetModel model = new NetModel();
        for (int i = 0; i < NetModel.SIZE; i++) {
            model.weights[i] = (float) (random.nextGaussian() * 0.05);
        }
        for (int unit = 0; unit < NetModel.WIDTH; unit++) {
            model.weights[NetModel.STARTS + unit] += 0.4f;
        }
        return model;
    }

    @Test
    void theRoundedNetIsTheModel() {
        for (double off : differences(random())) {
            // Forty weights in each of 64 sums are off by up to a 510th.
            assertEquals(0, off, 30, "seed " + Games.SEED);
        }
    }

    @Test
    void withoutFractionsItIsTheModelExactly() {
        NetModel model = random();
        for (int i = 0; i < NetModel.SIZE; i++) {
            double unit = i < NetModel.WORTH ? Net.ONE : SCALE * Net.FINE;
            model.weights[i] = (float) (Math.round(model.weights[i] * unit) / unit);
        }
        for (double off : differences(model)) {
            // Hundredths of a pawn are cut off, and the units' worth before that.
            assertEquals(0, off, 1.2, "seed " + Games.SEED);
        }
    }

    @Test
    void theFirstWeightsKnowNothing() {
        NetModel model = NetModel.random(new SplittableRandom(3));
        assertArrayEquals(NetModel.random(new SplittableRandom(3)).weights, model.weights);
        NetEvaluation evaluation = new NetEvaluation(model.net(SCALE));
        evaluation.set(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1"));
        assertTrue(Math.abs(evaluation.score(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1"))) < 2000);
        for (int i = NetModel.PLACES; i < NetModel.SIZE; i++) {
            assertEquals(0, model.weights[i]);
        }
    }

    @Test
    void weightsOfUnitsAreKeptWhereTheNetCanTakeThem() {
        NetModel model = new NetModel();
        model.weights[0] = 7;
        model.weights[NetModel.STARTS - 1] = -7;
        model.weights[1] = 1.5f;
        model.weights[NetModel.TEMPO] = 7;
        model.weights[NetModel.WORTH] = 700;
        model.weights[NetModel.WORTH + 1] = -3.5f;
        model.clip(100);
        assertEquals(Net.MOST_WORTH, model.net(100).weights().worth()[0]);
        assertEquals(-350 * Net.FINE, model.net(100).weights().worth()[1]);
        Net.Weights weights = model.net(1).weights();
        assertEquals(Net.MOST_WEIGHT, weights.units()[0][0]);
        assertEquals(-Net.MOST_WEIGHT, weights.units()[weights.units().length - 1][Net.WIDTH - 1]);
        assertEquals(383, weights.units()[0][1]);
        assertEquals(7 * Net.FINE, weights.tempo());
    }
}
