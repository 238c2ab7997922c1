package sanmai.usi.job;

import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftListener;
import sanmai.movegen.perft.PerftSettings;
import sanmai.shogi.Position;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Quantity;

/** {@code go perft}: the leaves below each move. */
final class PerftJob extends Job {
    /** The greatest depth: no deeper count would ever end. */
    private static final int MAX_DEPTH = 20;

    /** The answer if the count was stopped. */
    static final String STOPPED = "info string the count was stopped";

    private final Position position;
    private final int depth;
    private Thread thread; // guarded by this; null while nothing is counted
    private boolean isStopped; // guarded by this
    private volatile String answer = STOPPED;

    /**
     * A count that has not started.
     *
     * @param go the parameters
     * @param position the position, which belongs to the job
     */
    PerftJob(GoParameters go, Position position, JobContext context) {
        super(EngineState.COUNTING, context);
        this.position = position;
        depth = (int) Math.max(0, Math.min(go.number(Quantity.PERFT).orElse(1), MAX_DEPTH));
    }

    @Override
    String name() {
        return "the count";
    }

    @Override
    void run() {
        try {
            begin();
            answer = "Nodes searched: " + count();
        } catch (InterruptedException e) {
            // The answer stays {@link #STOPPED}.
        } finally {
            end();
        }
    }

    private synchronized void begin() throws InterruptedException {
        if (isStopped) {
            throw new InterruptedException();
        }
        thread = Thread.currentThread();
    }

    /** From here on the thread is not interrupted. */
    private synchronized void end() {
        thread = null;
        Thread.interrupted();
    }

    private long count() throws InterruptedException {
        PerftListener listener = new PerftListener() {
            @Override
            public void moveCounted(MoveCount move) {
                report(move);
            }
        };
        Perft perft = new Perft(PerftSettings.DEFAULT);
        return depth == 0
                ? 1
                : perft.divide(position, depth, listener).stream()
                        .mapToLong(MoveCount::nodes)
                        .sum();
    }

    private synchronized void report(MoveCount move) {
        if (!isStopped) {
            writer().line(move.toString());
        }
    }

    @Override
    synchronized void requestStop() {
        isStopped = true;
        if (thread != null) {
            thread.interrupt();
        }
    }

    @Override
    String answer() {
        return answer;
    }
}
