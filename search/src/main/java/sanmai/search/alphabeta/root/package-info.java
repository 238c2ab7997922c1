/**
 * The root: {@code IterativeDeepening} searches the moves of the root again and again, one ply deeper each time. {@code
 * RootSearch} is the search of one thread; {@code RootMateSearch} looks for mates by checks between the iterations.
 */
@NullMarked
package sanmai.search.alphabeta.root;

import org.jspecify.annotations.NullMarked;
