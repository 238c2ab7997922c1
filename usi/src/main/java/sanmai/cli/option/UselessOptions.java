package sanmai.cli.option;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import sanmai.cli.console.UserError;

/** Options that a command has, but that are of no use beside the others that were given. */
public final class UselessOptions {
    private UselessOptions() {}

    /**
     * Refuses options.
     *
     * @param spec the command, whose arguments have been read
     * @param reason why they are of no use, to stand behind the name of one
     * @throws UserError if one was given
     */
    public static void refuse(CommandSpec spec, List<String> options, String reason) {
        for (String option : options) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new UserError(option + " " + reason);
            }
        }
    }
}
