package sanmai.search.match;

import sanmai.search.Searcher;
import sanmai.search.time.Limits;

/**
 * A player of a match.
 *
 * @param searcher chooses the moves for this player only; the owner of the player closes it
 * @param limits of the search for each move; nodes or depth, so that a game can be played again
 */
public record Player(Searcher searcher, Limits limits) {}
