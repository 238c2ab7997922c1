/**
 * The experiment of Grimbergen's paper (<i>Using Bitboards for Move Generation in Shogi</i>, section 4 and table 1): the
 * same minimax trees on attack tables and on bitboards, and their times. Every combination of a move generator
 * and a slider scheme has a JVM of its own that lives as long as the run, so that each JVM sees one implementation only.
 *
 * <p>{@code TreeWorker} is what happens in such a JVM; everything else happens in the parent. {@code TreeRun} has the
 * trees searched in turn, and {@code TreeResults} is the report of the results.
 */
package sanmai.cli.papers.minimax;
