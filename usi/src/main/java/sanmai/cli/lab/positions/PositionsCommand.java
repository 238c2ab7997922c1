package sanmai.cli.lab.positions;

import picocli.CommandLine.Command;
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
public final class PositionsCommand {}
