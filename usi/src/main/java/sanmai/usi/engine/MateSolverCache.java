package sanmai.usi.engine;

import java.util.concurrent.TimeUnit;
import sanmai.search.mate.MateSolver;

/** The solver of a session, which keeps what it has learnt from one search to the next. */
final class MateSolverCache {
    /** A second's search does not fill more than this, and to get memory takes time as well. */
    private static final long MEGABYTES_A_SECOND = 32;

    private static final long LEAST_MEGABYTES = 16;

    private MateSolver solver; // null until it is needed
    private long megabytes;

    /**
     * A solver.
     *
     * @param most the memory that it may take at most, in MB
     * @param nanos how long it will search at most
     */
    synchronized MateSolver solver(int most, long nanos) {
        long useful = Math.max(LEAST_MEGABYTES, TimeUnit.NANOSECONDS.toSeconds(nanos) * MEGABYTES_A_SECOND);
        long wanted = Math.min(most, useful);
        if (solver == null || megabytes < wanted || megabytes > most) {
            solver = null; // Its memory is wanted.
            solver = new MateSolver((int) wanted);
            megabytes = wanted;
        }
        return solver;
    }

    /** Takes leave of a solver that does not stop. */
    synchronized void forget() {
        solver = null;
    }
}
