/** The engine of this library: {@link sanmai.search.engine.SanmaiEngine} is an {@link sanmai.engine.Engine}. */
@NullMarked
package sanmai.search.engine;

import org.jspecify.annotations.NullMarked;
