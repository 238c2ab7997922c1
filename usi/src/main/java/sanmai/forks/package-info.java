/**
 * Experiments in JVMs of their own: starting one, hearing its one line of result, and a journal from which an interrupted
 * run goes on.
 */
package sanmai.forks;
