package sanmai.cli.option;

import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;

/** The option {@code --threads} of commands that play pairs of games. */
public final class PairThreadsOption {
    private static final String NAME = "--threads";

    @Option(
            names = NAME,
            paramLabel = "N",
            description = "The number of pairs played at the same time (default: ${DEFAULT-VALUE}, all processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    /**
     * Checks the number.
     *
     * @throws UserError if it is out of its range
     */
    public void check() {
        Ranges.checkThreads(threads);
    }

    /** The number of pairs played at the same time. */
    public int threads() {
        return threads;
    }

    /** What to tell the user when the players do not fit into memory. */
    public UserError notEnoughMemory() {
        return new UserError(NAME + " " + threads + ": not enough memory");
    }
}
