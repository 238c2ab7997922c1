/**
 * The commands {@code perft} and {@code verify}. A journal keeps what is counted, one count in subtrees or the lines of
 * suites, so that several processes can share the work and a later one can go on with it.
 */
package sanmai.cli.perft;
