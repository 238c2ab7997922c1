package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.testing.FolderCopy;

/** The shell launcher of a distribution where the locale, the folder, the options of Java or the limits are unusual. */
@Timeout(300)
@DisabledOnOs(OS.WINDOWS)
class EnvironmentIT {
    private static final String BOOK = """
            #YANEURAOU-DB2016 1.00
            sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
            7g7f 3c3d 0 1 1
            """;

    @TempDir
    private static Path shared;

    private static Path unpacked;

    @TempDir
    private Path work;

    private Path home;

    @BeforeAll
    static void unpack() throws IOException {
        unpacked = Distribution.unzip(Files.createDirectory(shared.resolve("zip")));
    }

    /** Each test has an installation of its own, since it may move it. */
    @BeforeEach
    void install() throws IOException {
        home = FolderCopy.make(unpacked, work.resolve("installed"));
    }

    private Launch start(Map<String, String> more, List<String> command, String... input) throws Exception {
        Map<String, String> environment = new HashMap<>(Map.of(
                "PATH",
                "/usr/bin:/bin",
                "JAVA_HOME",
                System.getProperty("java.home"),
                "SANMAI_NO_ARCHIVE",
                "1",
                "SANMAI_JAVA_OPTIONS",
                Launch.FOR_SHORT_RUNS));
        environment.putAll(more);
        return Launch.of(Launch.prepare(work, environment, command.toArray(String[]::new)), input);
    }

    private Launch engine(Map<String, String> more) throws Exception {
        return start(more, List.of(launcher()), "usi", "quit");
    }

    private String launcher() {
        return home.resolve("bin/sanmai").toString();
    }

    private static void assertEngine(Launch launch) {
        assertEquals(List.of(), launch.errors());
        assertEquals("usiok", launch.lastLine());
    }

    private static void assertRefused(Launch launch, String reason) {
        assertEquals(List.of(), launch.out());
        assertEquals(1, launch.errors().size(), launch.toString());
        assertTrue(launch.errors().get(0).matches("sanmai[ a-z]*: .*" + reason + ".*"), launch.toString());
        assertEquals(2, launch.exitCode());
    }

    /** The categories that a shell over the network brings along are seldom all installed. */
    @ParameterizedTest
    @CsvSource({
        "LC_ALL, ja_JP.UTF-8",
        "LC_ALL, ja_JP.eucJP",
        "LANG, en_US.UTF-8",
        "LC_CTYPE, UTF-8",
        "LC_TIME, de_DE.UTF-8",
        "LC_ALL, POSIX",
        "LC_ALL, C.UTF-8"
    })
    void japaneseFilesAreFoundByALocaleThatIsNotInstalled(String category, String locale) throws Exception {
        home = Files.move(home, work.resolve("将棋 エンジン"));
        Files.writeString(work.resolve("棋譜.csa"), "V2.2\nPI\n+\n+7776FU\n");
        Map<String, String> environment = new HashMap<>(Map.of("LANG", "C.UTF-8"));
        environment.put(category, locale);
        assertEngine(engine(environment));
        Launch convert =
                start(environment, List.of(launcher(), "convert", "棋譜.csa", "--to", "kif", "--out", "出力.kifu"));
        assertEquals(0, convert.exitCode(), convert.toString());
        assertTrue(Files.readString(work.resolve("出力.kifu")).contains("７六歩"));
        assertRefused(start(environment, List.of(launcher(), "eval", "--eval", "無い.bin")), "無い.bin");
    }

    @Test
    void aFolderThatJavaCannotRunFromIsRefused() throws Exception {
        for (String name : List.of("a:b", ":", "将棋:三枚")) {
            home = Files.move(home, work.resolve(name));
            assertRefused(engine(Map.of()), "a colon; move .*/" + name);
        }
        for (String name : List.of("wow!", "!", "将棋!")) {
            home = Files.move(home, Files.createDirectories(work.resolve(name)).resolve("sanmai"));
            assertRefused(engine(Map.of()), "ends in \"!\"; move .*/" + name + "/sanmai");
            assertRefused(start(Map.of(), List.of(launcher(), "bench")), "ends in \"!\"");
        }
        home = Files.move(home, work.resolve("a!b"));
        assertEngine(engine(Map.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SANMAI_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"})
    void whatUsersAskOfJavaWins(String variable) throws Exception {
        for (String collector : List.of("UseG1GC", "UseParallelGC", "UseSerialGC")) {
            Launch launch =
                    engine(Map.of(variable, "-XX:+" + collector + " -XX:MaxRAMPercentage=12.5 -XX:+PrintFlagsFinal"));
            List<String> flags = launch.errors();
            assertEquals("usiok", launch.lastLine());
            assertFlag(flags, collector, "true");
            assertFlag(flags, "MaxRAMPercentage", "12.500000");
        }
    }

    /** Java prints its flags on stderr, since the launcher tells it to. */
    private static void assertFlag(List<String> flags, String name, String value) {
        assertTrue(
                flags.stream().anyMatch(line -> line.matches(" *\\w+ " + name + " += " + value + " .*")),
                () -> name + flags.stream().filter(line -> line.contains(name)).toList());
    }

    @ParameterizedTest
    @CsvSource({"-n 16, open files", "-n 31, open files", "-v 2000000, address space", "-v 5000000, address space"})
    @EnabledOnOs(OS.LINUX)
    void tooLittleForJavaIsOneLine(String limit, String reason) throws Exception {
        for (String arguments : List.of("", " bench --help")) {
            String script = "ulimit " + limit + " && exec '" + launcher() + "'" + arguments;
            // With one compiler alone Java reserves less.
            Map<String, String> usual = Map.of("SANMAI_JAVA_OPTIONS", "");
            assertRefused(start(usual, List.of("sh", "-c", script), "usi", "quit"), reason);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void linesOfTheEngineAreNotLostWithoutAWord() throws Exception {
        String script = "exec '" + launcher() + "' > /dev/full";
        assertRefused(start(Map.of(), List.of("sh", "-c", script), "usi", "quit"), "stdout: No space left on device");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void anInputThatCannotBeReadIsNotTakenForItsEnd() throws Exception {
        String script = "exec '" + launcher() + "' < '" + home + "'";
        assertRefused(start(Map.of(), List.of("sh", "-c", script)), "stdin: Is a directory");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theLeastOfOpenFilesIsEnoughForAGame() throws Exception {
        String script = "ulimit -n 32 && exec '" + launcher() + "'";
        Launch launch = start(Map.of(), List.of("sh", "-c", script), "isready", "position startpos", "go nodes 1000");
        assertEquals(List.of(), launch.errors());
        assertTrue(launch.lastLine().matches("bestmove \\w{4}.*"), launch.toString());
    }

    @Test
    void aHeapThatIsTooSmallIsOneLine() throws Exception {
        Launch launch = start(
                Map.of("SANMAI_JAVA_OPTIONS", "-Xmx3m"), List.of(launcher(), "perft", "startpos", "--depth", "1"));
        assertRefused(launch, "Java gets too little of this machine: Java heap space");
    }

    /** On Windows a GUI writes UTF-8 or the code page of the system, which is named here. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "windows-31j"})
    void theGuiIsReadAndAnsweredInItsOwnEncoding(String charset) throws Exception {
        Files.createDirectory(home.resolve("定跡 フォルダ"));
        Files.writeString(home.resolve("定跡 フォルダ/ソ 1.db"), BOOK);
        String lines = "usi\nsetoption name BookFile value 定跡 フォルダ/%s\nisready\n";
        for (String book : List.of("ソ 1.db", "無い.db")) {
            Files.write(work.resolve("in"), lines.formatted(book).getBytes(Charset.forName(charset)));
            String script = "exec '" + launcher() + "' <in >out";
            Map<String, String> environment =
                    Map.of("SANMAI_JAVA_OPTIONS", Launch.FOR_SHORT_RUNS + " -Dsanmai.codepage=windows-31j");
            Launch launch = start(environment, List.of("sh", "-c", script));
            assertEquals(List.of(), launch.errors());
            String out = new String(Files.readAllBytes(work.resolve("out")), Charset.forName(charset));
            assertEquals(book.equals("無い.db"), out.contains("the book 定跡 フォルダ/無い.db cannot be read"), out);
            assertEquals(book.equals("無い.db"), out.contains("Error!"), out);
            assertTrue(out.contains("readyok"), out);
        }
    }
}
