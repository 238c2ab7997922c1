package sanmai.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.eval.EvaluationFormatException;

class EvaluationFileTest {
    private static String refusal(Path file) {
        return assertThrows(
                        EvaluationFormatException.class, () -> EvaluationFile.nnue(file, EvaluationFile.USUAL_FV_SCALE))
                .getMessage();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, EvaluationFile.MAX_FV_SCALE + 1})
    void aDivisorOutOfItsRangeIsRefused(int fvScale, @TempDir Path folder) {
        IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class, () -> EvaluationFile.nnue(folder.resolve("nn.bin"), fvScale));
        assertEquals("FV_SCALE " + fvScale + " is not between 1 and 128", refusal.getMessage());
    }

    @Test
    void aFileIsToldByItsSize(@TempDir Path folder) throws IOException {
        assertEquals(
                "it has 5 bytes, expected a header of 12 and more",
                refusal(Files.writeString(folder.resolve("nn.bin"), "short")));
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device), "there is no " + device);
        assertEquals(
                "it is a pipe or a device; an nn.bin must be a file, since its size says what network it is",
                refusal(device));
    }

    @Test
    void aFolderIsNoNetwork(@TempDir Path folder) {
        IOException refusal =
                assertThrows(IOException.class, () -> EvaluationFile.nnue(folder, EvaluationFile.USUAL_FV_SCALE));
        assertEquals(folder + ": is a directory", refusal.getMessage());
    }
}
