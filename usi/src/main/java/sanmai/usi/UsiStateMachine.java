package sanmai.usi;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import sanmai.shogi.Position;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.job.EngineState;
import sanmai.usi.job.Job;
import sanmai.usi.job.JobContext;
import sanmai.usi.job.JobFactory;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.option.UsiOption;
import sanmai.usi.option.UsiOptions;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiHandler;
import sanmai.usi.protocol.UsiWriter;

/**
 * The states of the protocol, which the package documentation draws, and what each command does in them. There is one
 * position, and at most one {@linkplain Job job} at a time. Used by the session's thread alone.
 */
final class UsiStateMachine implements UsiHandler {
    /** The time that a search has to end by itself after the end of the input. */
    private static final long PATIENCE_AT_END_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final String name;
    private final Inbox inbox;
    private final UsiWriter writer;
    private final EngineOptions engineOptions;
    private final UsiOptions options;
    private final SearchEngine engine;
    private final JobFactory jobs;
    private ImmutableList<String> warnings = ImmutableList.of(); // for the next isready
    private final CurrentPosition position = new CurrentPosition();
    private Position searched; // the position of the last go
    private Position pondered; // the position of a go that follows from ponderhit; null if there is none
    private Job job; // null when idle
    private TimedCommand prepared; // the last command for which there was a preparation, even if it failed
    private boolean isReadyAwaited; // the job is the preparation that isready asked for
    private long readyNanos = System.nanoTime(); // of the last readyok
    private long endNanos = Long.MAX_VALUE; // when the end of the input ends the session at the latest
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
        engineOptions = context.options();
        options = engineOptions.options();
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
            isReadyAwaited = !answer.isEmpty();
        } else if (!answer.isEmpty()) {
            writer.line(answer);
        }
    }

    /** Ends or begins what this command has to wait for; nothing changes if that has been done. */
    void makeWayFor(TimedCommand next) {
        switch (next.command().precondition()) {
            case NONE, NOT_PREPARING, ANSWERED -> {}
            case IDLE -> stop();
            case READY -> {
                stop();
                if (isIdle() && next != prepared) {
                    prepare("");
                    prepared = next;
                }
            }
            case OVER -> endNanos = Math.min(endNanos, System.nanoTime() + PATIENCE_AT_END_NANOS);
        }
    }

    /** Whether this command's turn has come. */
    boolean accepts(TimedCommand next) {
        return switch (next.command().precondition()) {
            case NONE -> true;
            case NOT_PREPARING -> state() != EngineState.PREPARING;
            case ANSWERED ->
                state() != EngineState.PREPARING && state() != EngineState.ENDING && (job == null || !job.owesAnswer());
            case IDLE, READY -> isIdle();
            case OVER -> isOver();
        };
    }

    /** Whether the session can end after the end of the input. A preparation has no limit of time. */
    private boolean isOver() {
        return state() != EngineState.PREPARING
                && (job == null || !job.answersByItself() || System.nanoTime() - endNanos >= 0);
    }

    /** The time in nanoseconds until {@link #doDuty} has something to do, unless the job ends before. */
    long untilNextDuty() {
        long untilEnd = endNanos == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(0, endNanos - System.nanoTime());
        return job == null ? untilEnd : Math.min(untilEnd, job.untilNextDuty());
    }

    /** Does what is due by the clock or by the end of the job. */
    void doDuty() {
        if (job != null) {
            job.doDuty();
        }
        if (isIdle()) {
            job = null; // Its memory may be needed.
            if (isReadyAwaited) {
                isReadyAwaited = false;
                readyNanos = System.nanoTime();
            }
        }
    }

    /** Releases, when memory runs out, what the next search can allocate again. */
    void freeMemory() {
        engine.freeMemory();
    }

    /** Whether {@code quit} was handled. */
    boolean hasQuit() {
        return hasQuit;
    }

    /** Ends the last job, and releases memory and threads. */
    void close() {
        if (job != null) {
            job.quit();
        }
        if (isIdle()) {
            engine.close();
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
        options.remark(option, value).ifPresent(writer::note);
        if (engineOptions.clearsHash(option)) {
            usiNewGame();
        }
    }

    // ---- Searching ----

    @Override
    public void position(UsiCommand.SetPosition command) {
        position.set(command).ifPresent(writer::error);
    }

    @Override
    public void positionRefused(String reason) {
        position.refuse(reason);
        position.refusal().ifPresent(writer::error);
    }

    /**
     * If go was read before readyok was written, its clock starts at readyok: a GUI does not count the time before that,
     * and a script has no clock.
     */
    @Override
    public void go(GoParameters parameters, long nanos) {
        if (pondered == null && position.refusal().isPresent()) {
            goRefused(parameters, position.refusal().get());
            return;
        }
        searched = pondered == null ? position.get() : pondered;
        start(jobs.go(parameters, searched, readyNanos - nanos > 0 ? readyNanos : nanos));
        pondered = null;
    }

    /** Writes the reason before the answer, while GUIs show every line. */
    @Override
    public void goRefused(GoParameters parameters, String reason) {
        writer.error(reason);
        start(jobs.withoutPosition(parameters));
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
                inbox.putFirst(new TimedCommand(new UsiCommand.Go(go), nanos, ""));
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
        if (question.isAboutPosition() && position.refusal().isPresent()) {
            writer.error(position.refusal().get());
        } else {
            TerminalAnswers.to(question, position.get(), options, engine).forEach(writer::line);
        }
    }

    @Override
    public void getOption(Optional<String> wanted) {
        if (wanted.isEmpty()) {
            options.all().forEach(this::writeValue);
            return;
        }
        options.find(wanted.get())
                .ifPresentOrElse(this::writeValue, () -> writer.note("there is no option " + wanted.get()));
    }

    private void writeValue(UsiOption option) {
        if (!(option instanceof UsiOption.Button)) {
            writer.line(option.name() + " == " + options.text(option));
        }
    }

    @Override
    public void refused(String reason) {
        writer.error(reason);
    }

    /** Users may leave out the words {@code setoption name} and {@code value}; a button is its name alone. */
    @Override
    public void unknown(ImmutableList<String> words) {
        words.stream()
                .findFirst()
                .flatMap(options::find)
                .filter(option -> words.size() > 1 || option instanceof UsiOption.Button)
                .ifPresent(option -> setOption(option.name(), String.join(" ", words.subList(1, words.size()))));
    }
}
