/**
 * The search stack: a {@code Node} for each ply of the current line, and the rules that end a game on the way, like
 * repetition.
 */
@NullMarked
package sanmai.search.alphabeta.stack;

import org.jspecify.annotations.NullMarked;
