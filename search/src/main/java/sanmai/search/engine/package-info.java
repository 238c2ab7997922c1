/**
 * The engine of this library: {@link sanmai.search.engine.SanmaiEngine} is an {@link sanmai.engine.Engine}.
 *
 * <p>Several threads may use an engine.
 */
@NullMarked
package sanmai.search.engine;

import org.jspecify.annotations.NullMarked;
