package sanmai.usi;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.shogi.Position;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.job.EngineState;
import sanmai.usi.job.Job;
import sanmai.usi.job.JobContext;
import sanmai.usi.job.JobFactory;
import sanmai.usi.option.UsiOption;
import sanmai.usi.option.UsiOptions;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.PositionParser;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiHandler;
import sanmai.usi.protocol.UsiWriter;

/**
 * The states of the protocol, which the package documentation draws, and what each command does in them. There is one
 * position, and at most one {@linkplain Job job} at a time. Used by the session's thread alone.
 */
final class UsiStateMachine implements UsiHandler {
    private final String name;
    private final Inbox inbox;
    private final UsiWriter writer;
    private final UsiOptions options;
    private final SearchEngine engine;
    private final JobFactory jobs;
    private ImmutableList<String> warnings = ImmutableList.of(); // for the next isready
    private Position position; // never changed, only replaced; null until it is needed
    private Position searched; // the position of the last go
    private Position pondered; // the position of a go that follows from ponderhit; null if there is none
    private Job job; // null when idle
    private boolean hasQuit;

    /**
     * Idle, in the start position.
     *
     * @param name the engine's name
     * @param inbox is woken by jobs that end
     */
    UsiStateMachine(String name, Inbox inbox, JobContext context) {
        this.name = name;
        this.inbox = inbox;
        writer = context.writer();
        options = context.options().options();
        engine = context.engine();
        jobs = new JobFactory(context);
    }

    /** Has these errors written at the next {@code isready}, when GUIs listen. */
    void warnAtIsReady(ImmutableList<String> errors) {
        warnings = errors;
    }

    // ---- The state ----

    private EngineState state() {
        return job == null ? EngineState.IDLE : job.state();
    }

    private boolean isIdle() {
        return state() == EngineState.IDLE;
    }

    private void start(Job next) {
        job = next;
        job.start(inbox::wake);
    }

    /** Starts the preparation of what a search needs, if anything is missing; else the answer is written at once. */
    private void prepare(String answer) {
        Optional<Job> preparation = jobs.preparation(answer);
        if (preparation.isPresent()) {
            start(preparation.get());
        } else if (!answer.isEmpty()) {
            writer.line(answer);
        }
    }

    /** Whether a command has to wait. If so, what it waits for has been set going. */
    boolean mustWait(UsiCommand command) {
        return switch (command.precondition()) {
            case NONE -> false;
            case NOT_PREPARING -> state() == EngineState.PREPARING;
            case IDLE -> !becomesIdle();
            case READY -> !becomesReady();
        };
    }

    private boolean becomesIdle() {
        stop();
        return isIdle();
    }

    private boolean becomesReady() {
        if (becomesIdle()) {
            prepare("");
        }
        return isIdle();
    }

    /** The time in nanoseconds until {@link #doDuty} has something to do, unless the job ends before. */
    long untilNextDuty() {
        return job == null ? Long.MAX_VALUE : job.untilNextDuty();
    }

    /** Does what is due by the clock or by the end of the job. */
    void doDuty() {
        if (job != null) {
            job.doDuty();
        }
        if (isIdle()) {
            job = null; // Its memory may be needed.
        }
    }

    /** Whether {@code quit} was handled. */
    boolean hasQuit() {
        return hasQuit;
    }

    /** Ends the last job. */
    void close() {
        if (job != null) {
            job.quit();
        }
    }

    // ---- Getting ready ----

    @Override
    public void usi() {
        writer.line("id name " + name);
        writer.line("id author the Sanmai authors");
        options.declarations().forEach(writer::line);
        writer.line("usiok");
    }

    @Override
    public void isReady() {
        warnings.forEach(writer::error);
        warnings = ImmutableList.of();
        if (isIdle()) {
            prepare("readyok");
        } else {
            writer.line("readyok");
        }
    }

    @Override
    public void usiNewGame() {
        engine.newGame();
        if (isIdle()) {
            prepare("");
        }
    }

    @Override
    public void setOption(String option, String value) {
        options.set(option, value).ifPresent(writer::error);
    }

    // ---- Searching ----

    @Override
    public void position(UsiCommand.SetPosition command) {
        PositionParser.Parsed parsed = PositionParser.parse(command);
        parsed.complaint().ifPresent(writer::error);
        parsed.position().ifPresent(next -> position = next);
    }

    private Position position() {
        if (position == null) {
            position = Position.start();
        }
        return position;
    }

    @Override
    public void go(GoParameters parameters, long nanos) {
        searched = pondered == null ? position() : pondered;
        pondered = null;
        start(jobs.go(parameters, searched, nanos));
    }

    @Override
    public void stop() {
        if (job != null) {
            job.stop();
        }
    }

    @Override
    public void ponderHit(GoParameters clocks, long nanos) {
        if (job != null) {
            job.ponderHit(clocks, nanos).ifPresent(go -> {
                pondered = searched;
                inbox.putFirst(new TimedCommand(new UsiCommand.Go(go), nanos));
            });
        }
    }

    @Override
    public void gameOver() {
        stop();
    }

    @Override
    public void quit() {
        hasQuit = true;
    }

    // ---- What users at a terminal type ----

    @Override
    public void bench(OptionalInt depth) {
        start(jobs.bench(depth));
    }

    @Override
    public void ask(UsiCommand.Question question) {
        TerminalAnswers.to(question, position(), options, engine).forEach(writer::line);
    }

    @Override
    public void getOption(Optional<String> wanted) {
        for (UsiOption option : options.all()) {
            if (wanted.map(option.name()::equalsIgnoreCase).orElse(true)) {
                writer.line(option.name() + " == " + options.text(option));
            }
        }
    }

    /** Users may leave out the words {@code setoption name} and {@code value}. */
    @Override
    public void unknown(ImmutableList<String> words) {
        if (words.size() > 1 && options.find(words.get(0)).isPresent()) {
            setOption(words.get(0), String.join(" ", words.subList(1, words.size())));
        }
    }
}
