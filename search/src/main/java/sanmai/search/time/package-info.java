/**
 * What a search may use: {@link sanmai.search.time.Limits} of depth and nodes, {@link sanmai.search.time.Resources}, and time.
 * {@link sanmai.search.time.PlayerClock} is what the clock of the side to move shows, {@link
 * sanmai.search.time.TimeManagement} makes a {@link sanmai.search.time.TimeBudget} of it (optimum and maximum time), and
 * the {@link sanmai.search.time.SearchControl} of the search enforces that.
 *
 * <p>Values are immutable; a control is for several threads.
 */
@NullMarked
package sanmai.search.time;

import org.jspecify.annotations.NullMarked;
