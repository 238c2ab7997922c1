package sanmai.usi;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.SearchRequest;
import sanmai.search.Searcher;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;
import sanmai.usi.engine.GoLimits;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.job.InfoReporter;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Flag;
import sanmai.usi.protocol.GoParameters.Measure;
import sanmai.usi.protocol.UsiWriter;

/** Makes the works that a GUI asks for. */
final class Tasks {
    /** Nobody waits for the end of a deeper count. */
    private static final int MOST_PERFT_PLIES = 20;

    private final EngineOptions settings;
    private final GoLimits plans;
    private final SearchEngine searchers;
    private final UsiWriter writer;

    Tasks(EngineOptions settings, GoLimits plans, SearchEngine searchers, UsiWriter writer) {
        this.settings = settings;
        this.plans = plans;
        this.searchers = searchers;
        this.writer = writer;
    }

    /** Prepares what is not in order yet, and then says this, or nothing if it is empty; absent if all is in order. */
    Optional<Task> preparation(String answer) {
        return searchers
                .preparation(!answer.isEmpty())
                .map(steps -> new Task(State.PREPARING, new Preparation(steps, answer, writer)));
    }

    Task bench(int depth) {
        return new Task(State.COUNTING, new BenchRun(searchers.forBench(), depth, writer));
    }

    /** What {@code go} with these words asks for in a position, as of this time of {@link System#nanoTime}. */
    Task go(GoParameters words, Position position, long since) {
        if (words.has(Flag.PERFT)) {
            return perft(words, position);
        }
        if (words.has(Flag.MATE)) {
            return mateSearch(words, position, since);
        }
        if (words.has(Flag.PONDER) && settings.pondersStochastically() && position.movesMade() > 0) {
            return ponderOnAllReplies(words, position, since);
        }
        return moveSearch(words, position, since);
    }

    private Task perft(GoParameters words, Position position) {
        int depth = (int) Math.max(0, Math.min(words.number(Measure.PERFT).orElse(1), MOST_PERFT_PLIES));
        return new Task(State.COUNTING, new PerftCount(position.copy(), depth, writer));
    }

    private Task mateSearch(GoParameters words, Position position, long since) {
        SearchControl control = SearchControl.begunAt(since);
        long nanos = mateNanos(words.number(Measure.MATE));
        control.grant(new TimeBudget(nanos, nanos), since);
        Limits limits = Limits.ofNodes(words.number(Measure.NODES).orElse(Long.MAX_VALUE));
        return new Task(
                State.SOLVING, new MateSearch(searchers.forMates(nanos), position.copy(), limits, control, writer));
    }

    /** The time for a search that may take so many milliseconds, or any time. */
    private static long mateNanos(OptionalLong millis) {
        // Too many milliseconds become the most nanoseconds there are.
        return millis.isPresent() ? TimeUnit.MILLISECONDS.toNanos(Math.max(0, millis.getAsLong())) : Long.MAX_VALUE;
    }

    private Task ponderOnAllReplies(GoParameters words, Position position, long since) {
        Position before = position.copy();
        before.undoMove();
        SearchRequest request = plans.request(before, words, writer::error);
        SearchControl control = SearchControl.begunAt(since);
        return new Task(State.PONDERING, new StochasticPonder(searchers.forAnalysis(), request, control, position));
    }

    private Task moveSearch(GoParameters words, Position position, long since) {
        SearchRequest request = plans.request(position.copy(), words, writer::error);
        boolean endless = words.has(Flag.INFINITE);
        Searcher searcher = endless ? searchers.forAnalysis() : searchers.forGame();
        InfoReporter reports =
                new InfoReporter(writer, settings.pvIntervalMillis(), settings.showsBounds(), System::nanoTime);
        MoveSearch search = new MoveSearch(searcher, request, SearchControl.begunAt(since), reports);
        if (words.has(Flag.PONDER)) {
            return new Task(State.PONDERING, search);
        }
        return new Task(endless ? State.ANALYSING : State.THINKING, search);
    }
}
