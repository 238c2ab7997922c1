package sanmai.usi;

import com.google.common.collect.ImmutableList;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import sanmai.search.Searcher;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;
import sanmai.usi.engine.BookFiles;
import sanmai.usi.engine.GoLimits;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.option.DefaultOverrides;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.option.UsiOption;
import sanmai.usi.option.UsiOptions;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.PositionParser;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiWriter;

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

    private final String name;
    private final UsiWriter writer;
    private final EngineOptions settings = new EngineOptions();
    private final GoLimits plans = new GoLimits(settings);
    private final EvaluationFactory evaluation;
    private final SearchEngine searchers;
    private final Tasks tasks;
    private final Events events = new Events();
    private final Activity activity;
    private final List<String> presetComplaints = new ArrayList<>();
    private final Deque<Event.Heard> inbox = new ArrayDeque<>();

    private Position position; // null until it is needed
    private GoParameters goWords; // of the last go
    private boolean quitting;

    /**
     * A session.
     *
     * @param name the engine's name
     * @param maker makes the engine's own search with an evaluation
     * @param evaluation judges positions, for the search and for the command {@code eval}
     * @param books opens the book that the user chooses
     * @param writer takes the lines for the GUI
     */
    public UsiSession(
            String name,
            Function<EvaluationFactory, Searcher> maker,
            EvaluationFactory evaluation,
            BookFiles books,
            UsiWriter writer) {
        this(name, maker, evaluation, books, writer, PATIENCE_MILLIS);
    }

    /** The same with another patience with searches that are told to stop. */
    UsiSession(
            String name,
            Function<EvaluationFactory, Searcher> maker,
            EvaluationFactory evaluation,
            BookFiles books,
            UsiWriter writer,
            long patienceMillis) {
        this.name = name;
        this.evaluation = evaluation;
        searchers = new SearchEngine(() -> maker.apply(evaluation), books, settings, writer);
        this.writer = writer;
        tasks = new Tasks(settings, plans, searchers, writer);
        activity = new Activity(events, searchers, writer, TimeUnit.MILLISECONDS.toNanos(patienceMillis));
    }

    /**
     * Gives options other defaults, before the conversation begins. What is wrong with the lines is told after the first
     * {@code isready}, when GUIs listen.
     *
     * @param lines each {@code option name NAME type T default VALUE ...} or {@code setoption name NAME value VALUE}
     */
    public void preset(List<String> lines) {
        presetComplaints.addAll(DefaultOverrides.apply(lines, settings.options()));
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
        while (!quitting) {
            Optional<Event> event = events.await(activity.untilNextDuty());
            try {
                event.ifPresent(this::handle);
                activity.doDuty();
                handleInbox();
            } catch (RuntimeException e) {
                // An engine that ends in the middle of a game has lost it.
                writer.error("internal: " + e);
            }
        }
        activity.close();
    }

    private void handle(Event event) {
        if (event instanceof Event.Heard heard) {
            hear(heard);
        } else if (event instanceof Event.Done done) {
            activity.finish(done);
        } else if (event instanceof Event.HungUp) {
            inbox.add(new Event.Heard(new UsiCommand.Quit(), System.nanoTime())); // What was said before counts.
        }
    }

    private void hear(Event.Heard heard) {
        if (heard.command() instanceof UsiCommand.Quit) {
            quitting = true;
        } else {
            inbox.add(heard);
        }
    }

    private void handleInbox() {
        while (!quitting && !inbox.isEmpty() && !mustWait(inbox.peek().command())) {
            Event.Heard heard = inbox.remove();
            obey(heard.command(), heard.nanos());
        }
    }

    /** Whether a command has to wait for the end of a work, which is then told to stop if that is meant. */
    private boolean mustWait(UsiCommand command) {
        if (command instanceof UsiCommand.Go && activity.isIdle()) {
            prepare("");
            return !activity.isIdle();
        }
        if (command instanceof UsiCommand.Go || command instanceof UsiCommand.Bench) {
            activity.stop();
            return !activity.isIdle();
        }
        return activity.state() == State.PREPARING
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
            activity.stop();
        } else if (command instanceof UsiCommand.PonderHit hit) {
            ponderHit(hit.words(), since);
        } else if (command instanceof UsiCommand.Bench bench) {
            activity.start(tasks.bench(bench.depth()));
        } else if (command instanceof UsiCommand.Ask ask) {
            TerminalAnswers.to(ask.question(), position(), settings.options(), evaluation)
                    .forEach(writer::line);
        } else if (command instanceof UsiCommand.Unknown unknown) {
            trySettingAnOption(unknown.words());
        } else if (command instanceof UsiCommand.Quit) {
            quitting = true;
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
        if (activity.isIdle()) {
            prepare("readyok");
        } else {
            writer.line("readyok");
        }
    }

    private void beginGame() {
        searchers.beginGame();
        if (activity.isIdle()) {
            prepare("");
        }
    }

    /** Prepares what is not in order yet, and then says this; goes on at once if there is nothing to prepare. */
    private void prepare(String answer) {
        Optional<Task> preparation = tasks.preparation(answer);
        if (preparation.isPresent()) {
            activity.start(preparation.get());
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
        PositionParser reader = PositionParser.read(command);
        reader.complaint().ifPresent(writer::error);
        reader.position().ifPresent(next -> position = next);
    }

    // ---- Thinking ----

    private void go(GoParameters words, long since) {
        goWords = words;
        Task task = tasks.go(words, position(), since);
        activity.start(task);
        if (task.state() == State.THINKING) {
            think(task.work(), words, since);
        }
    }

    private void ponderHit(GoParameters hit, long since) {
        if (activity.state() != State.PONDERING) {
            return;
        }
        GoParameters words = goWords.afterPonderHit(hit);
        Work work = activity.work().orElseThrow();
        if (work instanceof StochasticPonder ponder) {
            ponder.hit();
            inbox.addFirst(new Event.Heard(new UsiCommand.Go(words), since));
            activity.stop();
        } else {
            activity.think();
            think(work, words, since);
            activity.answerIfDone();
        }
    }

    /** Lets a search for a move answer, on the clock that began to run then. */
    private void think(Work work, GoParameters words, long since) {
        if (work instanceof MoveSearch search) {
            TimeBudget budget = plans.budget(words, search.side());
            search.grant(budget, since);
            search.mayResignAt(settings::resignsAt);
            activity.expectAnswer(budget.maximumNanos(), since);
        }
    }
}
