package sanmai.cli.option;

import java.nio.file.Path;
import java.util.function.Predicate;
import picocli.CommandLine.Option;

/** The option {@code --force}. */
public final class ForceOption {
    @Option(names = "--force", description = "Replace the file of --out even if it holds something of another kind.")
    private boolean force;

    /**
     * Refuses to replace a file of another kind, unless the option was given; see {@link OutputFile#requireKind}.
     *
     * @throws sanmai.cli.console.UserError if there is a file that holds something else
     */
    public void check(OutputFile out, String kind, Predicate<Path> isOne) {
        if (!force) {
            out.requireKind(kind, isOne);
        }
    }
}
