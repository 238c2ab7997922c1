package sanmai.cli.lab;

import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.SlidersOption;

/** The options of commands that vary the search: how the players of their games are, but for what is varied. */
final class PlayersOptions {
    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the steps or the design, and of the openings (default: ${DEFAULT-VALUE}).")
    private int seed = 1;

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

    /** The seed of what is random. */
    int seed() {
        return seed;
    }

    /** The option {@code --threads}. */
    PairThreadsOption threads() {
        return threads;
    }

    /**
     * The player with the usual search.
     *
     * @throws UserError if an option is out of its range
     */
    MatchSide player() {
        Ranges.check("--nodes", nodes, 1, Long.MAX_VALUE);
        threads.check();
        sliders.apply();
        return new MatchSide(chosen.evaluation(), nodes);
    }

    /**
     * The words that were given, or all names if there are none.
     *
     * @param all what there is
     */
    static Stream<String> orAll(@Nullable List<String> words, Enum<?>[] all) {
        return words == null ? Arrays.stream(all).map(Enum::name) : words.stream();
    }

    /**
     * The elements as a list.
     *
     * @throws UserError if one occurs twice
     */
    static <T> List<T> distinct(Stream<T> all, String what) {
        List<T> list = all.toList();
        if (ImmutableSet.copyOf(list).size() < list.size()) {
            throw new UserError("a " + what + " is named twice; name each once");
        }
        return list;
    }
}
