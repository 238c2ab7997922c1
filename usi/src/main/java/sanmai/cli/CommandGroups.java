package sanmai.cli;

import com.google.common.collect.ImmutableListMultimap;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.UsageMessageSpec;
import sanmai.cli.book.BookCommand;
import sanmai.cli.lab.BenchCommand;
import sanmai.cli.lab.ChartCommand;
import sanmai.cli.lab.ExplainCommand;
import sanmai.cli.lab.MatchCommand;
import sanmai.cli.lab.RegretCommand;
import sanmai.cli.lab.SelfPlayCommand;
import sanmai.cli.lab.TrainCommand;
import sanmai.cli.lab.TuneCommand;
import sanmai.cli.lab.positions.PositionsCommand;
import sanmai.cli.mate.MateCommand;
import sanmai.cli.papers.minimax.MinimaxCommand;
import sanmai.cli.papers.sliders.MagicsCommand;
import sanmai.cli.papers.sliders.SlidersCommand;
import sanmai.cli.perft.PerftCommand;
import sanmai.cli.perft.VerifyCommand;
import sanmai.cli.play.AnalyseCommand;
import sanmai.cli.play.CsaCommand;
import sanmai.cli.play.EvalCommand;
import sanmai.cli.play.PlayCommand;
import sanmai.cli.records.ConvertCommand;
import sanmai.cli.records.ShowCommand;

/** The commands in groups of purposes, as {@code sanmai --help} lists them. */
final class CommandGroups {
    private static final ImmutableListMultimap<String, Class<?>> COMMANDS =
            ImmutableListMultimap.<String, Class<?>>builder()
                    .putAll(
                            "Play and analyse",
                            PlayCommand.class,
                            CsaCommand.class,
                            AnalyseCommand.class,
                            MateCommand.class,
                            EvalCommand.class)
                    .putAll("Game records and books", ConvertCommand.class, ShowCommand.class, BookCommand.class)
                    .putAll("Perft", PerftCommand.class, VerifyCommand.class)
                    .putAll("The papers", SlidersCommand.class, MagicsCommand.class, MinimaxCommand.class)
                    .putAll(
                            "Laboratory",
                            BenchCommand.class,
                            ExplainCommand.class,
                            SelfPlayCommand.class,
                            TrainCommand.class,
                            MatchCommand.class,
                            TuneCommand.class,
                            RegretCommand.class,
                            PositionsCommand.class,
                            ChartCommand.class)
                    .putAll("Help", HelpCommand.class)
                    .build();

    private static final int WIDTH = 80;
    private static final int NAME_WIDTH = 12;
    private static final int INDENT = 2;

    private CommandGroups() {}

    /** Adds all commands to a command line, whose help shows them in groups. */
    static CommandLine addTo(CommandLine commandLine) {
        COMMANDS.values().forEach(commandLine::addSubcommand);
        commandLine.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandGroups::list);
        return commandLine;
    }

    private static String list(Help help) {
        StringBuilder list = new StringBuilder();
        COMMANDS.asMap().forEach((group, commands) -> {
            list.append(String.format(Locale.ROOT, "%n%s:%n", group));
            TextTable table = TextTable.forColumns(
                    help.colorScheme(),
                    new Column(NAME_WIDTH, INDENT, Overflow.SPAN),
                    new Column(WIDTH - NAME_WIDTH, INDENT, Overflow.WRAP));
            for (Class<?> command : commands) {
                String name = command.getAnnotation(Command.class).name();
                table.addRowValues(name, description(help.subcommands().get(name)));
            }
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
