package sanmai.cli;

import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import sanmai.cli.console.ErrorHandler;
import sanmai.cli.lab.BenchCommand;
import sanmai.cli.lab.ChartCommand;
import sanmai.cli.lab.MatchCommand;
import sanmai.cli.lab.SelfPlayCommand;
import sanmai.cli.lab.TrainCommand;
import sanmai.cli.lab.TuneCommand;
import sanmai.cli.mate.MateCommand;
import sanmai.cli.option.FileArguments;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.Version;
import sanmai.cli.papers.minimax.MinimaxCommand;
import sanmai.cli.papers.sliders.MagicsCommand;
import sanmai.cli.papers.sliders.SlidersCommand;
import sanmai.cli.perft.PerftCommand;
import sanmai.cli.perft.VerifyCommand;
import sanmai.cli.play.AnalyseCommand;
import sanmai.cli.play.EvalCommand;
import sanmai.cli.play.PlayCommand;
import sanmai.cli.records.ConvertCommand;
import sanmai.cli.records.PositionsCommand;
import sanmai.cli.records.ShowCommand;

/** The command above the tools. */
@Command(
        name = "sanmai",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "[COMMAND]",
        description = {
            "A shogi engine and its tools.",
            "",
            "Without a command, sanmai is a USI engine that talks to a GUI on stdin and stdout;"
                    + " register this file in the GUI.",
            ""
        },
        commandListHeading = "",
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai play --level 3             a game in the terminal",
            "  sanmai analyse game.kif           mistakes, mates and accuracy of a game",
            "  sanmai mate '4k4/9/4P4/9/9/9/9/9/9 b G 1'",
            "  sanmai eval                       the static evaluation of a position",
            "  sanmai convert game.kif --to csa  a game record in another format",
            "  sanmai show --attacks 2h          what the rook on 2h attacks",
            "  sanmai positions sample games/    1000 positions from game records",
            "  sanmai perft 5                    leaves 5 plies below the start position",
            "  sanmai perft 3 --divide --sfen '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'",
            "  sanmai verify                     the move generator against known counts",
            "  sanmai sliders --quick            slider schemes side by side",
            "  sanmai magics --slider file       factors for magic bitboards",
            "  sanmai minimax --limit 20         attack tables against bitboards",
            "  sanmai bench                      the engine's search: nodes and speed",
            "  sanmai selfplay games.sg          games to train a net on",
            "",
            "Exit codes: 0 done, 1 done, and something is wrong, 2 not done (bad arguments or",
            "files), 70 a fault of the program, 130 interrupted."
        },
        subcommands = {
            PerftCommand.class,
            VerifyCommand.class,
            ShowCommand.class,
            MagicsCommand.class,
            SlidersCommand.class,
            MinimaxCommand.class,
            BenchCommand.class,
            EvalCommand.class,
            SelfPlayCommand.class,
            TrainCommand.class,
            MatchCommand.class,
            TuneCommand.class,
            MateCommand.class,
            PositionsCommand.class,
            ConvertCommand.class,
            AnalyseCommand.class,
            PlayCommand.class,
            ChartCommand.class,
            CommandLine.HelpCommand.class
        })
public final class SanmaiCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    /** The whole command line, ready to execute arguments. */
    public static CommandLine commandLine() {
        ErrorHandler errors = new ErrorHandler();
        CommandLine commandLine = new CommandLine(new SanmaiCommand())
                .setResourceBundle(new HelpWords())
                .setUsageHelpWidth(80)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOverwrittenOptionsAllowed(false)
                .registerConverter(Path.class, FileArguments::path)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
        return CommandGroups.group(commandLine).setExecutionStrategy(parsed -> {
            FileArguments.check(parsed);
            return new CommandLine.RunLast().execute(parsed);
        });
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing; 'sanmai --help' lists all commands");
    }
}
