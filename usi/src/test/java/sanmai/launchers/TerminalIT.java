package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program in a pseudo-terminal, which the command {@code script} of Linux makes. */
@Timeout(300)
@EnabledOnOs(OS.LINUX)
class TerminalIT {
    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    private static Path folder;

    private static Path home;

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private Process process;
    private Thread reader;
    private int seen;

    @BeforeAll
    static void unpack() throws IOException {
        assumeTrue(Files.isExecutable(SCRIPT), SCRIPT + " is not there");
        home = Distribution.unzip(folder);
    }

    private static Map<String, String> environment() {
        return Map.of(
                "PATH", "/usr/bin:/bin",
                "JAVA_HOME", System.getProperty("java.home"),
                "LC_ALL", "C.UTF-8",
                "TERM", "xterm",
                "SANMAI_NO_ARCHIVE", "1");
    }

    private void start(String arguments) throws IOException {
        String command = "stty rows 40 cols 100; exec '" + home.resolve("bin/sanmai") + "' " + arguments;
        process = Launch.prepare(folder, environment(), SCRIPT.toString(), "-q", "-e", "-c", command, "/dev/null")
                .redirectErrorStream(true)
                .start();
        reader = new Thread(() -> copy(process.getInputStream()));
        reader.start();
    }

    private void copy(InputStream in) {
        try (in) {
            in.transferTo(screen);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @AfterEach
    void end() {
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private void type(String text) throws IOException {
        process.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    private String screen() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    private void see(String text) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (screen().indexOf(text, seen) < 0) {
            assertTrue(System.nanoTime() < end, text + " is not in " + screen());
            Thread.sleep(20);
        }
        seen = screen().indexOf(text, seen) + text.length();
    }

    private int exitCode() throws InterruptedException {
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), screen());
        reader.join();
        return process.exitValue();
    }

    private static String record(String name) throws IOException {
        return Files.readString(folder.resolve(name), Charset.forName("windows-31j"));
    }

    @Test
    void theEngineAloneSaysWhereHelpIs() throws Exception {
        start("");
        see("a shogi engine");
        see("register this file there as an engine: " + home.toRealPath().resolve("bin/sanmai"));
        see("'sanmai play'; 'sanmai --help'");
        type("usi\n");
        see("usiok");
        type("quit\n");
        assertEquals(0, exitCode());
    }

    @Test
    void theEngineInAPipeSaysNothingUnasked() throws Exception {
        String launcher = home.resolve("bin/sanmai").toString();
        Launch launch = Launch.of(Launch.prepare(folder, environment(), launcher), "usi", "quit");
        assertEquals(List.of(), launch.errors());
        assertTrue(launch.out().get(0).startsWith("id name Sanmai"), launch.toString());
        assertEquals("usiok", launch.lastLine());
        assertEquals(0, launch.exitCode());
    }

    @Test
    void aGameIsKeptAtControlCInThePlayersTurn() throws Exception {
        start("play --level 1 --seed 1 --kif turn.kif");
        see("Black 1> ");
        type("5e5d\r");
        see("There is no piece on ５五.");
        see("Black 1> ");
        type("7776\r");
        see("▲７六歩");
        see("Black 3> ");
        type("\u0003");
        see("The game is in turn.kif.");
        assertEquals(130, exitCode());
        assertTrue(record("turn.kif").contains("   1 ７六歩(77)"), record("turn.kif"));
        assertTrue(record("turn.kif").contains("   3 中断"), record("turn.kif"));
        assertTrue(!screen().contains("WARNING"), screen());
    }

    @Test
    void aGameIsKeptAtControlCInTheEnginesTurn() throws Exception {
        start("play --level 20 --think 1h --kif thinking.kif");
        see("Black 1> ");
        type("7776\r");
        see("▲７六歩");
        Thread.sleep(500); // The search has begun, or is about to: either must end.
        type("\u0003");
        see("The game is in thinking.kif.");
        assertEquals(130, exitCode());
        assertTrue(record("thinking.kif").contains("   1 ７六歩(77)"), record("thinking.kif"));
        assertTrue(record("thinking.kif").contains("   2 中断"), record("thinking.kif"));
    }
}
