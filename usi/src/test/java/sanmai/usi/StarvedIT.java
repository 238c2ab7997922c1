package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program with too little memory or too few threads. */
@Timeout(300)
class StarvedIT {
    private static final String FALLBACK =
            "info string Error! .* do not fit: the search has Threads \\d+ and USI_Hash \\d+;.*";

    /** The options of Java that every launcher gives. */
    private static String launcherOptions() {
        return "@" + EngineProcess.launcher().resolveSibling("../sanmai.jvm").normalize();
    }

    private static void setOptions(EngineProcess engine, int hash, int threads) {
        engine.say("setoption name USI_Hash value " + hash, "setoption name Threads value " + threads);
    }

    /** Checks that moves are searched, with a clock and without one; then the last search has ended. */
    private static void assertSearches(EngineProcess engine) {
        int depth = 0;
        // On a busy machine the first of many threads may get no processor in half a second.
        for (int i = 0; i < 10 && depth < 1; i++) {
            depth = depthOf("go byoyomi 500", engine);
        }
        assertTrue(depth >= 1, "no move is searched in half a second");
        assertEquals(4, depthOf("go depth 4", engine));
    }

    private static int depthOf(String go, EngineProcess engine) {
        engine.say("position startpos moves 7g7f", go);
        List<String> lines = engine.hearUntil("bestmove");
        LegalAnswers.assertMove("position startpos moves 7g7f", lines.get(lines.size() - 1));
        int depth = 0;
        for (String line : lines) {
            Matcher info = EngineLines.INFO.matcher(line);
            assertTrue(!line.startsWith("info string"), line);
            depth = info.matches() ? Integer.parseInt(info.group("depth")) : depth;
        }
        return depth;
    }

    /** What the engine says about its memory when it gets ready, and {@code readyok}. */
    private static List<String> prepare(EngineProcess engine) {
        return engine.hearAll().stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("info string evaluation"))
                .toList();
    }

    private static void quit(EngineProcess engine) {
        engine.say("quit");
        engine.assertEndsCleanly();
    }

    @ParameterizedTest(name = "{0}, {1} MB, {2} threads, launcher {3}")
    @DisplayName("Too little memory: one line says what fits, and the engine searches with that")
    @CsvSource({
        "-Xmx48m, 256, 1, false",
        "-Xmx48m, 65536, 512, true",
        "-Xmx300m, 256, 512, true",
        "-Xmx300m, 64, 512, false",
        "-Xmx2g, 64, 128, true",
        "-Xmx1g, 4096, 2, false",
    })
    void whatFitsSearches(String heap, int hash, int threads, boolean withOptionsOfTheLauncher) {
        List<String> options = withOptionsOfTheLauncher ? List.of(launcherOptions(), heap) : List.of(heap);
        try (EngineProcess engine = new EngineProcess(options)) {
            setOptions(engine, hash, threads);
            List<String> lines = prepare(engine);
            assertEquals(2, lines.size(), lines.toString());
            assertTrue(lines.get(0).matches(FALLBACK), lines.get(0));
            assertSearches(engine);
            engine.say("go mate 300");
            engine.hear("checkmate");
            assertEquals(List.of("readyok"), prepare(engine));
            assertSearches(engine);
            quit(engine);
        }
    }

    @Test
    @DisplayName("Settings that no longer fit are reduced, and restored when they fit again")
    void optionsMayChangeAtWill() {
        try (EngineProcess engine = new EngineProcess(List.of("-Xmx400m"))) {
            for (int round = 0; round < 2; round++) {
                setOptions(engine, 64, 512);
                assertTrue(prepare(engine).get(0).matches(FALLBACK));
                assertSearches(engine);
                setOptions(engine, 16, 2);
                assertEquals(List.of("readyok"), prepare(engine));
                assertSearches(engine);
            }
            quit(engine);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("Memory that is no longer used goes back to the system")
    void memoryIsGivenBack() throws IOException {
        try (EngineProcess engine = new EngineProcess(List.of(launcherOptions(), "-Xmx2g"))) {
            setOptions(engine, 1024, 4);
            assertEquals(List.of("readyok"), prepare(engine));
            assertSearches(engine);
            assertTrue(residentMegabytes(engine) > 1024);
            setOptions(engine, 64, 1);
            assertEquals(List.of("readyok"), prepare(engine));
            long now = residentMegabytes(engine);
            assertTrue(now < 512, now + " MB");
            assertSearches(engine);
            quit(engine);
        }
    }

    private static long residentMegabytes(EngineProcess engine) throws IOException {
        String status =
                Files.readString(Path.of("/proc", Long.toString(engine.handle().pid()), "status"));
        Matcher resident = Pattern.compile("VmRSS:\\s+(\\d+) kB").matcher(status);
        assertTrue(resident.find(), status);
        return Long.parseLong(resident.group(1)) >> 10;
    }

    /** With stacks of 256 MB there is no address space for many threads. */
    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("Too few threads: one line says how many there are, and these search")
    void theThreadsThatStartSearch() {
        List<String> limited = List.of("-Xmx2g", "-Xss256m", "-XX:TieredStopAtLevel=1");
        try (EngineProcess engine = EngineProcess.withAddressSpace(16_000_000, limited)) {
            setOptions(engine, 16, 60);
            List<String> lines = new ArrayList<>(prepare(engine));
            lines.removeIf(line -> line.startsWith("[") || line.startsWith("OpenJDK")); // Java warns on stdout.
            assertEquals(2, lines.size(), lines.toString());
            assertTrue(lines.get(0).matches(FALLBACK), lines.get(0));
            assertSearches(engine);
            assertSearches(engine);
            quit(engine);
        }
    }
}
