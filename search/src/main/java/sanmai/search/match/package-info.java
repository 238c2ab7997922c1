/**
 * Matches of two players, to see which is stronger. Nodes or depth limit the searches, so the same match has the same result
 * everywhere.
 *
 * <p>The way of a match: a {@link sanmai.search.match.MatchRun} gives the numbers of pairs to several {@link
 * sanmai.search.match.Match}es, each on a thread of its own ({@link sanmai.workers.Workers}). A match finds the balanced
 * opening of the number ({@link sanmai.search.match.RandomOpening}), and a {@link sanmai.search.match.Referee} lets the two
 * {@link sanmai.search.match.Player}s play it with both colours. The results, a {@link sanmai.search.match.GamePair}, are added
 * up to a {@link sanmai.search.match.MatchScore}, which {@link sanmai.search.match.Sprt} may find decided.
 *
 * <p>Self-play for training uses the same referee, openings and workers.
 */
@NullMarked
package sanmai.search.match;

import org.jspecify.annotations.NullMarked;
