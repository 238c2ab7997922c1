package sanmai.library;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.csa.GameEngine;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.ParsedRecord;

/** The example of a referee: a program of another project that uses the library. */
@Timeout(300)
class RefereeTest {
    private static final Path SOURCE = Path.of("src/it/referee/java/referee/Referee.java");

    @TempDir
    private static Path directory;

    @BeforeAll
    static void compiles() {
        String[] arguments = {
            "--release",
            "17",
            "-proc:none",
            "-Xlint:all,-options,-path",
            "-Werror",
            "-encoding",
            "UTF-8",
            "-d",
            directory.toString(),
            "-cp",
            System.getProperty("java.class.path"),
            SOURCE.toString()
        };
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int faults = ToolProvider.getSystemJavaCompiler().run(null, messages, messages, arguments);
        assertEquals(0, faults, messages::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "7g7f 2g2f, 3c3d, 9, BLACK wins by resignation, 7g7f 3c3d 2g2f, %TORYO",
        "7g7f, 3c3e, 9, BLACK wins by illegal move, 7g7f, %ILLEGAL_MOVE",
        "7g7f win, 3c3d, 9, WHITE wins by illegal move, 7g7f 3c3d, %ILLEGAL_MOVE",
        "7g7f, 3c3d, 2, draw by move limit, 7g7f 3c3d, %MAX_MOVES"
    })
    void twoEnginesPlayAndTheRecordIsWritten(
            String black, String white, String limit, String result, String moves, String end) throws Exception {
        Path file = directory.resolve("game.csa");
        String printed = run(file.toString(), "60", "10", limit, engine(black), engine(white));
        assertTrue(printed.endsWith(result + System.lineSeparator()), printed);
        String csa = Files.readString(file);
        ParsedRecord read = RecordFormat.CSA.read(csa).get(0);
        assertEquals(List.of(), read.problems());
        assertEquals(moves, read.game().orElseThrow().moves().toString());
        assertTrue(csa.contains("N+Game") && csa.contains(end), csa);
    }

    private static String engine(String moves) {
        String[] arguments = Stream.concat(
                        Stream.of(directory.resolve("engine.log").toString()), Stream.of(moves.split(" ")))
                .toArray(String[]::new);
        return String.join(" ", GameEngine.settings(arguments).command());
    }

    private static String run(String... arguments) throws IOException, ReflectiveOperationException {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        URL[] classes = {directory.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, RefereeTest.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, UTF_8));
            loader.loadClass("referee.Referee")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) arguments);
        } finally {
            System.setOut(before);
        }
        return printed.toString(UTF_8);
    }
}
