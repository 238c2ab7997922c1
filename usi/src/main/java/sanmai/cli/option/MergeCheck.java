package sanmai.cli.option;

import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import sanmai.cli.console.UserError;

/** What goes with {@code --merge}. */
public final class MergeCheck {
    private MergeCheck() {}

    /**
     * Refuses all other arguments, which have no effect on what is there already.
     *
     * @param allowed the options and parameters that go with it
     * @throws UserError if there are others
     */
    public static void refuseOthers(CommandSpec spec, List<String> allowed) {
        for (ArgSpec argument : spec.commandLine().getParseResult().matchedArgs()) {
            String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
            if (!name.equals("--merge") && !allowed.contains(name)) {
                throw new UserError("--merge cannot be combined with " + name + "; leave it out");
            }
        }
    }
}
