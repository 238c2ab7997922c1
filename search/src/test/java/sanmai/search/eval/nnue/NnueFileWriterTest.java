package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.notation.Sfen;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Position;

class NnueFileWriterTest {
    private static final List<String> POSITIONS = List.of(
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
            "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1");

    private static byte[] written(Network network) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NnueFileWriter.write(network, out);
        return out.toByteArray();
    }

    @Test
    void whatIsWrittenIsWhatWasRead(@TempDir Path folder) throws IOException {
        Path file = TestNet.wild(TestNet.K_P).write(folder);
        byte[] bytes = Files.readAllBytes(file);
        Network network =
                NnueFile.read(new ByteArrayInputStream(bytes), bytes.length).network();
        assertArrayEquals(bytes, written(network));
        assertEquals("K-P 256x2-32-32", network.architecture().toString());
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
        Evaluation evaluation = NnueEvaluationFactory.of(network).create();
        for (String sfen : POSITIONS) {
            Position position = Sfen.position(sfen);
            evaluation.set(position);
            assertEquals(PlainNnue.value(network, position, 16), evaluation.value(position), sfen);
        }
    }
}
