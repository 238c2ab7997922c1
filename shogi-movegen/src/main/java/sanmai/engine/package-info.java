/**
 * The interface of engines: {@link sanmai.engine.Engine} analyses positions within {@link sanmai.engine.AnalysisLimits} and
 * answers with an {@link sanmai.engine.Analysis}. The search has the engine of this library, and the USI client those in
 * other processes.
 */
@NullMarked
package sanmai.engine;

import org.jspecify.annotations.NullMarked;
