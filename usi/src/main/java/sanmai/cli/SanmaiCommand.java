package sanmai.cli;

import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import sanmai.cli.console.ErrorHandler;
import sanmai.cli.option.FileArguments;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.Version;

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
            "  sanmai convert game.kif --to csa  a game record in another format",
            "  sanmai perft 5                    leaves 5 plies below the start position",
            "",
            "Exit codes: 0 done, 1 done, and something is wrong, 2 not done (bad arguments or",
            "files), 70 a fault of the program, 130 interrupted."
        })
public final class SanmaiCommand {
    /** The whole command line, ready to execute arguments. */
    public static CommandLine commandLine() {
        ErrorHandler errors = new ErrorHandler();
        CommandLine commandLine = CommandGroups.addTo(new CommandLine(new SanmaiCommand()))
                .setResourceBundle(new HelpWords())
                .setUsageHelpWidth(80)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOverwrittenOptionsAllowed(false)
                .registerConverter(Path.class, FileArguments::path)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
        return commandLine.setExecutionStrategy(parsed -> {
            FileArguments.check(parsed);
            return new CommandLine.RunLast().execute(parsed);
        });
    }
}
