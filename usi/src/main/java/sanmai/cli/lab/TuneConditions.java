package sanmai.cli.lab;

import java.util.List;
import sanmai.cli.option.Version;
import sanmai.files.ConditionDifferences;
import sanmai.journal.JournalFormat;
import sanmai.journal.RunConditions;
import sanmai.journal.RunOf;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.tuning.TunedIteration;

/**
 * What the iterations of a tuning depend on: the first line of its file of results.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param version the version of the program
 * @param seed decides moves and openings
 * @param iterations their number, on which the size of every step depends
 * @param pairs the number of pairs of games in an iteration
 * @param rate by how much the values follow the winner
 * @param parameters what is tuned, with the values at the beginning
 * @param player evaluation and nodes of both players
 */
@RunOf(TuneConditions.EXPERIMENT)
public record TuneConditions(
        String experiment,
        String version,
        long seed,
        int iterations,
        int pairs,
        double rate,
        List<String> parameters,
        String player)
        implements RunConditions<TuneConditions> {
    /** Files of iterations. */
    public static final JournalFormat<TuneConditions, TunedIteration> FORMAT = new JournalFormat<>(
            TuneConditions.class, TunedIteration.class, iteration -> "iteration " + iteration.number());

    static final String EXPERIMENT = "sanmai tune";

    static TuneConditions of(
            long seed, int iterations, int pairs, double rate, List<SearchParameter> parameters, MatchSide player) {
        List<String> names = parameters.stream()
                .map(parameter -> parameter + "=" + parameter.value)
                .toList();
        return new TuneConditions(
                EXPERIMENT, Version.text(), seed, iterations, pairs, rate, names, player.conditions());
    }

    /** Refuses an iteration that this run does not have. */
    void check(TunedIteration iteration) {
        if (iteration.number() > iterations || iteration.games() != 2 * pairs) {
            throw new IllegalArgumentException("not an iteration of this run");
        }
    }

    /** What a chart of the iterations says below it. */
    List<String> lines() {
        return List.of(
                "Sanmai " + version + "; " + iterations + " iterations planned, " + pairs
                        + " pairs of games in each, --rate " + rate + " --seed " + seed,
                "both players: " + player);
    }

    @Override
    public void compare(TuneConditions other, ConditionDifferences differences) {
        differences
                .in("the version of Sanmai", version, other.version)
                .in("--seed", seed, other.seed)
                .in("--iterations", iterations, other.iterations)
                .in("--pairs", pairs, other.pairs)
                .in("--rate", rate, other.rate)
                .in("the parameters", parameters, other.parameters)
                .in("the players", player, other.player);
    }
}
