package sanmai.usi.option;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the table of options in the pages of this module with the declarations. */
class OptionsTableTest {
    private static final String HEADER = "| option | type | default | range | what it does |";

    /** The pages of this module, wherever the tests were started. */
    private static List<Path> pages() throws IOException {
        Path module = Path.of(Files.isDirectory(Path.of("usi")) ? "usi" : "");
        try (Stream<Path> files = Files.list(module)) {
            return files.filter(file -> file.toString().endsWith(".md")).toList();
        }
    }

    private static Stream<String> lines(Path page) {
        try {
            return Files.readAllLines(page).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows of the table with this header, in whichever page it is. */
    private static List<String> rows() throws IOException {
        return pages().stream()
                .flatMap(page -> lines(page)
                        .dropWhile(line -> !line.equals(HEADER))
                        .skip(2)
                        .takeWhile(line -> line.startsWith("|")))
                .toList();
    }

    private static String row(UsiOption option) {
        return "| `" + option.name() + "` | " + option.type() + " | " + orDash(option.defaultValue()) + " | "
                + range(option) + " | " + option.help() + " |";
    }

    /** Pages do not show words in angle brackets, except as code. */
    private static String orDash(String value) {
        return value.isEmpty() ? "-" : value.startsWith("<") ? "`" + value + "`" : value;
    }

    private static String range(UsiOption option) {
        if (option instanceof UsiOption.Spin spin) {
            return spin.min() + " to " + spin.max();
        }
        return option instanceof UsiOption.Combo<?> combo
                ? combo.choices().keySet().stream().collect(Collectors.joining("`, `", "`", "`"))
                : "-";
    }

    @Test
    void theRowsAreThoseOfTheDeclaredOptions() throws IOException {
        List<String> declared = new EngineOptions()
                .options().all().stream().map(OptionsTableTest::row).sorted().toList();
        List<String> written = rows().stream().sorted().toList();
        assertEquals(String.join("\n", declared), String.join("\n", written));
    }
}
