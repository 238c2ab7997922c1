package sanmai.usi.job;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import sanmai.search.Bound;
import sanmai.search.SearchListener;
import sanmai.search.SearchResult;
import sanmai.usi.protocol.InfoLines;
import sanmai.usi.protocol.UsiWriter;

/**
 * Tells the GUI what a search has found, but not so often that it drowns: the first result at once, then one in every
 * interval, and in any case the last one, so that the last line told is the one that the answer comes from. Safe for use by
 * the searching thread and the one that answers.
 */
public final class InfoReporter implements SearchListener {
    private final UsiWriter writer;
    private final long intervalNanos;
    private final boolean withBounds;
    private final LongSupplier nanoTime;
    private SearchResult told; // null before the first
    private SearchResult waiting; // heard, but not told; null if there is none
    private long lastTime;
    private boolean isClosed;

    /**
     * InfoReporter to this writer.
     *
     * @param intervalMillis the least time between two reports
     * @param withBounds whether to report scores that are bounds too
     * @param nanoTime tells the time
     */
    public InfoReporter(UsiWriter writer, long intervalMillis, boolean withBounds, LongSupplier nanoTime) {
        this.writer = writer;
        intervalNanos = TimeUnit.MILLISECONDS.toNanos(intervalMillis);
        this.withBounds = withBounds;
        this.nanoTime = nanoTime;
    }

    @Override
    public synchronized void found(SearchResult result) {
        if (isClosed || !withBounds && hasBound(result)) {
            return;
        }
        waiting = result;
        if (told == null || nanoTime.getAsLong() - lastTime >= intervalNanos) {
            tellWaiting();
        }
    }

    private static boolean hasBound(SearchResult result) {
        return result.principalVariations().stream().anyMatch(variation -> variation.bound() != Bound.EXACT);
    }

    private void tellWaiting() {
        tell(waiting);
        waiting = null;
    }

    private void tell(SearchResult result) {
        InfoLines.info(result).forEach(writer::line);
        told = result;
        lastTime = nanoTime.getAsLong();
    }

    /** Sees to it that the last report is the one that the answer comes from. */
    public synchronized void conclude(SearchResult answer) {
        if (isClosed || !answer.hasMove()) {
            return;
        }
        if (waiting != null && waiting.bestMove() == answer.bestMove() && !hasBound(waiting)) {
            tellWaiting();
        } else if (told == null || !told.best().equals(answer.best())) {
            tell(answer);
        }
    }

    /** Tells nothing more, because the answer goes out. */
    public synchronized void close() {
        isClosed = true;
    }
}
