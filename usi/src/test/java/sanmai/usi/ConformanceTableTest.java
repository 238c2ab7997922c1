package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whether the table of CONFORMANCE.md is complete, and every test that it names exists. */
class ConformanceTableTest {
    private static final int ITEMS = 97;

    private static final Pattern ROW = Pattern.compile("(\\d+)\t[MSN]\t.+\t(.+)");

    private static final Pattern TEST = Pattern.compile("`(\\w+)\\.(\\w+)`");

    private static final Pattern ANNOTATION = Pattern.compile("(?m)^ +@(?:Test|ParameterizedTest)\\b");

    /** The folder of all modules, wherever the tests were started. */
    private static final Path ROOT = Path.of(Files.isDirectory(Path.of("usi")) ? "" : "..");

    private static List<Matcher> rows() throws IOException {
        return Files.readAllLines(ROOT.resolve("usi/docs/conformance.tsv")).stream()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .toList();
    }

    /** All test classes of the project. */
    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : List.of("usi", "search", "shogi-movegen")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(Path.of(module, "src", "test", "java")))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    private static boolean hasTest(List<Path> sources, String type, String method) {
        return sources.stream()
                .filter(file -> file.endsWith(type + ".java"))
                .flatMap(file -> Stream.of(text(file).split("\n\n")))
                .anyMatch(part -> part.contains(" void " + method + "(")
                        && ANNOTATION.matcher(part).find());
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyItemHasARow() throws IOException {
        List<Integer> numbers =
                rows().stream().map(row -> Integer.valueOf(row.group(1))).toList();
        assertEquals(IntStream.rangeClosed(1, ITEMS).boxed().toList(), numbers);
    }

    @Test
    void everyRowNamesAnExistingTestOrSaysNotYet() throws IOException {
        List<Path> sources = sources();
        for (Matcher row : rows()) {
            String shownBy = row.group(2);
            Matcher tests = TEST.matcher(shownBy);
            boolean named = false;
            while (tests.find()) {
                named = true;
                assertTrue(hasTest(sources, tests.group(1), tests.group(2)), row.group(1) + ": " + tests.group());
            }
            assertTrue(named || shownBy.startsWith("not yet"), row.group());
        }
    }
}
