package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The packaged program in a process of its own. */
final class EngineProcess implements EngineUnderTest, AutoCloseable {
    private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");
    private static final int PATIENCE_SECONDS = 60;

    /** GUIs kill an engine that takes much longer to end than a second. This machine may be busy. */
    private static final int LAST_PATIENCE_SECONDS = 15;

    private final Process process;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final Thread reader;
    private final Path errors;

    /** Starts the jar with these arguments, after these options of Java. */
    EngineProcess(List<String> javaOptions, String... arguments) {
        this(new ProcessBuilder(javaCommand(javaOptions, arguments)));
    }

    /** Starts a tool: the jar with these arguments. */
    static EngineProcess tool(String... arguments) {
        return new EngineProcess(List.of(), arguments);
    }

    private EngineProcess(ProcessBuilder builder) {
        try {
            errors = Files.createTempFile("sanmai", ".err");
            process = builder.redirectError(errors.toFile()).start();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        reader = new Thread(this::read);
        reader.start();
    }

    /** Starts the jar, after these options of Java, with at most this address space in kilobytes. For Unix. */
    static EngineProcess withAddressSpace(int kilobytes, List<String> javaOptions) {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "ulimit -v " + kilobytes + " && exec \"$@\"", "sh"));
        command.addAll(javaCommand(javaOptions));
        return new EngineProcess(new ProcessBuilder(command));
    }

    private static List<String> javaCommand(List<String> javaOptions, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:+UseSerialGC");
        command.add("-XX:TieredStopAtLevel=1"); // As in this process: most of them end before code is hot.
        command.addAll(javaOptions);
        command.add("-jar");
        command.add(jar().toString());
        command.addAll(List.of(arguments));
        return command;
    }

    /** Starts the program as GUIs do: the launcher alone, in its folder. */
    static EngineProcess launched() {
        Path launcher = launcher();
        return launched(launcher, launcher.getParent());
    }

    /** Starts a launcher in a folder. */
    static EngineProcess launched(Path launcher, Path folder) {
        List<String> command = new ArrayList<>(WINDOWS ? List.of("cmd.exe", "/c") : List.of());
        command.add(launcher.toString());
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        // Making the archive for the next start takes a process of its own, which is not tested here.
        builder.environment().put("SANMAI_NO_ARCHIVE", "1");
        return new EngineProcess(builder);
    }

    /** The launcher of this system. */
    static Path launcher() {
        Path folder = Path.of(System.getProperty("sanmai.launchers", ""));
        Path launcher = folder.resolve(WINDOWS ? "sanmai.bat" : "sanmai");
        return Files.isRegularFile(launcher)
                ? launcher
                : fail("the system property sanmai.launchers names no folder with a launcher: \"" + folder + "\"");
    }

    private static Path jar() {
        String jar = System.getProperty("sanmai.jar", "");
        return new File(jar).isFile() ? Path.of(jar) : fail("the system property sanmai.jar names no file: " + jar);
    }

    /** Reads lines byte by byte, so that bytes beyond ASCII and a last line without an end stay visible. */
    private void read() {
        StringBuilder line = new StringBuilder();
        try (InputStream out = new BufferedInputStream(process.getInputStream())) {
            for (int b = out.read(); b >= 0; b = out.read()) {
                if (b == '\n') {
                    EngineUnderTest.hear(line.toString(), lines);
                    line.setLength(0);
                } else if (!WINDOWS || b != '\r') {
                    line.append((char) b);
                }
            }
        } catch (IOException e) {
            lines.add("cannot be read: " + e);
        }
        if (line.length() > 0) {
            lines.add("without an end: " + line);
        }
    }

    @Override
    public void send(byte[] bytes) {
        OutputStream in = process.getOutputStream();
        try {
            in.write(bytes);
            in.flush();
        } catch (IOException e) {
            throw new AssertionError(e + "; " + diagnosis());
        }
    }

    @Override
    public Optional<String> nextLine() {
        try {
            return Optional.ofNullable(lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public String diagnosis() {
        return "stderr: " + errors();
    }

    /** The process as the operating system sees it. */
    ProcessHandle handle() {
        return process.toHandle();
    }

    /** Closes the program's input. */
    void hangUp() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Asks the program to end, as the operating system does. */
    void terminate() {
        assumeTrue(process.supportsNormalTermination());
        // The process itself would close our ends of its streams first.
        process.toHandle().destroy();
    }

    /** Ends the program without a warning, as {@code kill -9} does. */
    void kill() {
        process.toHandle().destroyForcibly();
    }

    boolean isRunning() {
        return process.isAlive();
    }

    /** Waits for the end of the program and returns its exit code. */
    int exitCode() {
        return exitCode(PATIENCE_SECONDS);
    }

    private int exitCode(int seconds) {
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                return fail("the program does not end");
            }
            reader.join();
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Waits for the end of a program that was told to end, which must not fail, complain or leave children behind. */
    void assertEndsCleanly() {
        List<ProcessHandle> children = process.descendants().toList();
        assertEquals(0, exitCode(LAST_PATIENCE_SECONDS), "exit code; stderr: " + errors());
        assertEquals(List.of(), errors(), "stderr");
        assertTrue(children.stream().noneMatch(ProcessHandle::isAlive), "a process is left");
    }

    /** The lines on stdout that have not been read yet. */
    List<String> rest() {
        List<String> rest = new ArrayList<>();
        lines.drainTo(rest);
        return rest;
    }

    /** The lines on stderr. */
    List<String> errors() {
        try {
            return Files.readAllLines(errors);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            Files.deleteIfExists(errors);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
