package sanmai.cli.command;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import com.google.common.collect.Sets;
import sanmai.search.Limits;
import sanmai.search.Resources;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.match.Player;

/**
 * How the engine plays on one side of a match.
 *
 * @param evaluation judges positions
 * @param nodes the number of nodes for each move
 * @param without the features that its search lacks
 */
record MatchSide(EvaluationFactory evaluation, long nodes, ImmutableSet<Feature> without) {
    private static final int HASH_MEGABYTES = 16;

    /** A player with memory of its own. */
    Player player() {
        return player(SearchParameters.USUAL);
    }

    /** The same with other parameters of its search. */
    Player player(SearchParameters parameters) {
        AlphaBeta searcher = new AlphaBeta(evaluation, features().with(parameters));
        searcher.prepare(new Resources(HASH_MEGABYTES, 1));
        return new Player(searcher, Limits.ofNodes(nodes));
    }

    private Features features() {
        return Features.of(Sets.difference(Features.ALL.set(), without));
    }

    /** All that its moves depend on, in words; different sides have different words. */
    String conditions() {
        String less = without.isEmpty()
                ? ""
                : " without " + Joiner.on(',').join(Ordering.natural().sortedCopy(without));
        return evaluation.identity() + " nodes " + nodes + less;
    }
}
