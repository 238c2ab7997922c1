package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.net.NetEvaluationFactory;

class QuietPositionsTest {
    /** In centipawns. The margins of the search were tuned with a net of 347; one far from it may want others. */
    private static final double SPREAD_OF_SHIPPED_NET = 341.5;

    @TempDir
    private Path directory;

    @Test
    void theShippedNetHasASpreadNearThatOfTheMargins() {
        Evaluation shipped = NetEvaluationFactory.shipped().create();
        double spread = QuietPositions.spread(position -> {
            shipped.set(position);
            return shipped.score(position);
        });
        assertEquals(SPREAD_OF_SHIPPED_NET, spread, 0.5);
    }

    @Test
    void scoresOfEveryFileHaveTheSameSpread() {
        for (TestNet net : new TestNet[] {TestNet.tame(TestNet.K_P), TestNet.tame(TestNet.SMALL_HALF_KP)}) {
            Network network = net.network(directory);
            NnueEvaluation evaluation =
                    new NnueEvaluation(network, new NnueScale(16, QuietPositions.outputPerScore(network)));
            double spread = QuietPositions.spread(position -> {
                evaluation.set(position);
                return evaluation.score(position);
            });
            assertEquals(QuietPositions.SPREAD_OF_FILES, spread, 2, net.toString());
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
