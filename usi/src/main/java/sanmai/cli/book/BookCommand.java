package sanmai.cli.book;

import picocli.CommandLine.Command;
import sanmai.cli.option.Version;

/** The group of commands for opening books. */
@Command(
        name = "book",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Make opening books, and look into them.",
            "",
            "Books are texts of YaneuraOu (#YANEURAOU-DB2016), sorted by position, which ShogiHome edits and"
                    + " engines play from: put one into the folder 'book' beside the engine, and set its option BookFile.",
            ""
        },
        commandListHeading = "%nCommands:%n",
        subcommands = {MakeCommand.class, GrowCommand.class, MergeCommand.class, InfoCommand.class})
public final class BookCommand {}
