package sanmai.cli.papers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A main class to be run in a JVM of its own, with the class path and the flags of this one. It reports by one line on
 * stdout that begins with a word agreed on; anything else printed there, by the JVM for instance, is ignored.
 *
 * @param mainClass what to run
 * @param flags options for its JVM beside those of this one
 * @param arguments what its main method gets
 * @param beginning how the line with the result begins
 */
public record JvmFork(Class<?> mainClass, List<String> flags, List<String> arguments, String beginning) {
    /** The name of the version of Java among the conditions of a journal. */
    public static final String JAVA = "the version of Java";

    /** The name of the {@linkplain #flagsInWords flags} among the conditions of a journal. */
    public static final String FLAGS = "the list of JVM flags";

    private static final List<String> AGENTS =
            List.of("-agentlib:", "-agentpath:", "-javaagent:", "-Xdebug", "-Xrunjdwp");

    public JvmFork {
        flags = List.copyOf(flags);
        arguments = List.copyOf(arguments);
    }

    /** The flags of this JVM that its forks get too: all but agents, debuggers and the program's own properties. */
    static List<String> inheritedFlags() {
        return inheritedFlags(ManagementFactory.getRuntimeMXBean().getInputArguments());
    }

    /** The flags that forks get from this JVM, in one line. */
    public static String flagsInWords() {
        List<String> flags = inheritedFlags();
        return flags.isEmpty() ? "none" : String.join(" ", flags);
    }

    static List<String> inheritedFlags(List<String> flags) {
        return flags.stream()
                .filter(flag -> AGENTS.stream().noneMatch(flag::startsWith))
                .filter(flag -> !flag.startsWith("-Dsanmai."))
                .toList();
    }

    /**
     * Runs the main class and returns the rest of the line with the result.
     *
     * @throws ChildJvmException if it ended with another exit code than 0, or without a result
     * @throws InterruptedException if this thread was interrupted, or the other JVM was by the user's Ctrl-C
     */
    public String run() throws ChildJvmException, InterruptedException {
        try {
            Path folder = Files.createTempDirectory("sanmai-fork");
            try {
                return run(folder.resolve("out"), folder.resolve("err"));
            } finally {
                Files.deleteIfExists(folder.resolve("out"));
                Files.deleteIfExists(folder.resolve("err"));
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Output goes to files, since waiting for a process can be interrupted and reading from one cannot. */
    private String run(Path out, Path err) throws IOException, ChildJvmException, InterruptedException {
        Process process = ChildJvm.of(mainClass, flags, arguments)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        process.getOutputStream().close();
        int exitCode;
        try {
            exitCode = process.waitFor();
        } finally {
            process.destroyForcibly();
        }
        if (ChildJvm.wasInterrupted(exitCode)) {
            throw new InterruptedException("the fork was interrupted");
        }
        List<String> lines = lines(out);
        Optional<String> result =
                lines.stream().filter(line -> line.startsWith(beginning)).findFirst();
        if (exitCode != 0 || result.isEmpty()) {
            String reason = exitCode != 0 ? "ended with exit code " + exitCode : "ended without a result";
            List<String> errors = lines(err);
            List<String> words = errors.isEmpty() ? lines : errors;
            throw new ChildJvmException(
                    reason, words.subList(Math.max(0, words.size() - ChildJvm.LAST_WORDS), words.size()));
        }
        return result.get().substring(beginning.length()).strip();
    }

    /** Decodes anything, since a JVM that dies may leave any bytes. */
    private static List<String> lines(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                .lines()
                .toList();
    }
}
