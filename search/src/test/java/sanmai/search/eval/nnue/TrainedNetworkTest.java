package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.notation.Sfen;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Position;

class TrainedNetworkTest {
    private static final List<String> POSITIONS = List.of(
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
            "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1");

    private static byte[] written(Network network) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NnueFileWriter.write(network, out);
        return out.toByteArray();
    }

    private static TrainedNetwork trained(Network network) {
        return new TrainedNetwork(
                network.transformer().biases(),
                network.transformer().weights(),
                layer(network.layer1()),
                layer(network.layer2()),
                layer(network.output()));
    }

    private static TrainedNetwork.Layer layer(AffineTransform layer) {
        return new TrainedNetwork.Layer(layer.biases(), layer.weights());
    }

    @Test
    void whatIsWrittenIsWhatWasRead(@TempDir Path folder) throws IOException {
        Path file = TestNet.wild(TestNet.K_P).write(folder);
        byte[] bytes = Files.readAllBytes(file);
        Network network =
                NnueFile.read(new ByteArrayInputStream(bytes), bytes.length).network();
        assertArrayEquals(bytes, written(network));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        trained(network).write(out);
        assertArrayEquals(bytes, out.toByteArray());
        assertEquals("K-P 256x2-32-32", trained(network).architecture());
    }

    @Test
    void rowsAreFilledUp(@TempDir Path folder) throws IOException {
        Network network = TestNet.wild(TestNet.SMALL_HALF_KP).network(folder);
        byte[] bytes = written(network);
        NnueFile file = NnueFile.read(new ByteArrayInputStream(bytes), bytes.length);
        assertEquals(List.of(), file.warnings());
        assertArrayEquals(bytes, written(file.network()));
        assertEquals(
                NnueEvaluationFactory.of(network).fingerprint(),
                NnueEvaluationFactory.of(file.network()).fingerprint());
    }

    @Test
    void evaluationsAreThoseOfTheFile(@TempDir Path folder) {
        Network network = TestNet.tame(TestNet.K_P).network(folder);
        Evaluation evaluation = trained(network).evaluations().create();
        for (String sfen : POSITIONS) {
            Position position = Sfen.position(sfen);
            evaluation.set(position);
            assertEquals(PlainNnue.value(network, position, 16), evaluation.value(position), sfen);
        }
    }

    @Test
    void theInputsAreListed() {
        for (String sfen : POSITIONS) {
            for (int view = 0; view < 2; view++) {
                short[] list = new short[50];
                assertEquals(40, TrainedNetwork.listInputs(Sfen.position(sfen), view, list, 5), sfen);
                int[] found = IntStream.range(5, 45).map(i -> list[i]).sorted().toArray();
                int[] expected = PlainNnue.inputs(FeatureSet.K_P, Sfen.position(sfen), view).stream()
                        .mapToInt(Integer::intValue)
                        .sorted()
                        .toArray();
                assertArrayEquals(expected, found, sfen + Arrays.toString(found));
            }
        }
        assertEquals(
                39,
                TrainedNetwork.listInputs(
                        Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L17P 1"), 0, new short[40], 0));
    }
}
