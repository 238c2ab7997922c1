package sanmai.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.common.collect.ImmutableList;
import com.google.gson.Gson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.cli.Main;
import sanmai.core.Square;
import sanmai.positions.SuiteFormat;
import sanmai.search.SearchResult;
import sanmai.shogi.Position;

/**
 * Compiles and runs the Java of the pages. A snippet is statements or a type, with its imports. If a block of text follows
 * it with nothing but the word "prints" between them, it must print that.
 */
class JavaSnippetsTest {
    /**
     * A snippet and what follows it.
     *
     * @param java the block
     * @param prints the block with its output, or null
     */
    record Snippet(Page.Block java, Page.Block prints) {
        @Override
        public String toString() {
            return java.where();
        }

        List<String> imports() {
            return java.lines().stream()
                    .filter(line -> line.startsWith("import "))
                    .toList();
        }

        String body() {
            return java.lines().stream()
                    .filter(line -> !line.startsWith("import "))
                    .collect(Collectors.joining("\n"));
        }

        boolean isType() {
            return body().lines().anyMatch(line -> line.matches("(public )?(final )?(class|record|interface|enum) .*"));
        }

        String source() {
            String head = String.join("\n", imports()) + "\nclass Snippet {\n";
            return isType()
                    ? head + body().replaceAll("(?m)^(record|class|interface|enum) ", "static $1 ") + "\n}\n"
                    : head + "static void run() throws Exception {\n" + body() + "\n}\n}\n";
        }
    }

    static Stream<Snippet> snippets() {
        List<Snippet> snippets = new ArrayList<>();
        for (Page page : Page.all()) {
            List<Page.Block> blocks = page.blocks();
            for (int i = 0; i < blocks.size(); i++) {
                if (blocks.get(i).language().equals("java")) {
                    boolean prints =
                            i + 1 < blocks.size() && blocks.get(i + 1).lead().equals("prints");
                    snippets.add(new Snippet(blocks.get(i), prints ? blocks.get(i + 1) : null));
                }
            }
        }
        return snippets.stream();
    }

    /** Where the classes of all modules and of what they use are, however the tests were started. */
    private static String classPath() {
        return Stream.of(
                        Square.class,
                        Position.class,
                        SearchResult.class,
                        Main.class,
                        SuiteFormat.class,
                        ImmutableList.class,
                        Gson.class)
                .map(type -> {
                    try {
                        return Path.of(type.getProtectionDomain()
                                        .getCodeSource()
                                        .getLocation()
                                        .toURI())
                                .toString();
                    } catch (URISyntaxException e) {
                        throw new AssertionError(e);
                    }
                })
                .distinct()
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }

    private static void compile(Snippet snippet, Path classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavaFileObject source =
                new SimpleJavaFileObject(URI.create("string:///Snippet.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return snippet.source();
                    }
                };
        StringWriter messages = new StringWriter();
        List<String> options = List.of(
                "--release",
                "17",
                "-proc:none",
                "-Xlint:all,-options",
                "-Werror",
                "-d",
                classes.toString(),
                "-cp",
                classPath());
        boolean done = compiler.getTask(messages, null, null, options, null, List.of(source))
                .call();
        assertTrue(done, snippet + "\n" + messages + snippet.source());
    }

    /** Runs the compiled snippet and gives what it printed. */
    private static String run(Path classes) throws IOException, ReflectiveOperationException {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, JavaSnippetsTest.class.getClassLoader())) {
            var method = loader.loadClass("Snippet").getDeclaredMethod("run");
            method.setAccessible(true);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            method.invoke(null);
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static String trimmed(String text) {
        return text.lines().map(String::stripTrailing).collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @MethodSource("snippets")
    void compilesAndRuns(Snippet snippet, @TempDir Path directory) throws Exception {
        Path classes = Files.createDirectories(directory.resolve("classes"));
        compile(snippet, classes);
        if (!snippet.isType()) {
            String printed = run(classes);
            if (snippet.prints() != null) {
                assertEquals(trimmed(snippet.prints().text()), trimmed(printed), snippet.toString());
            }
        }
    }

    /** What is not a type can be typed into jshell as well. */
    @ParameterizedTest
    @MethodSource("snippets")
    void runsInJshell(Snippet snippet) {
        assumeFalse(snippet.isType(), "a type");
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            List.of(classPath().split(System.getProperty("path.separator"))).forEach(shell::addToClasspath);
            evaluate(shell, String.join("\n", snippet.imports()), snippet);
            evaluate(shell, snippet.body(), snippet);
        } finally {
            System.setOut(before);
        }
        if (snippet.prints() != null) {
            assertEquals(trimmed(snippet.prints().text()), trimmed(printed.toString(StandardCharsets.UTF_8)));
        }
    }

    private static void evaluate(JShell shell, String text, Snippet snippet) {
        String rest = text.strip();
        while (!rest.isEmpty()) {
            SourceCodeAnalysis.CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
            assertTrue(next.completeness().isComplete(), snippet + "\n" + rest);
            for (SnippetEvent event : shell.eval(next.source())) {
                String problem = shell.diagnostics(event.snippet())
                        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                        .collect(Collectors.joining("\n"));
                assertEquals(Status.VALID, event.status(), snippet + "\n" + next.source() + problem);
                assertNull(event.exception(), () -> snippet + "\n" + next.source() + event.exception());
            }
            rest = next.remaining().strip();
        }
    }
}
