/** Child JVMs: a main class that runs in a process of its own, with the class path and the flags of this one. */
package sanmai.experiment.childjvm;
