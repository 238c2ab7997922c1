package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * How a start of a launcher went.
 *
 * @param exitCode the process's
 * @param out the lines on stdout
 * @param errors the lines on stderr
 */
record Launch(int exitCode, List<String> out, List<String> errors) {
    /** The options of Java for programs that end at once. */
    static final String FOR_SHORT_RUNS = "-XX:TieredStopAtLevel=1";

    private static final int PATIENCE_SECONDS = 120;

    /** A process to start, with nothing of this one's environment but what is given. */
    static ProcessBuilder prepare(Path directory, Map<String, String> environment, String... command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    /** Runs a process to its end, with these lines as its whole input. */
    static Launch of(ProcessBuilder builder, String... input) throws IOException, InterruptedException {
        return new Conversation(builder, input).end();
    }

    /** The last line on stdout; empty if there is none. */
    String lastLine() {
        return out.isEmpty() ? "" : out.get(out.size() - 1);
    }

    /** A process that has got its input and is running. */
    static final class Conversation {
        private final Path out;
        private final Path errors;
        private final Process process;

        Conversation(ProcessBuilder builder, String... input) throws IOException {
            Path in = Files.createTempFile("sanmai", ".in");
            out = Files.createTempFile("sanmai", ".out");
            errors = Files.createTempFile("sanmai", ".err");
            Files.write(in, List.of(input));
            process = builder.redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(errors.toFile())
                    .start();
            Files.delete(in);
        }

        Launch end() throws IOException, InterruptedException {
            try {
                if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    return fail("it does not end; stdout: " + lines(out) + ", stderr: " + lines(errors));
                }
                return new Launch(process.exitValue(), lines(out), lines(errors));
            } finally {
                process.destroyForcibly();
                Files.delete(out);
                Files.delete(errors);
            }
        }

        private static List<String> lines(Path file) throws IOException {
            return new ArrayList<>(Files.readAllLines(file, StandardCharsets.UTF_8));
        }
    }
}
