package sanmai.cli.lab;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Ordering;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.Set;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.match.Player;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.tuning.NodeClockSearcher;

/**
 * How the engine plays on one side of a match.
 *
 * @param evaluation judges positions
 * @param nodes the number of nodes for each move, unless there is a clock
 * @param clock the clock that counts its nodes
 * @param without the features that its search lacks
 * @param parameters the parameters of its search that are not the usual ones
 */
record MatchSide(
        EvaluationFactory evaluation,
        long nodes,
        Optional<NodeClock> clock,
        ImmutableSet<Feature> without,
        ImmutableSortedMap<SearchParameter, Integer> parameters) {
    private static final int HASH_MEGABYTES = 16;

    /** A player with all features and the usual parameters. */
    MatchSide(EvaluationFactory evaluation, long nodes) {
        this(evaluation, nodes, Optional.empty(), ImmutableSet.of(), ImmutableSortedMap.of());
    }

    /** A player with memory of its own. */
    Player player() {
        return player(SearchParameters.of(parameters));
    }

    /** A player with these parameters of the search instead. */
    Player player(SearchParameters others) {
        return playerWith(allWithout(without).with(others));
    }

    /** A player with these features and their parameters instead. */
    Player playerWith(Features others) {
        AlphaBeta searcher = AlphaBeta.prepared(evaluation, others, new Resources(HASH_MEGABYTES, 1));
        return clock.map(time -> new Player(
                        new NodeClockSearcher(searcher, time.mainMillis(), time.incrementMillis()), Limits.NONE))
                .orElseGet(() -> new Player(searcher, Limits.ofNodes(nodes)));
    }

    /** All features but these. */
    static Features allWithout(Set<Feature> without) {
        return Features.of(Sets.difference(Features.ALL.set(), without));
    }

    /** The features that a search lacks, as words of conditions that begin with a space; empty if it lacks none. */
    static String words(Set<Feature> without) {
        return without.isEmpty()
                ? ""
                : " without " + Joiner.on(',').join(Ordering.natural().sortedCopy(without));
    }

    /** All that its moves depend on, in words; different sides have different words. */
    String conditions() {
        String other = parameters.isEmpty()
                ? ""
                : " with " + Joiner.on(',').withKeyValueSeparator('=').join(parameters);
        return evaluation.identity()
                + clock.map(time -> " clock " + time).orElse(" nodes " + nodes)
                + words(without)
                + other;
    }
}
