/**
 * The command {@code mate}: mate problems (tsume shogi) are read from files in any format, solved, checked, and written as
 * records. {@link sanmai.cli.mate.MateProblems} reads them, {@link sanmai.cli.mate.TsumeSolver} answers, {@link
 * sanmai.cli.mate.TsumeReport} is what is printed. {@code MateSuite} solves suites of problems whose
 * answers are known.
 */
package sanmai.cli.mate;
