/** Mate problems and suites of them: what the solver finds, how long it takes, and reports of that. */
package sanmai.experiment.mate;
