package sanmai.cli.lab;

import java.util.List;
import sanmai.cli.option.Version;
import sanmai.files.ConditionDifferences;
import sanmai.journal.JournalFormat;
import sanmai.journal.RunConditions;
import sanmai.journal.RunOf;
import sanmai.search.match.GamePair;
import sanmai.search.tuning.Factor;

/**
 * What the pairs of a screening depend on: the first line of its file of results.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param version the version of the program
 * @param seed decides the design and the openings
 * @param factors what varies, in the order of the design
 * @param player evaluation and nodes of both players
 */
@RunOf(ScreenConditions.EXPERIMENT)
public record ScreenConditions(String experiment, String version, long seed, List<String> factors, String player)
        implements RunConditions<ScreenConditions> {
    /** Files of pairs. */
    public static final JournalFormat<ScreenConditions, GamePair> FORMAT =
            new JournalFormat<>(ScreenConditions.class, GamePair.class, pair -> MatchConditions.nameOf(pair));

    static final String EXPERIMENT = "sanmai screen";

    static ScreenConditions of(long seed, List<Factor> factors, MatchSide player) {
        return new ScreenConditions(
                EXPERIMENT,
                Version.text(),
                seed,
                factors.stream().map(Factor::toString).toList(),
                player.conditions());
    }

    /** What a chart of the effects says below it. */
    List<String> lines() {
        return List.of("Sanmai " + version + ", --seed " + seed, "both players: " + player);
    }

    @Override
    public void compare(ScreenConditions other, ConditionDifferences differences) {
        differences
                .in("the version of Sanmai", version, other.version)
                .in("--seed", seed, other.seed)
                .in("the factors", factors, other.factors)
                .in("the players", player, other.player);
    }
}
