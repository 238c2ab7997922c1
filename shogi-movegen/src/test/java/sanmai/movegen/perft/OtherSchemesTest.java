package sanmai.movegen.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.testing.RandomGames;
import sanmai.testing.SchemeRun;

/**
 * Runs perft and random games on three slider schemes that this process does not run on: one that reads more than the plain
 * board, one for whole pieces, and one that looks at the board for each word. The tests of the list prove that all schemes
 * give the same answers.
 */
class OtherSchemesTest {
    private static final long MAX_NODES = Math.min(PerftCalls.MAX_NODES, 30_000);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"rotated", "magic", "qugiy"})
    void everythingIsAsOnTheDefaultScheme(String scheme) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-ea",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-D" + SliderSchemes.PROPERTY + "=" + scheme,
                        "-cp",
                        System.getProperty("java.class.path"),
                        SchemeRun.class.getName(),
                        Long.toString(MAX_NODES),
                        Long.toString(Math.max(1, RandomGames.POSITIONS / 40))))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        int exitCode = process.waitFor();
        String text = Files.readString(output, StandardCharsets.UTF_8);
        assertEquals(0, exitCode, text);
        assertEquals("checked " + scheme, text.strip());
    }
}
