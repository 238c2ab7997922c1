package sanmai.cli;

import com.google.common.collect.ImmutableListMultimap;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The list of commands in {@code sanmai --help}, by what people come for. */
final class CommandGroups {
    static final ImmutableListMultimap<String, String> COMMANDS = ImmutableListMultimap.<String, String>builder()
            .putAll("Play and analyse", "play", "analyse", "mate", "eval")
            .putAll("Game records", "convert", "show", "positions")
            .putAll("Perft", "perft", "verify")
            .putAll("The papers", "sliders", "magics", "minimax")
            .putAll("Laboratory", "bench", "selfplay", "train", "match", "tune", "chart")
            .putAll("Help", "help")
            .build();

    private static final int WIDTH = 80;
    private static final int NAME_WIDTH = 12;
    private static final int INDENT = 2;

    private CommandGroups() {}

    /** Lets the help of a command line show its commands in groups. */
    static CommandLine group(CommandLine commandLine) {
        commandLine.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandGroups::list);
        return commandLine;
    }

    private static String list(Help help) {
        StringBuilder list = new StringBuilder();
        COMMANDS.asMap().forEach((group, names) -> {
            list.append(String.format(Locale.ROOT, "%n%s:%n", group));
            TextTable table = TextTable.forColumns(
                    help.colorScheme(),
                    new Column(NAME_WIDTH, INDENT, Overflow.SPAN),
                    new Column(WIDTH - NAME_WIDTH, INDENT, Overflow.WRAP));
            names.forEach(name ->
                    table.addRowValues(name, description(help.subcommands().get(name))));
            list.append(table);
        });
        return list.toString();
    }

    /** The command in one sentence: its header, or the beginning of its description. */
    private static String description(Help command) {
        UsageMessageSpec usage = command.commandSpec().usageMessage();
        return usage.header().length > 0 ? usage.header()[0] : usage.description()[0];
    }
}
