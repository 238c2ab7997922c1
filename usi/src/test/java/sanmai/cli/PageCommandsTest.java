package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import sanmai.pages.Page;
import sanmai.pages.ShellWords;
import sanmai.testing.SameOnEveryJava;

/** The program accepts the command lines in the pages and the help texts. */
@SameOnEveryJava
class PageCommandsTest {
    /**
     * A command line and where it stands.
     *
     * @param where the page or the command whose help has it
     * @param arguments what follows the name of the program
     */
    record Call(String where, List<String> arguments) {
        @Override
        public String toString() {
            return where + ": sanmai " + String.join(" ", arguments);
        }
    }

    static Stream<Call> calls() {
        List<Call> calls = new ArrayList<>();
        for (Page page : Page.all()) {
            for (Page.Block block : page.blocks()) {
                if (block.language().equals("sh")) {
                    ShellWords.calls(block.lines()).forEach(call -> calls.add(new Call(block.where(), call)));
                }
            }
        }
        addExamples(SanmaiCommand.commandLine(), calls);
        return calls.stream();
    }

    /** The examples in the help of a command and of those below it. */
    private static void addExamples(CommandLine command, List<Call> calls) {
        String name = command.getCommandSpec().qualifiedName();
        for (String line : command.getCommandSpec().usageMessage().footer()) {
            if (line.startsWith("  sanmai ")) {
                String example = line.strip().replaceFirst(" {2,}.*", "");
                ShellWords.calls(List.of(example)).forEach(call -> calls.add(new Call(name + " --help", call)));
            }
        }
        command.getSubcommands().values().forEach(below -> addExamples(below, calls));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void isUnderstood(Call call) {
        try {
            SanmaiCommand.commandLine().parseArgs(call.arguments().toArray(String[]::new));
        } catch (ParameterException e) {
            fail(call + ": " + e.getMessage());
        }
    }

    @Test
    void manyCommandLinesAreFound() {
        assertTrue(calls().count() > 80);
    }

    /** Calls inside sentences, with placeholders: the command and its options exist. */
    @Test
    void optionsInSentencesExist() {
        for (Page page : Page.all()) {
            for (String span : page.spans()) {
                for (List<String> words : ShellWords.calls(List.of(span))) {
                    assertKnown(page + ": " + span, words);
                }
            }
        }
    }

    private static void assertKnown(String where, List<String> words) {
        CommandLine command = SanmaiCommand.commandLine();
        for (String word : words) {
            if (command.getSubcommands().containsKey(word)) {
                command = command.getSubcommands().get(word);
            } else if (word.startsWith("-")) {
                String option = word.replaceFirst("[=\\[].*", "");
                assertTrue(hasOption(command, option), where);
            } else {
                assertTrue(command.getSubcommands().isEmpty(), where + ": there is no command " + word);
            }
        }
    }

    private static boolean hasOption(CommandLine command, String name) {
        return command.getCommandSpec().options().stream()
                .flatMap(option -> Arrays.stream(option.names()))
                .anyMatch(name::equals);
    }
}
