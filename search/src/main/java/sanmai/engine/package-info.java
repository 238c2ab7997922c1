/**
 * Engines for use in a program: {@link sanmai.engine.Engine} analyses positions within {@link
 * sanmai.engine.AnalysisLimits} and answers with an {@link sanmai.engine.Analysis}. {@link sanmai.engine.Engine#open()}
 * is the engine of this library in this process; engines in other processes have the same interface.
 */
@NullMarked
package sanmai.engine;

import org.jspecify.annotations.NullMarked;
