package sanmai.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiles and runs the examples in the comments of this module. An example is a {@code <pre>{@code ...}</pre>} block: an
 * expression, an empty line and the picture of its value, or lines with an expression, {@code //} and its value as text.
 */
class JavadocExamplesTest {
    private static final Pattern BLOCK = Pattern.compile("<pre>\\{@code\\n(.*?)\\n *\\* *}</pre>", Pattern.DOTALL);

    /**
     * One expression of a comment.
     *
     * @param file the source file
     * @param code the expression
     * @param value the value that the comment shows: a picture of several lines, or a text
     */
    record Example(String file, String code, String value) {
        @Override
        public String toString() {
            return file + ": " + code.replaceAll("\\s+", " ");
        }
    }

    @TempDir
    private static Path classes;

    private static List<Example> examples;
    private static List<Supplier<?>> expressions;

    @BeforeAll
    static void compile() throws ReflectiveOperationException, IOException, URISyntaxException {
        examples = examples();
        StringBuilder source = new StringBuilder("""
                import sanmai.core.*;
                import sanmai.core.attacks.*;
                import sanmai.core.occupancy.*;
                public class Examples {
                    public static final java.util.List<java.util.function.Supplier<?>> ALL = java.util.List.of(
                """);
        for (int i = 0; i < examples.size(); i++) {
            source.append(i == 0 ? "() -> " : ", () -> ")
                    .append(examples.get(i).code)
                    .append('\n');
        }
        source.append(");}");
        compile(source.toString());
        URL[] place = {classes.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(place, Bitboard.class.getClassLoader())) {
            @SuppressWarnings("unchecked")
            List<Supplier<?>> all = (List<Supplier<?>>)
                    loader.loadClass("Examples").getField("ALL").get(null);
            expressions = all;
        }
    }

    private static void compile(String source) throws URISyntaxException {
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Examples.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        URL core = Bitboard.class.getProtectionDomain().getCodeSource().getLocation();
        List<String> options =
                List.of("-d", classes.toString(), "-cp", Path.of(core.toURI()).toString(), "-proc:none");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Writer errors = new StringWriter();
        assertTrue(
                compiler.getTask(errors, null, null, options, null, List.of(file))
                        .call(),
                errors::toString);
    }

    private static List<Example> examples() throws IOException {
        Path here = Path.of("src/main/java/sanmai/core");
        List<Example> found = new ArrayList<>();
        try (Stream<Path> files =
                Files.walk(Files.exists(here) ? here : Path.of("core").resolve(here))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                Matcher block = BLOCK.matcher(Files.readString(file));
                while (block.find()) {
                    read(file.getFileName().toString(), block.group(1).replaceAll("(?m)^ *\\* ?", ""), found);
                }
            }
        }
        return found;
    }

    private static void read(String file, String block, List<Example> found) {
        String[] parts = block.split("\n\\s*\n", 2);
        if (parts.length == 2) {
            found.add(new Example(file, parts[0], parts[1]));
            return;
        }
        for (String line : block.split("\n")) {
            String[] sides = line.split(" // ");
            assertEquals(2, sides.length, "not an expression and its value, in " + file + ": " + line);
            found.add(new Example(file, sides[0], sides[1]));
        }
    }

    static List<Example> all() {
        return examples;
    }

    @ParameterizedTest
    @MethodSource("all")
    void theValueIsAsTheCommentShowsIt(Example example) {
        Object value = expressions.get(examples.indexOf(example)).get();
        if (value instanceof Bitboard set) {
            assertEquals(Bitboard.parse(example.value), set, example::toString);
        } else {
            assertEquals(example.value, String.valueOf(value), example::toString);
        }
    }

    @Test
    void theSourcesHaveExamples() {
        assertTrue(examples.stream()
                        .filter(example -> example.file.equals("Bitboard.java"))
                        .count()
                > 9);
    }
}
