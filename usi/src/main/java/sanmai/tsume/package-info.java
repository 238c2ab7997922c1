/**
 * Mate problems (tsume shogi) as people have them: read from files in any format, solved, checked, and written as records.
 * {@link sanmai.tsume.MateProblems} reads them, {@link sanmai.tsume.TsumeSolver} answers, {@link
 * sanmai.tsume.TsumeReport} is what is printed.
 */
package sanmai.tsume;
