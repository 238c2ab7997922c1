package sanmai.search.alphabeta;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sanmai.search.SearchProgress;

/** Tells any thread how far a search has come. After the end of the search it refers to none of its memory. */
final class LastingProgress implements Supplier<SearchProgress> {
    private @Nullable Supplier<SearchProgress> running; // null once the search is over
    private @Nullable SearchProgress last; // null while the search runs

    LastingProgress(Supplier<SearchProgress> running) {
        this.running = running;
    }

    @Override
    public synchronized SearchProgress get() {
        return last != null ? last : running.get();
    }

    /** The search is over. */
    synchronized void end() {
        last = get();
        running = null;
    }
}
