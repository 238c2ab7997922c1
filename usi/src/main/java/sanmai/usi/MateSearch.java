package sanmai.usi;

import java.util.function.Supplier;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.shogi.Position;
import sanmai.usi.protocol.InfoLines;
import sanmai.usi.protocol.UsiWriter;

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
            writer.line(InfoLines.info(found));
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
            writer.line(InfoLines.progress(running.nodes(), control.elapsedNanos()));
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
}
