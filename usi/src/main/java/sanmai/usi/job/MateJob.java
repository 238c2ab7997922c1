package sanmai.usi.job;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;
import sanmai.usi.protocol.AnswerLines;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Quantity;
import sanmai.usi.protocol.InfoLines;

/** A search for a mate, from {@code go mate} to its one {@code checkmate}. */
final class MateJob extends Job {
    private final Supplier<MateSolver> maker;
    private final Position position;
    private final Limits limits;
    private final SearchControl control;
    private volatile MateSolver solver; // null until it has been made
    private volatile MateResult result; // null until it is known
    private boolean isClosed; // guarded by this

    /**
     * A search for a mate that has not started.
     *
     * @param go the parameters
     * @param position the position, which belongs to the job
     * @param nanos when the line was read
     */
    MateJob(GoParameters go, Position position, long nanos, JobContext context) {
        super(EngineState.SOLVING, context);
        this.position = position;
        long time = time(go.number(Quantity.MATE));
        maker = context.engine().forMates(time);
        limits = Limits.ofNodes(go.number(Quantity.NODES).orElse(Long.MAX_VALUE));
        control = SearchControl.begunAt(nanos);
        control.grant(new TimeBudget(time, time), nanos);
    }

    /** The time limit in nanoseconds. */
    private static long time(OptionalLong millis) {
        // Too many milliseconds become the greatest number of nanoseconds.
        return millis.isPresent() ? TimeUnit.MILLISECONDS.toNanos(Math.max(0, millis.getAsLong())) : Long.MAX_VALUE;
    }

    @Override
    void run() {
        MateSolver mine = maker.get();
        solver = mine;
        report(mine.solve(position, limits, control));
    }

    private synchronized void report(MateResult found) {
        if (!isClosed) {
            writer().line(InfoLines.info(found));
            result = found;
        }
    }

    @Override
    void requestStop() {
        control.stop();
    }

    @Override
    void showLife() {
        MateSolver running = solver;
        if (running != null && result == null) {
            writer().line(InfoLines.progress(running.nodes(), control.elapsedNanos()));
        }
    }

    @Override
    synchronized String answer() {
        isClosed = true;
        return AnswerLines.checkmate(result);
    }
}
