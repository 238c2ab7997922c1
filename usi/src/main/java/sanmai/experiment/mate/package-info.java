/** Mate problems and suites of them: the answers and times of the solver, and reports of these. */
package sanmai.experiment.mate;
