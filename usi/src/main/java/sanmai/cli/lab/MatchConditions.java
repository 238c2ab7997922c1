package sanmai.cli.lab;

import sanmai.cli.option.Version;
import sanmai.files.ConditionDifferences;
import sanmai.journal.JournalFormat;
import sanmai.journal.RunConditions;
import sanmai.journal.RunOf;
import sanmai.search.match.GamePair;

/**
 * What the pairs of a match depend on: the first line of its file of results.
 *
 * @param experiment the name of the experiment, so that its files are not taken for those of another one
 * @param version the version of the program
 * @param seed decides the openings
 * @param first the {@linkplain MatchSide#conditions() conditions} of the first player
 * @param second those of the second
 */
@RunOf(MatchConditions.EXPERIMENT)
public record MatchConditions(String experiment, String version, long seed, String first, String second)
        implements RunConditions<MatchConditions> {
    /** Files of pairs. */
    public static final JournalFormat<MatchConditions, GamePair> FORMAT =
            new JournalFormat<>(MatchConditions.class, GamePair.class, MatchConditions::nameOf);

    static final String EXPERIMENT = "sanmai match";

    static MatchConditions of(long seed, MatchSide first, MatchSide second) {
        return new MatchConditions(EXPERIMENT, Version.text(), seed, first.conditions(), second.conditions());
    }

    @Override
    public void compare(MatchConditions other, ConditionDifferences differences) {
        differences
                .in("the version of Sanmai", version, other.version)
                .in("--seed", seed, other.seed)
                .in("the first player", first, other.first)
                .in("the second player", second, other.second);
    }

    static String nameOf(GamePair pair) {
        if (pair.number() < 1) {
            throw new IllegalArgumentException("not the result of a pair of games");
        }
        return nameOf(pair.number());
    }

    static String nameOf(int pair) {
        return "pair " + pair;
    }
}
