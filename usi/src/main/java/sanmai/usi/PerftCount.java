package sanmai.usi;

import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftListener;
import sanmai.movegen.perft.PerftSettings;
import sanmai.shogi.Position;
import sanmai.usi.protocol.UsiWriter;

/** {@code go perft}: the leaves below each move. */
final class PerftCount implements Work {
    private final Position position;
    private final int depth;
    private final UsiWriter writer;
    private Thread thread; // guarded by this; null while nothing is counted
    private boolean stopped; // guarded by this
    private volatile String answer = "info string the count was stopped";

    /** Counts the leaves so many plies below the position, which is the count's own. */
    PerftCount(Position position, int depth, UsiWriter writer) {
        this.position = position;
        this.depth = depth;
        this.writer = writer;
    }

    @Override
    public void run() {
        try {
            begin();
            answer = "Nodes searched: " + count();
        } catch (InterruptedException e) {
            // The answer is as it was.
        } finally {
            end();
        }
    }

    private synchronized void begin() throws InterruptedException {
        if (stopped) {
            throw new InterruptedException();
        }
        thread = Thread.currentThread();
    }

    /** From here on nobody interrupts the thread, which has other things to do. */
    private synchronized void end() {
        thread = null;
        Thread.interrupted();
    }

    private long count() throws InterruptedException {
        PerftListener listener = new PerftListener() {
            @Override
            public void moveCounted(MoveCount move) {
                tell(move);
            }
        };
        Perft perft = new Perft(PerftSettings.DEFAULT);
        return depth == 0
                ? 1
                : perft.divide(position, depth, listener).stream()
                        .mapToLong(MoveCount::nodes)
                        .sum();
    }

    private synchronized void tell(MoveCount move) {
        if (!stopped) {
            writer.line(move.toString());
        }
    }

    @Override
    public synchronized void stop() {
        stopped = true;
        if (thread != null) {
            thread.interrupt();
        }
    }

    @Override
    public String answer() {
        return answer;
    }
}
