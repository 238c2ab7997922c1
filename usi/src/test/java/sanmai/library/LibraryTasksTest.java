package sanmai.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.architecture.Exports;
import sanmai.csa.GameEngine;
import sanmai.game.Game;
import sanmai.shogi.Position;
import sanmai.usi.client.UsiSettings;

/** The table of what users of other libraries do: each line of it is compiled with the exported packages alone, and run. */
@Timeout(300)
class LibraryTasksTest {
    private static final String NOT_HERE = "-";

    @TempDir
    private static Path directory;

    private static URLClassLoader loader;

    /**
     * A row of the table.
     *
     * @param task what is done
     * @param others the libraries that do it
     * @param line an expression, or statements that return a value
     * @param gives what it prints, or why there is no line
     */
    record Row(String task, String others, String line, String gives) {
        /** A method that runs the line. */
        String method(int number) {
            String body = line.endsWith(";") || line.endsWith("}") ? line : "return " + line + ";";
            return "public static Object row" + number
                    + "(Game game, Position position, UsiSettings settings, Path folder) throws Exception { " + body
                    + " }\n";
        }

        @Override
        public String toString() {
            return task;
        }
    }

    static List<Row> rows() throws IOException {
        return Files.readAllLines(Path.of("docs/library-tasks.tsv")).stream()
                .filter(text -> !text.startsWith("#"))
                .skip(1)
                .map(text -> text.split("\t", -1))
                .map(cells -> new Row(cells[0], cells[1], cells[2], cells[3]))
                .toList();
    }

    @BeforeAll
    static void compile() throws IOException {
        String imports = Stream.concat(
                        Exports.toAll().stream(), Stream.of("java.io", "java.nio.file", "java.time", "java.util"))
                .map(name -> "import " + name + ".*;\n")
                .collect(Collectors.joining());
        List<Row> rows = rows();
        String methods = IntStream.range(0, rows.size())
                .filter(i -> !rows.get(i).line().equals(NOT_HERE))
                .mapToObj(i -> rows.get(i).method(i))
                .collect(Collectors.joining());
        Path source = Files.writeString(
                directory.resolve("Rows.java"), imports + "public final class Rows {\n" + methods + "}\n");
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        String[] arguments = {
            "-proc:none",
            "-Xlint:all,-path",
            "-Werror",
            "-encoding",
            "UTF-8",
            "-cp",
            System.getProperty("java.class.path"),
            source.toString()
        };
        int faults = ToolProvider.getSystemJavaCompiler().run(null, messages, messages, arguments);
        assertEquals(0, faults, () -> messages.toString(StandardCharsets.UTF_8));
        URL[] classes = {directory.toUri().toURL()};
        loader = new URLClassLoader(classes, LibraryTasksTest.class.getClassLoader());
    }

    @AfterAll
    static void close() throws IOException {
        loader.close();
    }

    @Test
    void thereAreNoEmptyCells() throws IOException {
        assertTrue(rows().size() > 50);
        for (Row row : rows()) {
            for (String cell : List.of(row.task(), row.others(), row.line(), row.gives())) {
                assertFalse(cell.isBlank(), row.task());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aLineGivesWhatTheTableSays(Row row) throws Exception {
        if (row.line().equals(NOT_HERE)) {
            assertTrue(row.gives().contains(" "), "says why");
            return;
        }
        int number = rows().indexOf(row);
        Method method = loader.loadClass("Rows")
                .getMethod("row" + number, Game.class, Position.class, UsiSettings.class, Path.class);
        Path folder = Files.createTempDirectory(directory, "row");
        UsiSettings settings = GameEngine.settings(folder.resolve("engine.log").toString(), "7g7f ponder 3c3d");
        Object value = method.invoke(null, Game.start(), Position.start(), settings, folder);
        assertEquals(row.gives(), String.valueOf(value));
    }
}
