/**
 * What a search may use: {@link sanmai.search.time.Limits} of depth and nodes, {@link sanmai.search.time.Resources}, and time.
 * A {@link sanmai.search.time.TimeBudget} is an optimum and a maximum time, which the {@link
 * sanmai.search.time.SearchControl} of the search enforces.
 *
 * <p>Values are immutable; a control is for several threads.
 */
@NullMarked
package sanmai.search.time;

import org.jspecify.annotations.NullMarked;
