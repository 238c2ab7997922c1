/**
 * The engine's search: alpha-beta with iterative deepening. {@link sanmai.search.alphabeta.AlphaBeta} has the memory
 * and the threads; what it does beyond plain alpha-beta is a {@link sanmai.search.alphabeta.Feature}, and its numbers
 * are {@link sanmai.search.alphabeta.SearchParameter}s.
 *
 * <p>The packages below, each using only those named after it: {@code root}, the iterations of one thread; {@code
 * tree}, the nodes below the root; {@code ordering} of moves; {@code history}; {@code stack}; {@code tt}, the
 * transposition table. They know the features and parameters, and nothing else of this package.
 */
@NullMarked
package sanmai.search.alphabeta;

import org.jspecify.annotations.NullMarked;
