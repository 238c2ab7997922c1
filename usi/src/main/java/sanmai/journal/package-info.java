/**
 * The journals of long runs: text files of results from which an interrupted run goes on, and which join the parts of a
 * run that was divided among machines.
 */
package sanmai.journal;
