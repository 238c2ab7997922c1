/**
 * Time management: {@link sanmai.search.time.management.PlayerClock} is what the clock of the side to move shows, {@link
 * sanmai.search.time.management.TimeManagement} makes a {@link sanmai.search.time.TimeBudget} of it.
 */
@NullMarked
package sanmai.search.time.management;

import org.jspecify.annotations.NullMarked;
