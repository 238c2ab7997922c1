package sanmai.cli.command;

import sanmai.cli.option.Version;
import sanmai.experiment.journal.JournalFormat;
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
record MatchConditions(String experiment, String version, long seed, String first, String second) {
    /** Files of pairs. */
    static final JournalFormat<MatchConditions, GamePair> FORMAT =
            new JournalFormat<>(MatchConditions.class, GamePair.class, MatchConditions::nameOf);

    private static final String EXPERIMENT = "sanmai match";

    static MatchConditions of(long seed, MatchSide first, MatchSide second) {
        return new MatchConditions(EXPERIMENT, Version.text(), seed, first.conditions(), second.conditions());
    }

    private static String nameOf(GamePair pair) {
        if (pair.number() < 1 || pair.asBlack() == null || pair.asWhite() == null) {
            throw new IllegalArgumentException("not the result of a pair of games");
        }
        return "pair " + pair.number();
    }
}
