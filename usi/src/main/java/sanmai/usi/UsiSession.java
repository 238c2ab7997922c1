package sanmai.usi;

import com.google.common.collect.ImmutableList;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.SearchRequest;
import sanmai.search.Searcher;
import sanmai.search.clock.TimeBudget;
import sanmai.shogi.Position;
import sanmai.usi.GoWords.Flag;
import sanmai.usi.GoWords.Measure;

/**
 * A conversation with a GUI: the state machine that the README draws as a table.
 *
 * <p>One thread handles one {@link Event} after the other: what the GUI says, which a reader thread hears, and the end of
 * {@link Work}, which is done on a thread of its own. So nothing here is shared, and whatever the GUI says while a
 * search ends, every {@code go} has its one answer.
 *
 * <p>A command that has to wait for the end of a work, such as {@code go} during a search, is kept in the inbox, with all
 * that come after it; only {@code quit} overtakes them.
 *
 * <p>The searcher, and with it the tables of the slider scheme, is not touched before the GUI asks for something that
 * needs it: a GUI that only wants to know the engine's name gets it at once.
 */
public final class UsiSession {
    /** What a search that is told to stop may take at the very most; then the engine answers without it. */
    static final long PATIENCE_MILLIS = 10_000;

    /** The same when the process is to end. */
    private static final long LAST_PATIENCE_MILLIS = 500;

    /** Nobody waits for the end of a deeper count. */
    private static final int MOST_PERFT_PLIES = 20;

    private final String name;
    private final UsiWriter writer;
    private final long patienceNanos;
    private final Settings settings = new Settings();
    private final SearchPlans plans = new SearchPlans(settings);
    private final Searchers searchers;
    private final Events events = new Events();
    private final List<String> presetComplaints = new ArrayList<>();
    private final Deque<Event.Heard> inbox = new ArrayDeque<>();

    private State state = State.IDLE;
    private Running running; // null when idle
    private Position position; // null until it is needed
    private GoWords goWords; // of the last go

    /**
     * A session.
     *
     * @param name the engine's name
     * @param maker makes the engine's own search
     * @param books opens the book that the user chooses
     * @param writer takes the lines for the GUI
     */
    public UsiSession(String name, Supplier<Searcher> maker, BookFiles books, UsiWriter writer) {
        this(name, maker, books, writer, PATIENCE_MILLIS);
    }

    /** The same with another patience with searches that are told to stop. */
    UsiSession(String name, Supplier<Searcher> maker, BookFiles books, UsiWriter writer, long patienceMillis) {
        this.name = name;
        searchers = new Searchers(maker, books, settings, writer);
        this.writer = writer;
        patienceNanos = TimeUnit.MILLISECONDS.toNanos(patienceMillis);
    }

    /**
     * Gives options other defaults, before the conversation begins. What is wrong with the lines is told after the first
     * {@code isready}, when GUIs listen.
     *
     * @param lines each {@code option name NAME type T default VALUE ...} or {@code setoption name NAME value VALUE}
     */
    public void preset(List<String> lines) {
        presetComplaints.addAll(Presets.apply(lines, settings.options()));
    }

    /** Handles lines until {@code quit} or the end of the input. */
    public void run(Reader in) {
        run(in, () -> {});
    }

    /**
     * Handles lines until {@code quit} or the end of the input.
     *
     * @param atTheEnd is run by another thread when the end has been heard, even if the conversation hangs because nobody
     *     reads what it says
     */
    public void run(Reader in, Runnable atTheEnd) {
        events.listen(in, atTheEnd);
        while (state != State.QUITTING) {
            Optional<Event> event = events.await(untilNextDuty());
            try {
                event.ifPresent(this::handle);
                doDuty();
                handleInbox();
            } catch (RuntimeException e) {
                // An engine that ends in the middle of a game has lost it.
                writer.error("internal: " + e);
            }
        }
        sayGoodbye();
    }

    private long untilNextDuty() {
        return running == null || running.isDone() ? Long.MAX_VALUE : running.untilNextDuty();
    }

    private void handle(Event event) {
        if (event instanceof Event.Heard heard) {
            hear(heard);
        } else if (event instanceof Event.Done done) {
            finish(done);
        } else if (event instanceof Event.HungUp) {
            inbox.add(new Event.Heard(new UsiCommand.Quit(), System.nanoTime())); // What was said before counts.
        }
    }

    private void doDuty() {
        if (running == null || running.isDone()) {
            return;
        }
        switch (running.duty()) {
            case ANSWER -> answer();
            case GIVE_UP -> giveUp();
            case SHOW_LIFE -> running.work().report();
            case NOTHING -> {}
        }
    }

    private void hear(Event.Heard heard) {
        if (heard.command() instanceof UsiCommand.Quit) {
            state = State.QUITTING;
        } else {
            inbox.add(heard);
        }
    }

    private void handleInbox() {
        while (state != State.QUITTING
                && !inbox.isEmpty()
                && !mustWait(inbox.peek().command())) {
            Event.Heard heard = inbox.remove();
            obey(heard.command(), heard.nanos());
        }
    }

    /** Whether a command has to wait for the end of a work, which is then told to stop if that is meant. */
    private boolean mustWait(UsiCommand command) {
        if (command instanceof UsiCommand.Bench) {
            stop();
            return state != State.IDLE;
        }
        if (command instanceof UsiCommand.Go) {
            if (state == State.IDLE) {
                prepare("");
            } else {
                stop();
            }
            return state != State.IDLE;
        }
        return state == State.PREPARING
                && (command instanceof UsiCommand.IsReady || command instanceof UsiCommand.NewGame);
    }

    private void obey(UsiCommand command, long since) {
        if (command instanceof UsiCommand.Usi) {
            introduce();
        } else if (command instanceof UsiCommand.IsReady) {
            getReady();
        } else if (command instanceof UsiCommand.SetOption option) {
            setOption(option);
        } else if (command instanceof UsiCommand.GetOption option) {
            tellOptions(option);
        } else if (command instanceof UsiCommand.NewGame) {
            beginGame();
        } else if (command instanceof UsiCommand.SetPosition set) {
            setPosition(set);
        } else if (command instanceof UsiCommand.Go go) {
            go(go.words(), since);
        } else if (command instanceof UsiCommand.Stop || command instanceof UsiCommand.GameOver) {
            stop();
        } else if (command instanceof UsiCommand.PonderHit hit) {
            ponderHit(hit.words(), since);
        } else if (command instanceof UsiCommand.Bench bench) {
            start(State.COUNTING, new BenchRun(searchers.forBench(), bench.depth(), writer));
        } else if (command instanceof UsiCommand.Ask ask) {
            Answers.to(ask.question(), position(), settings.options()).forEach(writer::line);
        } else if (command instanceof UsiCommand.Unknown unknown) {
            trySettingAnOption(unknown.words());
        } else if (command instanceof UsiCommand.Quit) {
            state = State.QUITTING;
        }
    }

    // ---- Who this is, and the options ----

    private void introduce() {
        writer.line("id name " + name);
        writer.line("id author the Sanmai authors");
        settings.options().declarations().forEach(writer::line);
        writer.line("usiok");
    }

    private void setOption(UsiCommand.SetOption option) {
        settings.options().set(option.name(), option.value()).ifPresent(writer::error);
    }

    private void tellOptions(UsiCommand.GetOption question) {
        UsiOptions options = settings.options();
        for (UsiOption option : options.all()) {
            if (question.name().map(option.name()::equalsIgnoreCase).orElse(true)) {
                writer.line(option.name() + " == " + options.text(option));
            }
        }
    }

    /** People may leave the words {@code setoption name} and {@code value} out. */
    private void trySettingAnOption(ImmutableList<String> words) {
        if (words.size() > 1 && settings.options().find(words.get(0)).isPresent()) {
            setOption(new UsiCommand.SetOption(words.get(0), String.join(" ", words.subList(1, words.size()))));
        }
    }

    // ---- Getting ready ----

    private void getReady() {
        presetComplaints.forEach(writer::error);
        presetComplaints.clear();
        if (state == State.IDLE) {
            prepare("readyok");
        } else {
            writer.line("readyok");
        }
    }

    private void beginGame() {
        searchers.beginGame();
        if (state == State.IDLE) {
            prepare("");
        }
    }

    /** Prepares what is not in order yet, and then says this; goes on at once if there is nothing to prepare. */
    private void prepare(String answer) {
        Optional<Runnable> steps = searchers.preparation(!answer.isEmpty());
        if (steps.isPresent()) {
            start(State.PREPARING, new Preparation(steps.get(), answer, writer));
        } else if (!answer.isEmpty()) {
            writer.line(answer);
        }
    }

    // ---- The position ----

    private Position position() {
        if (position == null) {
            position = Position.start();
        }
        return position;
    }

    private void setPosition(UsiCommand.SetPosition command) {
        PositionReader reader = PositionReader.read(command);
        reader.complaint().ifPresent(writer::error);
        reader.position().ifPresent(next -> position = next);
    }

    // ---- Thinking ----

    private void go(GoWords words, long since) {
        goWords = words;
        if (words.has(Flag.PERFT)) {
            int depth = (int) Math.max(0, Math.min(words.number(Measure.PERFT).orElse(1), MOST_PERFT_PLIES));
            start(State.COUNTING, new PerftCount(position().copy(), depth, writer));
        } else if (words.has(Flag.MATE)) {
            searchMate(words, since);
        } else if (words.has(Flag.PONDER)
                && settings.pondersStochastically()
                && position().movesMade() > 0) {
            ponderOnAllReplies(words, since);
        } else {
            searchMove(words, since);
        }
    }

    private void searchMove(GoWords words, long since) {
        SearchControl control = SearchControl.begunAt(since);
        SearchRequest request = plans.request(position().copy(), words, writer::error);
        Searcher chosen = words.has(Flag.INFINITE) ? searchers.forAnalysis() : searchers.forGame();
        MoveSearch search = new MoveSearch(chosen, request, control, reports());
        if (words.has(Flag.PONDER)) {
            start(State.PONDERING, search);
        } else if (words.has(Flag.INFINITE)) {
            start(State.ANALYSING, search);
        } else {
            start(State.THINKING, search);
            think(search, words, since);
        }
    }

    private void searchMate(GoWords words, long since) {
        SearchControl control = SearchControl.begunAt(since);
        long nanos = mateNanos(words.number(Measure.MATE));
        control.grant(new TimeBudget(nanos, nanos), since);
        Limits limits = Limits.ofNodes(words.number(Measure.NODES).orElse(Long.MAX_VALUE));
        start(
                State.SOLVING,
                new MateSearch(searchers.forMates(nanos), position().copy(), limits, control, writer));
    }

    /** The time for a search that may take so many milliseconds, or any time. */
    private static long mateNanos(OptionalLong millis) {
        // Too many milliseconds become the most nanoseconds there are.
        return millis.isPresent() ? TimeUnit.MILLISECONDS.toNanos(Math.max(0, millis.getAsLong())) : Long.MAX_VALUE;
    }

    private Reports reports() {
        return new Reports(writer, settings.reportMillis(), settings.reportsBounds(), System::nanoTime);
    }

    private void ponderOnAllReplies(GoWords words, long since) {
        Position before = position().copy();
        before.undoMove();
        SearchRequest request = plans.request(before, words, writer::error);
        start(
                State.PONDERING,
                new StochasticPonder(searchers.forAnalysis(), request, SearchControl.begunAt(since), position()));
    }

    private void ponderHit(GoWords hit, long since) {
        if (state != State.PONDERING) {
            return;
        }
        GoWords words = goWords.afterPonderHit(hit);
        state = State.THINKING;
        if (running.work() instanceof StochasticPonder ponder) {
            ponder.hit();
            running.stop();
            inbox.addFirst(new Event.Heard(new UsiCommand.Go(words), since));
        } else if (running.work() instanceof MoveSearch search) {
            think(search, words, since);
        }
        answerIfDone();
    }

    /** Lets a search answer, on the clock that began to run then. */
    private void think(MoveSearch search, GoWords words, long since) {
        TimeBudget budget = plans.budget(words, search.side());
        search.grant(budget, since);
        search.mayResignAt(settings::resignsAt);
        running.expectAnswer(budget.hardNanos(), since);
    }

    /** Ends what is going on, if anything is, and lets it answer. */
    private void stop() {
        if (state == State.IDLE || state == State.PREPARING || state == State.ENDING) {
            return;
        }
        if (state == State.ANALYSING || state == State.PONDERING) {
            state = State.THINKING;
        }
        running.stop();
        answerIfDone();
    }

    // ---- Work ----

    private void start(State next, Work work) {
        state = next;
        running = new Running(work, patienceNanos);
        events.perform(work);
    }

    private void finish(Event.Done done) {
        if (running == null || done.work() != running.work()) {
            return; // It was given up.
        }
        done.failure().ifPresent(failure -> writer.error("the search failed: " + failure));
        running.setDone();
        answerIfDone();
    }

    private void answerIfDone() {
        if (running.isDone() && state != State.ANALYSING && state != State.PONDERING) {
            answer();
        }
    }

    /** Gives the answer, unless it has been given. If the work has not ended yet, it is to do so. */
    private void answer() {
        if (!running.isAnswered()) {
            String answer = running.work().answer();
            running.setAnswered();
            if (!answer.isEmpty()) {
                writer.line(answer);
            }
        }
        if (running.isDone()) {
            running = null;
            state = State.IDLE;
        } else {
            state = State.ENDING;
            running.stop();
        }
    }

    /** A work that does not end must not block the next one. It is left alone with its searcher. */
    private void giveUp() {
        writer.error("the search does not stop");
        searchers.abandon();
        running.setDone();
        answer();
    }

    private void sayGoodbye() {
        if (running == null) {
            return;
        }
        running.stop();
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LAST_PATIENCE_MILLIS);
        while (!running.isDone() && System.nanoTime() < deadline) {
            Optional<Event> event = events.await(deadline - System.nanoTime());
            if (event.isPresent() && event.get() instanceof Event.Done done && done.work() == running.work()) {
                running.setDone();
            }
        }
        if (running.isDone() || !(running.work() instanceof Preparation)) { // Who is half ready is not ready.
            answer();
        }
    }
}
