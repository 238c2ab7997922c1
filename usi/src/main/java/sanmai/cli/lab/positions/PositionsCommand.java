package sanmai.cli.lab.positions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import sanmai.cli.option.Version;

/** The group of commands that make collections of positions. */
@Command(
        name = "positions",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {"Collections of positions, for tests, measurements and trainers.", ""},
        commandListHeading = "%nCommands:%n",
        subcommands = {SampleCommand.class, PackCommand.class, JudgeCommand.class})
public final class PositionsCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "a command is missing; 'sanmai positions --help' lists all" + " commands");
    }
}
