/**
 * The journals of long runs: text files of results. An interrupted run goes on from its journal, and the journals of a
 * run on several machines are joined.
 */
package sanmai.journal;
