package sanmai.gamepage;

import java.util.List;

/**
 * A variation of the record as the page has it.
 *
 * @param from the number of the place where it branches off: the places of the game have the numbers from 0, those of the
 *     variations the next ones, in their order
 * @param isEngineLine whether an engine's line there begins with the same moves
 * @param places from its first move to its end
 */
record PageVariation(int from, boolean isEngineLine, List<PagePlace> places) {}
