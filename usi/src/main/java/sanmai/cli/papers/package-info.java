/**
 * The experiments of the papers, a package for each. An experiment measures in child JVMs, which run with the class path
 * and the flags of this one, keeps what it has measured in a journal, and has a {@link sanmai.report.Report} of all results.
 */
package sanmai.cli.papers;
