package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/**
 * YaneuraOu 9.70 gives the same values for 1247 positions: of games, mate problems and handicaps, and with all pieces
 * in one hand.
 */
class ExpectedValuesTest {
    private static final int POSITIONS = 1247;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({
        "kp-tame, K_P, 256, 32, 32, false",
        "kp-wild, K_P, 256, 32, 32, true",
        "halfkp-tame, HALF_KP, 256, 32, 32, false",
        "halfkp-wild, HALF_KP, 256, 32, 32, true",
        "halfkp-512-tame, HALF_KP, 512, 16, 32, false",
        "halfkp-1024-tame, HALF_KP, 1024, 8, 32, false"
    })
    void valuesAreThoseOfYaneuraOu(
            String column, NnueFeatures features, int width, int hidden1, int hidden2, boolean isWild)
            throws IOException {
        Architecture architecture = new Architecture(features, width, hidden1, hidden2);
        Network network = new TestNet(architecture, TestNet.SEED, isWild).network(directory);
        NnueEvaluation evaluation = new NnueEvaluation(network, new NnueScale(16, 16));
        List<String[]> rows = rows();
        int at = List.of(rows.get(0)).indexOf(column);
        assertTrue(at > 0, column);
        for (String[] row : rows.subList(1, rows.size())) {
            Position position = Sfen.position(row[0], SetupProblem.Reason.HARMLESS);
            evaluation.set(position);
            assertEquals(Integer.parseInt(row[at]), evaluation.value(position), row[0]);
            int output = PlainNnue.output(network, position);
            assertEquals(output, evaluation.output(position), row[0]);
            for (int fvScale : new int[] {1, 24}) {
                int value = PlainNnue.value(network, position, fvScale);
                assertEquals(value, new NnueScale(fvScale, 16).value(output), row[0]);
            }
        }
        assertEquals(POSITIONS, rows.size() - 1);
    }

    /** The header and the rows. */
    private static List<String[]> rows() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                ExpectedValuesTest.class.getResourceAsStream("expected.tsv"), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .toList();
        }
    }
}
