/**
 * Perft counts of which a file keeps the parts: one count in subtrees, or the lines of suites, shared among processes or
 * continued by a later one.
 */
package sanmai.experiment.perft;
