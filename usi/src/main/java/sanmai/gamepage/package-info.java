/**
 * A game as one HTML page that needs nothing else: a board that follows the moves, the evaluation graph, the lines of
 * engines. What is said about the game is JSON inside the page; the rest is the same for all games, from the resources of
 * this package.
 */
@NullMarked
package sanmai.gamepage;

import org.jspecify.annotations.NullMarked;
