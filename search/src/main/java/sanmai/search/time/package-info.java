/**
 * Time management. {@link sanmai.search.time.PlayerClock} is what the clock of the side to move shows, {@link
 * sanmai.search.time.TimeManagement} makes a {@link sanmai.search.time.TimeBudget} of it (optimum and maximum time), and
 * the {@link sanmai.search.SearchControl} of the search enforces that.
 */
@NullMarked
package sanmai.search.time;

import org.jspecify.annotations.NullMarked;
