package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.usi.engine.EvaluationFiles.Opened;
import sanmai.usi.option.EvaluationChoice;

class EvaluationDirectoryTest {
    private static final EvaluationChoice PRESET = new EvaluationChoice("eval", true, "", 16);

    @TempDir
    private Path home;

    private Opened open(EvaluationChoice choice) throws IOException {
        return new EvaluationDirectory(home).open(choice);
    }

    private void assertRefused(EvaluationChoice choice, String reason) {
        String message = assertThrows(IOException.class, () -> open(choice)).getMessage();
        assertTrue(message.matches(reason), message);
    }

    @Test
    void theEngineHasANetOfItsOwn() throws IOException {
        assertEquals("of the engine", open(PRESET).name());
        assertEquals("net", open(PRESET).evaluation().name());
    }

    @Test
    void aFileBesideTheProgramIsFound() throws IOException {
        Path file = NetworkFile.write(home.resolve("eval/nn.bin"), 1);
        assertEquals(file.toString(), open(PRESET).name());
        assertEquals(
                "K-P 256x2-32-32, 1 MB, FV_SCALE 16", open(PRESET).evaluation().description());
    }

    @Test
    void filesAreFoundByDirectoryAndByPath() throws IOException {
        NetworkFile.write(home.resolve("eval2/nn.bin"), 2);
        Path named = NetworkFile.write(home.resolve("my.bin"), 3);
        assertEquals(
                "K-P 256x2-32-32, 1 MB, FV_SCALE 24",
                open(new EvaluationChoice("eval2", false, "", 24)).evaluation().description());
        String absolute = home.resolve("eval2").toAbsolutePath().toString();
        assertEquals(
                "nnue",
                open(new EvaluationChoice(absolute, false, "", 16)).evaluation().name());
        for (String path : new String[] {"my.bin", named.toAbsolutePath().toString()}) {
            assertEquals(
                    named.toString(),
                    open(new EvaluationChoice("eval", true, path, 16)).name());
        }
    }

    @Test
    void unreadableFilesAreErrors() throws IOException {
        assertRefused(new EvaluationChoice("other", false, "", 16), "\".*nn.bin\": there is no such file");
        assertRefused(new EvaluationChoice("eval", true, "no.bin", 16), "\".*no.bin\": there is no such file");
        assertRefused(new EvaluationChoice("eval", true, "a\0b", 16), "\"a.b\": that is no path: .*");
        Files.createDirectories(home.resolve("eval/nn.bin"));
        assertRefused(PRESET, "\".*nn.bin\": is a directory");
        Path file = NetworkFile.write(home.resolve("cut.bin"), 1);
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 800_000));
        assertRefused(
                new EvaluationChoice("eval", true, "cut.bin", 16),
                "\".*cut.bin\": it has 800000 bytes, expected 893917 for K-P 256x2-32-32");
    }
}
