package sanmai.usi.job;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import sanmai.search.Bound;
import sanmai.search.SearchListener;
import sanmai.search.SearchResult;
import sanmai.usi.protocol.InfoLines;
import sanmai.usi.protocol.UsiWriter;

/**
 * Writes {@code info} lines with what a search has found: the first result at once, then one in every interval, and always
 * the last one, so that the last line is the one from which the answer comes. Safe for use by the searching thread and the
 * one that answers.
 */
public final class InfoReporter implements SearchListener {
    private final UsiWriter writer;
    private final long intervalNanos;
    private final boolean withBounds;
    private final LongSupplier nanoTime;
    private SearchResult written; // the last one; null before the first
    private SearchResult pending; // found, but not written; null if there is none
    private long lastTime;
    private boolean isClosed;

    /**
     * Writes to this writer.
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
        pending = result;
        if (written == null || nanoTime.getAsLong() - lastTime >= intervalNanos) {
            writePending();
        }
    }

    private static boolean hasBound(SearchResult result) {
        return result.principalVariations().stream().anyMatch(variation -> variation.bound() != Bound.EXACT);
    }

    private void writePending() {
        write(pending);
        pending = null;
    }

    private void write(SearchResult result) {
        InfoLines.info(result).forEach(writer::line);
        written = result;
        lastTime = nanoTime.getAsLong();
    }

    /** Makes sure that the last line is the one from which this answer comes. */
    public synchronized void conclude(SearchResult answer) {
        if (isClosed || !answer.hasMove()) {
            return;
        }
        if (pending != null && pending.bestMove() == answer.bestMove() && !hasBound(pending)) {
            writePending();
        } else if (written == null || !written.best().equals(answer.best())) {
            write(answer);
        }
    }

    /** Writes nothing more: the answer goes out. */
    public synchronized void close() {
        isClosed = true;
    }
}
