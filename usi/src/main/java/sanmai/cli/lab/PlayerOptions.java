package sanmai.cli.lab;

import java.util.function.IntSupplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.SlidersOption;

/** The options of commands that find out about the search by games of a player against itself. */
final class PlayerOptions {
    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The number of nodes for each move (default: ${DEFAULT-VALUE}).")
    private long nodes = 25_000;

    @Mixin
    private PairThreadsOption threads;

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private SlidersOption sliders;

    /**
     * The player.
     *
     * @throws UserError if an option makes no sense
     */
    MatchSide player() {
        Ranges.check("--nodes", nodes, 1, Long.MAX_VALUE);
        threads.check();
        sliders.apply();
        return new MatchSide(chosen.evaluation(), nodes);
    }

    /** The number of pairs that are played at the same time. */
    int threads() {
        return threads.threads();
    }

    /** Plays games, as {@link PairThreadsOption#play} does. */
    int play(IntSupplier games) {
        return threads.play(games);
    }
}
