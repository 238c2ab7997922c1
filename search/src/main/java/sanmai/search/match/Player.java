package sanmai.search.match;

import sanmai.search.Limits;
import sanmai.search.Searcher;

/**
 * A player of a match.
 *
 * @param searcher chooses the moves; no other player has it; who owns the player closes it
 * @param limits of the search for each move; nodes or depth, so that a game can be played again
 */
public record Player(Searcher searcher, Limits limits) {}
