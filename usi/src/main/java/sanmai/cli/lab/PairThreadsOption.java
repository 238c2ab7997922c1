package sanmai.cli.lab;

import java.util.function.IntSupplier;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.search.match.NoBalancedOpeningException;

/** The option {@code --threads} of commands that play pairs of games. */
final class PairThreadsOption {
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
    void check() {
        Ranges.checkThreads(threads);
    }

    /** The number of pairs played at the same time. */
    int threads() {
        return threads;
    }

    /**
     * Plays games.
     *
     * @return what the playing returns
     * @throws UserError if there is no opening to play from, or too little memory for the players
     */
    int play(IntSupplier games) {
        try {
            return games.getAsInt();
        } catch (NoBalancedOpeningException e) {
            throw new UserError(e.getMessage());
        } catch (OutOfMemoryError e) {
            throw new UserError(NAME + " " + threads + ": " + UserError.reason(e));
        }
    }
}
