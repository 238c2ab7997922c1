/**
 * The experiments of the papers, a package for each. An experiment measures, keeps what it has measured in a journal, and
 * has a {@link sanmai.experiment.Report} of all results.
 */
package sanmai.experiment;
