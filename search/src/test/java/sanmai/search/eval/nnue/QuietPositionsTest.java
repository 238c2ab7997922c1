package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.net.NetEvaluationFactory;

class QuietPositionsTest {
    @TempDir
    private Path directory;

    /** A shipped net with another spread needs other margins, or another {@code SPREAD_OF_MARGINS}. */
    @Test
    void theSpreadOfMarginsIsThatOfTheShippedNet() {
        Evaluation shipped = NetEvaluationFactory.shipped().create();
        double spread = QuietPositions.spread(position -> {
            shipped.set(position);
            return shipped.score(position);
        });
        assertEquals(QuietPositions.SPREAD_OF_MARGINS, spread, 0.2 * QuietPositions.SPREAD_OF_MARGINS);
    }

    @Test
    void scoresOfEveryNetworkHaveTheSpreadOfMargins() {
        for (TestNet net : new TestNet[] {TestNet.tame(TestNet.K_P), TestNet.tame(TestNet.SMALL_HALF_KP)}) {
            Network network = net.network(directory);
            NnueEvaluation evaluation =
                    new NnueEvaluation(network, new NnueScale(16, QuietPositions.outputPerScore(network)));
            double spread = QuietPositions.spread(position -> {
                evaluation.set(position);
                return evaluation.score(position);
            });
            assertEquals(QuietPositions.SPREAD_OF_MARGINS, spread, 2, net.toString());
        }
    }

    @Test
    void networksWithConstantOutputHaveAScale() {
        Network network = TestNet.tame(TestNet.K_P).network(directory);
        int[][] nothing = new int[network.output().inputs()][1];
        Network constant = new Network(
                network.transformer(), network.layer1(), network.layer2(), new AffineTransform(new int[1], nothing));
        assertEquals(1, QuietPositions.outputPerScore(constant));
    }
}
