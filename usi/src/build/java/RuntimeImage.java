import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Puts a Java runtime of its own into an unpacked distribution: {@code RuntimeImage DIRECTORY MODULES}. The runtime is of
 * the JDK that runs this, with an archive of the JDK's classes and, from JDK 25 on, one of the engine's.
 */
final class RuntimeImage {
    /** The first Java whose archives may be moved together with the classes. */
    private static final int MOVABLE_ARCHIVES = 25;

    private static final List<String> FIRST_CONVERSATION =
            List.of("usi", "isready", "position startpos", "go nodes 20000", "quit");

    private RuntimeImage() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path home = Path.of(arguments[0]);
        Path runtime = home.resolve("runtime");
        delete(runtime);
        link(runtime, arguments[1]);
        String java = runtime.resolve("bin").resolve("java").toString();
        // The options of the engine decide which archive of the JDK's classes it can use, and build its own on.
        run(List.of(java, "@" + home.resolve("sanmai.jvm"), "-Xshare:dump"), List.of());
        if (Runtime.version().feature() >= MOVABLE_ARCHIVES) {
            Path archive = runtime.resolve("lib").resolve("sanmai.aot");
            run(
                    List.of(
                            java,
                            "@" + home.resolve("sanmai.jvm"),
                            "-XX:AOTCacheOutput=" + archive,
                            "-jar",
                            home.resolve("sanmai.jar").toString()),
                    FIRST_CONVERSATION);
            if (!Files.exists(archive)) {
                throw new IOException("there is no " + archive);
            }
        }
    }

    private static void delete(Path directory) throws IOException {
        if (!Files.exists(directory)) {
            return;
        }
        try (Stream<Path> all = Files.walk(directory)) {
            all.sorted(Comparator.reverseOrder()).forEach(RuntimeImage::deleteOne);
        }
    }

    private static void deleteOne(Path path) {
        try {
            Files.delete(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void link(Path runtime, String modules) throws IOException {
        ToolProvider jlink = ToolProvider.findFirst("jlink")
                .orElseThrow(() -> new IOException("this JDK has no jlink: " + System.getProperty("java.home")));
        int result = jlink.run(
                System.out,
                System.err,
                "--add-modules",
                modules,
                "--output",
                runtime.toString(),
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages");
        if (result != 0) {
            throw new IOException("jlink ends with " + result);
        }
    }

    private static void run(List<String> command, List<String> input) throws IOException, InterruptedException {
        Path lines = Files.createTempFile("sanmai", ".in");
        Path output = Files.createTempFile("sanmai", ".out");
        try {
            Files.write(lines, input);
            Process process = new ProcessBuilder(new ArrayList<>(command))
                    .redirectErrorStream(true)
                    .redirectInput(lines.toFile())
                    .redirectOutput(output.toFile())
                    .start();
            if (process.waitFor() != 0) {
                throw new IOException(command + " failed: " + Files.readString(output));
            }
        } finally {
            Files.delete(lines);
            Files.delete(output);
        }
    }
}
