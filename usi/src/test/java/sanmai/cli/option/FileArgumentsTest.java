package sanmai.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import sanmai.cli.Run;
import sanmai.cli.SanmaiCommand;
import sanmai.testing.SameOnEveryJava;

/** No command writes a file that it also reads, and none writes a file of another kind without being told to. */
@DisabledOnOs(OS.WINDOWS) // Links need special rights there.
@SameOnEveryJava
class FileArgumentsTest {
    @TempDir
    private static Path shared;

    @TempDir
    private Path folder;

    @BeforeAll
    static void prepare() throws IOException {
        assertEquals(
                0,
                Run.of(
                                "selfplay",
                                "--nodes",
                                "10",
                                "--games",
                                "3",
                                shared.resolve("games").toString())
                        .exitCode());
        Files.writeString(shared.resolve("table.csv"), "# T\np,v\na,1\n");
        Files.writeString(shared.resolve("game.kif"), "手合割：平手\n   1 ７六歩(77)\n");
        Files.writeString(shared.resolve("problem.sfen"), "4k4/9/4P4/9/9/9/9/9/9 b G 1\n");
    }

    @BeforeEach
    void copy() throws IOException {
        try (Stream<Path> files = Files.list(shared)) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName().toString()));
            }
        }
    }

    /** The word FILE is the file that is read, OUT the same file once more. */
    static Stream<String> commandsWithOneFileTwice() {
        return Stream.of(
                "games: train FILE --out OUT",
                "games: train FILE --out OUT --force",
                "games: train games --from FILE --out OUT",
                "games: positions pack FILE --out OUT",
                "games: selfplay OUT --merge FILE",
                "games: selfplay OUT --eval FILE",
                "table.csv: chart FILE --out OUT",
                "game.kif: positions sample FILE --out OUT",
                "game.kif: positions sample . --out OUT",
                "game.kif: analyse FILE --resume OUT",
                "game.kif: analyse game.kif --eval FILE --out OUT",
                "game.kif: analyse game.kif --resume FILE --out OUT",
                "game.kif: show FILE --html OUT",
                "game.kif: convert FILE other.kif --to kif --out OUT",
                "problem.sfen: mate FILE --suite OUT --resume OUT",
                "table.csv: verify FILE --resume OUT",
                "table.csv: minimax --positions FILE --resume OUT",
                "table.csv: match --eval FILE --resume OUT",
                "table.csv: match --other-eval FILE --resume OUT");
    }

    @ParameterizedTest
    @MethodSource("commandsWithOneFileTwice")
    void anOutputThatIsAnInputIsRefused(String line) throws IOException {
        String name = line.substring(0, line.indexOf(':'));
        Path file = folder.resolve(name);
        Files.writeString(folder.resolve("other.kif"), "手合割：平手\n   1 ２六歩(27)\n");
        byte[] before = Files.readAllBytes(file);
        Files.createSymbolicLink(folder.resolve("link-" + name), file);
        Files.createLink(folder.resolve("hard-" + name), file);
        List<String> others =
                List.of(name, "./" + name, "../" + folder.getFileName() + "/" + name, "link-" + name, "hard-" + name);
        for (String other : others) {
            if (line.contains(" . ") && other.contains("-")) {
                continue; // The link is a file of the directory, too.
            }
            String words =
                    line.substring(line.indexOf(':') + 2).replace("FILE", name).replace("OUT", other);
            Run run = Run.of(Arrays.stream(words.split(" ")).map(this::inFolder).toArray(String[]::new));
            assertEquals(2, run.exitCode(), words + ": " + run);
            assertEquals(1, run.err().size(), words + ": " + run);
            assertEquals(
                    new String(before, StandardCharsets.ISO_8859_1),
                    Files.readString(file, StandardCharsets.ISO_8859_1),
                    words);
        }
    }

    private String inFolder(String word) {
        return word.equals(".") || Files.exists(folder.resolve(word))
                ? folder.resolve(word).toString()
                : word;
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void outputsThatAreOneFileAreRefused() {
        assertRefused(
                "sanmai analyse: --resume .*a.csa: is the same file as --out .*|"
                        + "sanmai analyse: --out .*a.csa: is the same file as --resume .*",
                Run.of("analyse", path("game.kif"), "--resume", path("a.csa"), "--out", path("A.csa")));
        assertRefused(
                "sanmai analyse: --.*: is the same file as --.*",
                Run.of("analyse", path("game.kif"), "--to", "kif", "--chart", path("a.svg"), "--out", path("a.svg")));
    }

    @Test
    void theDefaultOutputOfATrainingIsNoInput() throws IOException {
        Path part = Files.copy(folder.resolve("games"), folder.resolve("my.net.part"));
        assertRefused(
                "sanmai train: --out .*my.net.part: is the same file as GAMES .*my.net.part",
                Run.of("train", part.toString(), "--out", path("my.net")));
        Path here = Path.of("sanmai.net");
        assertRefused(
                "sanmai train: --out sanmai.net: is the same file as GAMES .*sanmai.net",
                Run.of("train", here.toAbsolutePath().toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "train games --out OTHER --epochs 1 --batch 100",
                "positions pack games --out OTHER",
                "chart table.csv --out OTHER"
            })
    void aFileOfAnotherKindIsReplacedOnlyByForce(String command) throws IOException {
        Path other = folder.resolve("OTHER");
        for (String contents : List.of("precious\n", "\0\1\2", "棋譜\n")) {
            Files.writeString(other, contents);
            String[] words =
                    Arrays.stream(command.split(" ")).map(this::inFolder).toArray(String[]::new);
            assertRefused("sanmai .*: --out .*OTHER: holds something else than .*; --force replaces it", Run.of(words));
            assertEquals(contents, Files.readString(other));
        }
        String[] forced = Stream.concat(Arrays.stream(command.split(" ")), Stream.of("--force"))
                .map(this::inFolder)
                .toArray(String[]::new);
        assertEquals(0, Run.of(forced).exitCode());
        String[] again = Arrays.stream(command.split(" ")).map(this::inFolder).toArray(String[]::new);
        assertEquals(0, Run.of(again).exitCode(), "a file of the same kind is replaced");
        Files.writeString(other, "");
        assertEquals(0, Run.of(again).exitCode(), "an empty file is of any kind");
    }

    @Test
    void outputsWithoutAFileGoToStdoutOrAreRefused() {
        assertEquals(
                List.of("position startpos moves 7g7f"),
                Run.of("convert", path("game.kif"), "--to", "usi", "--out", "-").out());
        assertEquals(
                Run.of("positions", "sample", "--plies", "0-1", "--count", "1", path("game.kif"))
                        .out(),
                Run.of("positions", "sample", "--plies", "0-1", "--count", "1", "--out", "-", path("game.kif"))
                        .out());
        Run analysed = Run.of("analyse", path("game.kif"), "--nodes", "10", "--hash", "1", "--to", "csa", "--out", "-");
        assertEquals("V2.2", analysed.out().get(0), analysed.toString());
        for (String command : List.of(
                "train games --out -",
                "selfplay -",
                "perft 1 --resume -",
                "play --kif -",
                "analyse game.kif --resume -")) {
            String[] words =
                    Arrays.stream(command.split(" ")).map(this::inFolder).toArray(String[]::new);
            assertRefused(
                    "sanmai .*: (--out|FILE|--resume|--kif) -: must be a file; it cannot be stdout", Run.of(words));
        }
    }

    // ---- All commands ----

    private static Stream<CommandLine> commands(CommandLine above) {
        return Stream.concat(
                Stream.of(above), above.getSubcommands().values().stream().flatMap(FileArgumentsTest::commands));
    }

    private static boolean isFile(ArgSpec arg) {
        return arg.type() == Path.class || Arrays.asList(arg.auxiliaryTypes()).contains(Path.class);
    }

    private static String label(ArgSpec arg) {
        return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
    }

    /** A new option with a file needs a place in one of these lists: is its file read, or written? */
    @Test
    void everyFileIsListedAsReadOrWritten() {
        TreeSet<String> read = new TreeSet<>();
        TreeSet<String> written = new TreeSet<>();
        commands(SanmaiCommand.commandLine())
                .flatMap(command -> command.getCommandSpec().args().stream())
                .filter(FileArgumentsTest::isFile)
                .forEach(arg -> {
                    boolean isWritten = arg.userObject() instanceof AnnotatedElement field
                            && field.isAnnotationPresent(Written.class);
                    (isWritten ? written : read).add(label(arg));
                });
        assertEquals("[--chart, --html, --kif, --out, --resume, --svg, FILE]", written.toString());
        assertEquals(
                "[--engine, --eval, --from, --judge, --merge, --other-eval, --password-file, --positions, --records, BOOK, FILE, FILE.csv, GAME, GAMES, IN]",
                read.toString());
    }

    @Test
    void anEmptyNameOfAFileIsRefused() {
        commands(SanmaiCommand.commandLine())
                .forEach(command -> command.getCommandSpec().args().stream()
                        .filter(FileArgumentsTest::isFile)
                        .forEach(arg -> {
                            String name = command.getCommandSpec().qualifiedName();
                            List<String> words = Stream.concat(
                                            Arrays.stream(name.split(" ")).skip(1),
                                            arg.isOption() ? Stream.of(label(arg), "") : Stream.of(""))
                                    .toList();
                            Run run = Run.of(words.toArray(String[]::new));
                            assertEquals(2, run.exitCode(), words + ": " + run);
                            assertTrue(
                                    run.err().get(0).matches(".*(the name of a file is empty|Unmatched argument).*"),
                                    words + ": " + run);
                        }));
    }
}
