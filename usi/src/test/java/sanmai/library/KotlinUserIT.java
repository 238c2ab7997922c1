package sanmai.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.testing.SameOnEveryJava;

/** The library as projects in Kotlin see it: their compiler knows what is null, and has nothing to warn of. */
@SameOnEveryJava
class KotlinUserIT {
    private static final Path COMPILER = Path.of("target/kotlin");

    @TempDir
    private static Path directory;

    /** What a user of the library has, and the library of Kotlin. */
    private static List<Path> libraries;

    private static URLClassLoader compiler;

    @BeforeAll
    static void open() throws IOException {
        compiler = loader(jars(COMPILER));
        libraries = new ArrayList<>(jars(Path.of("target/lib")));
        libraries.add(COMPILER.resolve("kotlin-stdlib.jar"));
    }

    @AfterAll
    static void close() throws IOException {
        compiler.close();
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static URLClassLoader loader(List<Path> places) throws MalformedURLException {
        URL[] urls = new URL[places.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = places.get(i).toUri().toURL();
        }
        return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    }

    /** Compiles a file or a folder with warnings as errors, and gives what the compiler says. */
    private static String compile(Path source, Path classes) throws ReflectiveOperationException {
        Class<?> type = compiler.loadClass("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler");
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        PrintStream to = new PrintStream(messages, true, StandardCharsets.UTF_8);
        String path = libraries.stream()
                .map(Path::toString)
                .collect(Collectors.joining(System.getProperty("path.separator")));
        String[] options = {
            "-Werror",
            "-Wextra",
            "-no-stdlib",
            "-no-reflect",
            "-jvm-target",
            "17",
            "-cp",
            path,
            "-d",
            classes.toString(),
            source.toString()
        };
        Object end = type.getMethod("exec", PrintStream.class, String[].class)
                .invoke(type.getConstructor().newInstance(), to, options);
        return end + "\n" + messages.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aProjectCompilesWithoutAWarningAndRuns() throws IOException, ReflectiveOperationException {
        Path classes = directory.resolve("tour");
        assertEquals("OK\n", compile(Path.of("src/it/kotlin-user"), classes));
        List<Path> path = new ArrayList<>(libraries);
        path.add(classes);
        try (URLClassLoader user = loader(path)) {
            assertEquals(
                    List.of(
                            "moves 7g7f, 3c3d",
                            "to 2b from [8h, 8h]",
                            "refused: ILLEGAL_MOVE, end: none",
                            "equal: true",
                            "record 7g7f 3c3d",
                            "depth 3",
                            "mate G*5b",
                            "Black mates"),
                    user.loadClass("user.TourKt").getMethod("tour").invoke(null));
        }
    }

    @Test
    void nothingThatMayBeNullIsTaken() throws IOException, ReflectiveOperationException {
        Path source = Files.writeString(
                directory.resolve("Null.kt"), "fun start(text: String?) = sanmai.game.Game.of(text)\n");
        String said = compile(source, directory.resolve("null"));
        assertTrue(said.startsWith("COMPILATION_ERROR") && said.contains("'String' was expected"), said);
    }
}
