package sanmai.usi;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The packaged program in a process of its own. */
final class EngineProcess implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;

    private final Process process;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final Thread reader;
    private final Path errors;

    /** Starts the jar with these arguments, after these options of Java. */
    EngineProcess(List<String> javaOptions, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:+UseSerialGC");
        command.addAll(javaOptions);
        command.add("-jar");
        command.add(jar());
        command.addAll(List.of(arguments));
        try {
            errors = Files.createTempFile("sanmai", ".err");
            process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        reader = new Thread(this::read);
        reader.start();
    }

    private static String jar() {
        String jar = System.getProperty("sanmai.jar", "");
        return new File(jar).isFile() ? jar : fail("the system property sanmai.jar names no file: \"" + jar + "\"");
    }

    private void read() {
        try (BufferedReader out = process.inputReader(StandardCharsets.US_ASCII)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            lines.add("cannot be read: " + e);
        }
    }

    void say(String... newLines) {
        OutputStream in = process.getOutputStream();
        try {
            in.write((String.join("\n", newLines) + "\n").getBytes(StandardCharsets.US_ASCII));
            in.flush();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Waits for a line that begins like this, and returns it. */
    String hear(String beginning) {
        List<String> before = new ArrayList<>();
        while (true) {
            String line = next();
            if (line == null) {
                return fail("no \"" + beginning + "\" after " + before + "; stderr: " + errors());
            }
            if (line.startsWith(beginning)) {
                return line;
            }
            before.add(line);
        }
    }

    private String next() {
        try {
            return lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
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
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return fail("the program does not end");
            }
            reader.join();
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** What has been said on stdout and not been heard yet. */
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
