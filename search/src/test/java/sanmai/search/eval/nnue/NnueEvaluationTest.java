package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.search.Play;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

class NnueEvaluationTest {
    private static final long SEED = Long.getLong("test.seed", 20_261_122L);

    private static final NnueScale SCALE = new NnueScale(16, 16);

    @TempDir
    private Path directory;

    static Stream<TestNet> nets() {
        return Stream.of(
                TestNet.tame(TestNet.K_P),
                TestNet.wild(TestNet.K_P),
                TestNet.tame(TestNet.SMALL_HALF_KP),
                TestNet.wild(TestNet.SMALL_HALF_KP));
    }

    /** Asks for scores on some plies only, since accumulators are updated lazily, and after null moves too. */
    private static void follow(
            Position position, SplittableRandom random, int steps, NnueEvaluation evaluation, Network network) {
        evaluation.set(position);
        LegalMoves generator = new LegalMoves();
        MoveList list = new MoveList();
        int made = 0;
        for (int i = 0; i < steps; i++) {
            generator.generate(position, list);
            if (made > 0 && (list.size() == 0 || random.nextInt(3) == 0)) {
                position.undoMove();
                evaluation.pop();
                made--;
            } else if (list.size() > 0) {
                int move = list.get(random.nextInt(list.size()));
                evaluation.push(position, move);
                position.doMove(move);
                made++;
            }
            if (random.nextBoolean()) {
                check(position, evaluation, network);
            }
            if (!position.isInCheck() && random.nextInt(4) == 0) {
                position.doNullMove();
                check(position, evaluation, network);
                position.undoNullMove();
            }
        }
    }

    private static void check(Position position, NnueEvaluation evaluation, Network network) {
        assertEquals(
                PlainNnue.output(network, position), evaluation.output(position), () -> Sfen.of(position) + " " + SEED);
    }

    @ParameterizedTest
    @MethodSource("nets")
    void accumulatorsAreKeptUpToDate(TestNet net) {
        SplittableRandom random = new SplittableRandom(SEED);
        Network network = net.network(directory);
        NnueEvaluation evaluation = new NnueEvaluation(network, SCALE);
        for (int game = 0; game < 40; game++) {
            follow(Play.random(random, 150), random, 150, evaluation, network);
        }
    }

    /** The cached accumulator of one position must not change the score of another. */
    @ParameterizedTest
    @MethodSource("nets")
    void piecesAndKingsMayBeMissing(TestNet net) {
        SplittableRandom random = new SplittableRandom(SEED);
        Network network = net.network(directory);
        NnueEvaluation evaluation = new NnueEvaluation(network, SCALE);
        for (int round = 0; round < 10; round++) {
            for (String sfen : new String[] {
                "4k4/9/9/9/9/9/9/9/9 b RBGSNLP2g 1",
                "4k4/9/9/9/4p4/9/9/9/4K4 w RBGSNLP2g 1",
                "9/9/4P4/9/4p4/9/9/9/4K4 w Gg 1",
                "9/9/2r6/9/4p4/9/6B2/9/9 b Gg 1",
                "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1"
            }) {
                follow(Sfen.position(sfen, SetupProblem.Reason.HARMLESS), random, 30, evaluation, network);
            }
        }
    }
}
