/**
 * Experiments in JVMs of their own: starting one and hearing its one line of result, or conversing with one for longer,
 * and a journal from which an interrupted run goes on.
 */
package sanmai.forks;
