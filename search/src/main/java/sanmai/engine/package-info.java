/**
 * Engines as a program wants them: {@link sanmai.engine.Engine} analyses positions within {@link
 * sanmai.engine.AnalysisLimits} and answers with an {@link sanmai.engine.Analysis}. {@link sanmai.engine.Engine#open()} is the
 * engine of this library in this process; other engines, in processes of their own, have the same interface.
 */
@NullMarked
package sanmai.engine;

import org.jspecify.annotations.NullMarked;
