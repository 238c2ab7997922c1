package sanmai.usi;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.shogi.Position;

/** One search for a mate, from {@code go mate} to its one {@code checkmate}. */
final class MateSearch implements Work {
    private final Supplier<MateSolver> maker;
    private final Position position;
    private final Limits limits;
    private final SearchControl control;
    private final UsiWriter writer;
    private volatile MateSolver solver; // null until it has been made
    private volatile MateResult result; // null until it is known
    private boolean isAnswered; // guarded by this

    /**
     * A search.
     *
     * @param maker makes or finds the solver, on the thread for work
     * @param position where to look; the search's own
     * @param limits how far
     * @param control the reins, with the time
     * @param writer hears of the progress
     */
    MateSearch(Supplier<MateSolver> maker, Position position, Limits limits, SearchControl control, UsiWriter writer) {
        this.maker = maker;
        this.position = position;
        this.limits = limits;
        this.control = control;
        this.writer = writer;
    }

    @Override
    public void run() {
        MateSolver mine = maker.get();
        solver = mine;
        MateResult found = mine.solve(position, limits, control);
        tell(found);
    }

    private synchronized void tell(MateResult found) {
        if (!isAnswered) {
            writer.line(SearchLines.info(found));
            result = found;
        }
    }

    @Override
    public void stop() {
        control.stop();
    }

    @Override
    public void report() {
        MateSolver running = solver;
        if (running != null && result == null) {
            writer.line(SearchLines.progress(running.nodes(), control.elapsedNanos()));
        }
    }

    @Override
    public synchronized String answer() {
        isAnswered = true;
        MateResult found = result;
        if (found instanceof MateResult.Mate mate) {
            return "checkmate " + mate.line();
        }
        return found instanceof MateResult.NoMate ? "checkmate nomate" : "checkmate timeout";
    }

    /** The solver of a session, which keeps what it has learnt from one search to the next. */
    static final class Cache {
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
}
