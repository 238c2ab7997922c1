/**
 * Regret: what the moves of a search lose, by the judgement of a deeper search. It tells two searches apart in minutes
 * where games need hours.
 *
 * <p>A {@link sanmai.search.regret.RegretRun} has several {@linkplain sanmai.search.regret.NamedSearch searches} choose a
 * move in each of many positions, and a judge search the position after each of those moves. What it collects is a list of
 * {@linkplain sanmai.search.regret.SearchAnswer answers}, from which {@link sanmai.search.regret.Regrets} works out what
 * each search loses.
 */
@NullMarked
package sanmai.search.regret;

import org.jspecify.annotations.NullMarked;
