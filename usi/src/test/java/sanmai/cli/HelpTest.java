package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import sanmai.cli.option.Evaluations;

/** The help texts of all commands in the tree of commands. */
class HelpTest {
    /** Each command, and those below it. */
    private static Stream<String> commands() {
        return names(SanmaiCommand.commandLine());
    }

    private static Stream<String> names(CommandLine command) {
        return Stream.concat(
                Stream.of(command.getCommandSpec().qualifiedName()),
                command.getSubcommands().values().stream().flatMap(HelpTest::names));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpFitsATerminal(String command) {
        Run run = Run.of((arguments(command) + " --help").trim().split(" "));
        assertTrue(run.out().size() > 3, run.toString());
        run.out().forEach(line -> assertTrue(line.length() <= 80, line));
        // A line of an example that was broken would not be one that can be typed.
        List<String> footer =
                List.of(line(command).getCommandSpec().usageMessage().footer());
        footer.forEach(line -> assertTrue(run.out().contains(line), line));
    }

    private static String arguments(String command) {
        return command.replaceFirst("sanmai ?", "");
    }

    private static CommandLine line(String command) {
        CommandLine line = SanmaiCommand.commandLine();
        for (String name : arguments(command).split(" ")) {
            line = name.isEmpty() ? line : line.getSubcommands().get(name);
        }
        return line;
    }

    /** The commands without others below them. */
    private static Stream<String> leaves() {
        return commands().filter(name -> line(name).getSubcommands().isEmpty() && !name.endsWith(" help"));
    }

    @ParameterizedTest
    @MethodSource("leaves")
    void helpHasExamplesAndExitCodes(String command) {
        String text = String.join(
                "\n", Run.of((arguments(command) + " --help").split(" ")).out());
        for (String part : List.of("Usage: ", "Examples:", "Exit codes: ")) {
            assertTrue(text.contains(part), text);
        }
        assertFalse(text.contains("${"), text);
    }

    @Test
    void helpListsTheCommandsInGroups() {
        List<String> help = Run.of("--help").out();
        assertTrue(
                help.containsAll(List.of("Play and analyse:", "Game records and books:", "Laboratory:")),
                help.toString());
        assertTrue(help.stream().noneMatch(line -> line.contains("%n")), help.toString());
        for (String name : SanmaiCommand.commandLine().getSubcommands().keySet()) {
            assertEquals(
                    1,
                    help.stream()
                            .filter(line -> line.startsWith("  " + name + " "))
                            .count(),
                    name);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"match", "selfplay", "bench", "eval", "analyse", "positions judge"})
    void helpNamesTheEvaluations(String command) {
        String text =
                String.join(" ", Run.of((command + " --help").split(" ")).out()).replaceAll("\\s+", " ");
        assertTrue(text.contains("--eval=FILE"), text);
        assertTrue(text.contains("evaluation: " + Evaluations.choices()), text);
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        Run run = Run.of("--version");
        assertEquals(0, run.exitCode());
        assertTrue(run.lastLine().matches("sanmai \\d+\\.\\d+.*"), run.lastLine());
        assertFalse(run.lastLine().contains("$"));
    }
}
