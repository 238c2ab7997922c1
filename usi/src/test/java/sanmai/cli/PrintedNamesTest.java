package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Names of players and files with control characters, which a terminal would obey, or which change how the names read.
 */
@Timeout(300)
class PrintedNamesTest {
    private static final String NAME = "a\u001B[31mb\u202Ec\u2066d\u009B1me";

    @TempDir
    private Path folder;

    private String game;

    @BeforeEach
    void write() throws IOException {
        Path file = folder.resolve(NAME + ".kif");
        Files.writeString(
                file,
                "棋戦：" + NAME + "\n手合割：平手\n先手：" + NAME + "\n後手：x\u202Ey\n手数----指手---------消費時間--\n" + "   1 ７六歩(77)\n*"
                        + NAME + "\n   2 ３四歩(33)\n   3 投了\n");
        game = file.toString();
    }

    private Run run(String command) {
        return Run.of(Stream.of(command.split(" "))
                .map(word -> word.equals("GAME") ? game : word)
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "analyse GAME --nodes 50",
                "analyse GAME --nodes 50 --to csa --out no/such/folder.csa",
                "show GAME",
                "show GAME --kanji",
                "mate GAME --nodes 50",
                "mate GAME --nodes 50 --format text",
                "positions sample GAME --count 1 --plies 0-2",
                "convert GAME --to nonsense",
                "convert GAME GAME.kif --to csa --out no/such/folder.csa",
                "nonsense GAME",
            })
    void outputForPeopleHasNoControlCharacters(String command) {
        Run run = run(command);
        List<String> lines =
                Stream.concat(run.out().stream(), run.err().stream()).toList();
        assertTrue(run.exitCode() != 70 && !lines.isEmpty(), run.toString());
        lines.forEach(line -> assertTrue(
                line.chars().noneMatch(c -> c != '\t' && Character.isISOControl(c) || c == 0x202E || c == 0x2066),
                () -> command + ": " + line));
    }

    @Test
    void recordsForOtherProgramsKeepTheirTexts() {
        for (String command : List.of("convert GAME --to kif", "analyse GAME --nodes 50 --to kif")) {
            Run run = run(command);
            assertEquals(0, run.exitCode(), run.toString());
            assertTrue(run.out().contains("先手：" + NAME), run.toString());
        }
    }
}
