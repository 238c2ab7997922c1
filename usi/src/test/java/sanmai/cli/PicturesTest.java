package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.pages.Page;
import sanmai.pages.ShellWords;

/** The committed pictures are what the program draws today from the committed data. */
class PicturesTest {
    private static final Path DOCS = Page.root().resolve("usi/docs");

    @TempDir
    private Path folder;

    static Stream<List<String>> commands() {
        return Page.read(DOCS.resolve("README.md")).blocks().stream()
                .flatMap(block -> ShellWords.calls(block.lines()).stream())
                .filter(call -> call.get(call.size() - 1).endsWith(".svg"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void isDrawnAgain(List<String> command) throws Exception {
        Path committed = Page.root().resolve(command.get(command.size() - 1));
        Path drawn = folder.resolve("drawn.svg");
        String[] arguments = command.stream()
                .map(word -> word.endsWith(".csv") ? Page.root().resolve(word).toString() : word)
                .toArray(String[]::new);
        arguments[arguments.length - 1] = drawn.toString();
        assertEquals(0, Run.of(arguments).exitCode());
        assertEquals(Files.readString(committed), Files.readString(drawn));
    }
}
