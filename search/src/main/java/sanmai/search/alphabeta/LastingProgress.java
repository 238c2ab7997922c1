package sanmai.search.alphabeta;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sanmai.search.SearchProgress;

/** Tells any thread how far a search has come, also when it is over: then it needs none of the memory of the search. */
final class LastingProgress implements Supplier<SearchProgress> {
    private @Nullable Supplier<SearchProgress> running; // null once the search is over
    private @Nullable SearchProgress last; // null until then

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
