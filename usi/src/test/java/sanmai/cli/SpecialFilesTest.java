package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.testing.SameOnEveryJava;

/** A command that gets a directory, a pipe, a device or a huge file refuses it soon, with one clear line. */
@SameOnEveryJava
@EnabledOnOs(OS.LINUX)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SpecialFilesTest {
    private static final long HUGE = 3L << 30;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void prepare() throws IOException, InterruptedException {
        assumeTrue(new ProcessBuilder("mkfifo", path("fifo")).start().waitFor() == 0, "no pipes here");
        try (RandomAccessFile huge = new RandomAccessFile(path("huge"), "rw")) {
            huge.setLength(HUGE);
        }
        Files.writeString(folder.resolve("empty"), "");
        Files.writeString(folder.resolve("comments"), "# nothing\n\n# here\n");
        Files.writeString(folder.resolve("record.usi"), "startpos moves 7g7f 3c3d\n");
        Files.writeString(folder.resolve("table.csv"), "program,speed\nsanmai,3\n");
        assertEquals(
                0,
                Run.of("selfplay", "--games", "2", "--nodes", "10", path("games"))
                        .exitCode());
    }

    private static String path(String name) {
        return folder.resolve(name).toString();
    }

    private static Stream<String> with(String[] commands, String... files) {
        return Arrays.stream(files).flatMap(file -> Stream.of(commands).map(command -> command.replace("FILE", file)));
    }

    static Stream<String> inputs() {
        String[] commands = {
            "mate --suite=FILE",
            "verify FILE",
            "minimax --positions FILE",
            "chart FILE --out FOLDER/chart.svg",
            "positions sample FILE",
            "positions pack --out FOLDER/packed FILE",
            "positions judge FILE",
            "train --out FOLDER/net FILE",
            "match --eval FILE",
            "eval --eval FILE startpos",
            "bench --eval FILE",
            "selfplay --eval FILE FOLDER/new",
            "perft 2 --resume FILE",
            "perft --merge FILE",
            "selfplay FILE"
        };
        return with(commands, "/dev/zero", "FOLDER/fifo", "FOLDER/huge");
    }

    static Stream<String> emptyInputs() {
        String[] commands = {
            "mate --suite=FILE",
            "verify FILE",
            "minimax --positions FILE",
            "chart FILE --out FOLDER/chart.svg",
            "positions sample FILE",
            "train --out FOLDER/net FILE",
            "match --eval FILE"
        };
        return with(commands, "FOLDER/empty", "FOLDER/comments");
    }

    static Stream<String> outputs() {
        String[] commands = {
            "chart FOLDER/table.csv --out FILE",
            "positions sample --count 1 --plies 0-2 --out FILE FOLDER/record.usi",
            "positions pack --out FILE FOLDER/games",
            "perft 2 --resume FILE",
            "selfplay --games 1 --nodes 10 FILE",
            "train --epochs 1 --batch 100 --out FILE FOLDER/games"
        };
        return with(commands, "/dev/full", "FOLDER/fifo", "FOLDER", "FOLDER/no/such");
    }

    @ParameterizedTest
    @MethodSource({"inputs", "emptyInputs", "outputs"})
    void isRefusedInOneLine(String command) {
        Run run = Run.of(command.replace("FOLDER", folder.toString()).split(" "));
        assertEquals(2, run.exitCode(), run.toString());
        assertEquals(List.of(), run.out());
        List<String> lines = run.err().stream()
                .filter(line -> !line.equals("sanmai positions sample: no game could be read"))
                .toList();
        assertEquals(1, lines.size(), run.toString());
        assertFalse(lines.get(0).matches(".*\\bjava\\..*|.*Exception.*|.*Error.*|.*\\p{Cc}.*"), lines.get(0));
        assertTrue(lines.get(0).length() < 300, lines.get(0));
        assertFalse(Files.exists(folder.resolve(".net.sanmai-lock")), "a leftover");
    }
}
