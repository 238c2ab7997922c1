package sanmai.movegen.perft;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A build of this project that perft is measured in, each time by a fresh JVM.
 *
 * @param root the directory of a checkout that was built with {@code -Pjmh}
 * @param javaHome the directory of the JDK
 * @param options whether Java gets the launchers' options, or none, as with the library on a class path
 */
record PerftBuild(Path root, Path javaHome, boolean options) {
    private static final String CLASS_PATH = String.join(
            File.pathSeparator,
            "shogi-movegen/target/test-classes",
            "shogi-movegen/target/classes",
            "shogi-movegen/target/jmh-lib/*");

    /** Nodes per second of CPU time in one JVM, the median of this many rounds. */
    double rate(PerftSample sample, LastPly leaves, int rounds) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(javaHome.resolve("bin/java").toString()));
        if (options) {
            command.add(LauncherFlags.FILE);
        }
        command.addAll(List.of("-cp", CLASS_PATH, PerftFork.class.getName()));
        command.addAll(List.of(sample.name(), leaves.name(), Integer.toString(rounds)));
        Process process = new ProcessBuilder(command)
                .directory(root.toAbsolutePath().toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            if (process.waitFor() != 0 || line == null) {
                throw new IOException("no figure from " + String.join(" ", command) + " in " + root);
            }
            return Double.parseDouble(line);
        }
    }
}
