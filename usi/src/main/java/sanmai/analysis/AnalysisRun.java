package sanmai.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;
import sanmai.workers.Workers;

/**
 * Searches the stretches of games on several threads, each stretch on one of them. With a limit of nodes or depth the
 * results do not depend on the number of threads.
 */
public final class AnalysisRun {
    private final AnalysisLimits limits;
    private final Listener listener;
    private final Map<String, Stretch> open = new LinkedHashMap<>();
    private final Map<String, SearchedStretch> found = new LinkedHashMap<>();
    private final List<Engine> engines = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger next = new AtomicInteger();
    private final int positions;
    private int done;
    private volatile boolean stopped;

    /** Hears of the progress, one call at a time. */
    public interface Listener {
        /**
         * One more position has been searched.
         *
         * @param done the number of positions that this run has searched
         * @param all the number of positions that this run searches
         */
        void searched(int done, int all);

        /** A stretch has been searched. Stretches come in any order. */
        void finished(SearchedStretch stretch);
    }

    /**
     * A run.
     *
     * @param stretches the stretches to search; of several with the same name, one is searched
     * @param limits of each position
     * @param known results of earlier runs; those of other stretches are ignored
     */
    public AnalysisRun(List<Stretch> stretches, AnalysisLimits limits, List<SearchedStretch> known, Listener listener) {
        this.limits = limits;
        this.listener = listener;
        stretches.forEach(stretch -> open.put(stretch.name(), stretch));
        for (SearchedStretch stretch : known) {
            if (open.remove(stretch.name()) != null) {
                found.put(stretch.name(), stretch);
            }
        }
        positions = open.values().stream()
                .mapToInt(stretch -> stretch.nodes().size())
                .sum();
    }

    /**
     * Searches what has not been searched yet. To be called once.
     *
     * @param threads the number of stretches that are searched at the same time, from 1
     * @param maker makes an engine of one thread for each stretch at a time; the run closes the engines
     * @throws InterruptedException if the thread is interrupted; the results of unfinished stretches are lost
     */
    public void run(int threads, Supplier<Engine> maker) throws InterruptedException {
        List<Stretch> todo = List.copyOf(open.values());
        try {
            for (int i = 0; i < Math.min(threads, todo.size()); i++) {
                engines.add(maker.get());
            }
            if (!todo.isEmpty()) {
                Workers.run(List.copyOf(engines), engine -> work(engine, todo), this::stop);
            }
        } finally {
            engines.forEach(Engine::close);
        }
    }

    private void stop() {
        stopped = true;
        engines.forEach(Engine::stop);
    }

    private void work(Engine engine, List<Stretch> todo) {
        for (int i = next.getAndIncrement(); i < todo.size() && !stopped; i = next.getAndIncrement()) {
            search(todo.get(i), engine).ifPresent(this::add);
        }
    }

    /** Searches a stretch from its last position to its first; empty if the run was stopped. */
    private Optional<SearchedStretch> search(Stretch stretch, Engine engine) {
        engine.newGame();
        RecordCursor cursor = new RecordCursor(stretch.tree());
        Optional<SearchedPosition> next = stretch.following().map(node -> search(node, cursor, engine));
        List<SearchedPosition> positions = new ArrayList<>();
        for (int i = stretch.nodes().size() - 1; i >= 0 && !stopped; i--) {
            SearchedPosition found = search(stretch.nodes().get(i), cursor, engine);
            if (next.isPresent() && found.loses(next.get())) {
                found = withThreat(found, cursor.position(), engine);
            }
            positions.add(0, found);
            next = Optional.of(found);
            if (!stopped) {
                searched();
            }
        }
        return stopped
                ? Optional.empty()
                : Optional.of(new SearchedStretch(
                        stretch.line(), stretch.nodes().get(0).ply(), positions));
    }

    private SearchedPosition search(RecordNode node, RecordCursor cursor, Engine engine) {
        cursor.goTo(node);
        if (Repetition.of(cursor.position()) != Repetition.NONE) {
            return new SearchedPosition(List.of(), false, 0); // The game is over.
        }
        return search(cursor.position(), engine);
    }

    private SearchedPosition search(Position position, Engine engine) {
        return SearchedPosition.of(engine.analyse(position, limits, meanwhile -> {
            if (stopped) {
                engine.stop(); // This search may have begun after all engines were stopped.
            }
        }));
    }

    /** Where the move that was played is bad, a pass shows what the other side threatened. */
    private SearchedPosition withThreat(SearchedPosition found, Position position, Engine engine) {
        return Pass.after(position)
                .map(passed -> found.withPassed(search(passed, engine)))
                .orElse(found);
    }

    private synchronized void searched() {
        listener.searched(++done, positions);
    }

    private synchronized void add(SearchedStretch stretch) {
        found.put(stretch.name(), stretch);
        listener.finished(stretch);
    }

    /** The results of all places of a record; empty if some are missing. */
    public synchronized Optional<Map<RecordNode, SearchedPosition>> found(List<Stretch> ofRecord) {
        Map<RecordNode, SearchedPosition> places = new LinkedHashMap<>();
        for (Stretch stretch : ofRecord) {
            SearchedStretch searched = found.get(stretch.name());
            if (searched == null) {
                return Optional.empty();
            }
            for (int i = 0; i < stretch.nodes().size(); i++) {
                places.put(stretch.nodes().get(i), searched.positions().get(i));
            }
        }
        return Optional.of(places);
    }
}
