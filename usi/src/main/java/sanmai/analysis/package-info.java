/**
 * Analyses of games: every position searched ({@link sanmai.analysis.AnalysisRun}), from which follow the win rates, the
 * mistakes and the accuracy of a game ({@link sanmai.analysis.GameAnalysis}), a record with evaluations ({@link
 * sanmai.analysis.RecordAnnotator}), tables and a graph.
 *
 * <p>The positions of a line are searched from the last to the first, in stretches of {@value
 * sanmai.analysis.Stretch#LENGTH} plies, each with a hash table that begins empty and after the position that follows it:
 * what was found there helps with the positions before. So a stretch depends on nothing but its moves and the limits. With a
 * limit of nodes or depth the result is the same on any number of threads, and after any interruption.
 */
package sanmai.analysis;
