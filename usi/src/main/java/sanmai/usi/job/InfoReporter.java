package sanmai.usi.job;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import sanmai.search.SearchListener;
import sanmai.search.SearchProgress;
import sanmai.search.SearchResult;
import sanmai.usi.protocol.InfoLines;
import sanmai.usi.protocol.UsiWriter;

/**
 * Writes {@code info} lines with what a search has found: the first result at once, then one in every interval, and always
 * the last one, so that the last line is the one from which the answer comes. In intervals without a result it writes how
 * far the search has come. Moves that were not searched have no score, and are not reported. Safe for use by the searching
 * thread and the one that answers.
 */
public final class InfoReporter implements SearchListener {
    /** Before this time no progress is written: short searches need none, and some GUIs do not know these lines. */
    private static final long FIRST_PROGRESS_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final UsiWriter writer;
    private final long intervalNanos;
    private final boolean withBounds;
    private final LongSupplier nanoTime;
    private SearchResult written; // the last one; null if something else was written after it, or nothing
    private SearchResult pending; // found, but not written; null if there is none
    private boolean hasWritten;
    private long lastTime;
    private boolean isClosed;

    /**
     * Writes to this writer.
     *
     * @param intervalMillis the least time between two reports
     * @param withBounds whether to report scores that are bounds too
     * @param nanoTime a clock of nanoseconds
     */
    public InfoReporter(UsiWriter writer, long intervalMillis, boolean withBounds, LongSupplier nanoTime) {
        this.writer = writer;
        intervalNanos = TimeUnit.MILLISECONDS.toNanos(intervalMillis);
        this.withBounds = withBounds;
        this.nanoTime = nanoTime;
    }

    @Override
    public synchronized void found(SearchResult result) {
        if (isClosed || !result.hasScore() || !withBounds && !result.isExact()) {
            return;
        }
        pending = result;
        if (!hasWritten || isDue()) {
            write(result);
        }
    }

    /** Reports the last result if it was not reported, else the progress of the search. */
    public synchronized void progress(SearchProgress progress) {
        if (isClosed || !isDue()) {
            return;
        }
        if (pending != null) {
            write(pending);
        } else if (progress.nanos() >= FIRST_PROGRESS_NANOS) {
            writer.line(InfoLines.progress(progress));
            noteWritten(null);
        }
    }

    private boolean isDue() {
        return nanoTime.getAsLong() - lastTime >= intervalNanos;
    }

    private void write(SearchResult result) {
        InfoLines.info(result).forEach(writer::line);
        noteWritten(result);
        pending = null;
    }

    private void noteWritten(SearchResult result) {
        written = result;
        hasWritten = true;
        lastTime = nanoTime.getAsLong();
    }

    /** Makes sure that the last line shows this answer. */
    public synchronized void conclude(SearchResult answer) {
        if (!isClosed) {
            writeLast(answer);
        }
    }

    private void writeLast(SearchResult answer) {
        boolean isLast = written != null
                && written.principalVariations().equals(answer.principalVariations())
                && written.nodes() == answer.nodes();
        if (answer.hasScore() && !isLast) {
            write(answer);
        }
    }

    /**
     * Makes sure that the last line shows the answer, and writes nothing more.
     *
     * @param last gives the last result; called when nothing more can be written, so that the answer is not older than
     *     the last line. The searching thread does not wait meanwhile.
     * @return the answer
     */
    public SearchResult close(Supplier<SearchResult> last) {
        synchronized (this) {
            isClosed = true;
        }
        SearchResult answer = last.get();
        synchronized (this) {
            writeLast(answer);
        }
        return answer;
    }
}
