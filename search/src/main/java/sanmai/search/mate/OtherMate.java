package sanmai.search.mate;

import java.util.OptionalInt;
import sanmai.shogi.Position;

/**
 * The question whether there is a mate that begins with other checks than some.
 *
 * @param position the position, the attacker to move; it counts as repeated when it comes back
 * @param within the number of plies within which there is to be a mate; empty for any number
 * @param excludedChecks at least one check
 */
record OtherMate(Position position, OptionalInt within, int[] excludedChecks) {}
