/**
 * The interface of engines: {@link sanmai.engine.Engine} analyses positions within {@link sanmai.engine.AnalysisLimits} and
 * answers with an {@link sanmai.engine.Analysis}. The search has the engine of this library, and the USI client those in
 * other processes.
 *
 * <p>Values are immutable, and static methods may be called by any thread; engines serve several threads.
 */
@NullMarked
package sanmai.engine;

import org.jspecify.annotations.NullMarked;
