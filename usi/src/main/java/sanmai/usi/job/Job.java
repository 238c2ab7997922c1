package sanmai.usi.job;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.UsiWriter;

/**
 * Work that takes time and has one answer: a search, a perft count, a bench, a preparation. It runs once, on a separate
 * thread. It has a {@linkplain EngineState state} and hears what the GUI says meanwhile: {@code stop}, {@code
 * gameover}, {@code ponderhit} and {@code quit}. When it has answered and its thread has ended, the state is idle.
 *
 * <p>The answer is given by the session's thread, once: when the job has ended and the GUI wants the answer, or when the job
 * should have ended. Everything but {@link #run} is called by the session's thread.
 */
public abstract class Job {
    /** GUIs and users give up on an engine that says nothing for long. */
    private static final long SIGN_OF_LIFE_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** The time for the end of the last job when the session ends. */
    private static final long PATIENCE_AT_QUIT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final JobContext context;
    private final JobDeadlines deadlines;
    private final CountDownLatch end = new CountDownLatch(1);
    private volatile Throwable failure; // null unless the run failed

    private EngineState state;
    private boolean isStopped;
    private boolean isAnswered;
    private boolean hasEnded; // or is abandoned

    Job(EngineState state, JobContext context) {
        this(state, context, SIGN_OF_LIFE_NANOS);
    }

    /** A job that shows life in intervals of this time. */
    Job(EngineState state, JobContext context, long signOfLifeNanos) {
        this.state = state;
        this.context = context;
        deadlines = new JobDeadlines(context.patienceNanos(), signOfLifeNanos, System::nanoTime);
    }

    // ---- What each kind of job does ----

    /** What it is called in messages. */
    String name() {
        return "the search";
    }

    /** Does the work, on the job's own thread. */
    abstract void run();

    /** Asks {@link #run} to come to an end soon. */
    abstract void requestStop();

    /** Shows the GUI that the job goes on. Called in intervals while it runs. */
    void showLife() {}

    /**
     * The line that answers the command; empty for none. Called once, when {@link #run} has returned or thrown, or before
     * that if it takes too long; after that the job writes nothing more.
     */
    abstract String answer();

    /**
     * The opponent made the expected move while the job was pondering.
     *
     * @param clocks the parameters of {@code ponderhit}
     * @param nanos when its line was read
     * @return the {@code go} that has to be searched instead, if this job does not answer for it
     */
    Optional<GoParameters> hearPonderHit(GoParameters clocks, long nanos) {
        return Optional.empty();
    }

    // ---- What the session tells it ----

    /**
     * Starts the job's thread.
     *
     * @param atTheEnd is run by that thread when the job has ended
     */
    public final void start(Runnable atTheEnd) {
        try {
            context.threads().newThread(() -> runToTheEnd(atTheEnd)).start();
        } catch (OutOfMemoryError e) { // The system starts no more threads.
            failure = e;
            end.countDown();
            atTheEnd.run();
        }
    }

    private void runToTheEnd(Runnable atTheEnd) {
        try {
            run();
        } catch (RuntimeException | Error e) {
            failure = e;
        } finally {
            end.countDown();
            atTheEnd.run();
        }
    }

    /** What the engine is doing; idle when this job is over. */
    public final EngineState state() {
        return state;
    }

    /** Whether it was told to stop, and has not answered yet. */
    public final boolean owesAnswer() {
        return isStopped && !isAnswered;
    }

    /** Whether the job answers without a further command of the GUI. */
    public final boolean answersByItself() {
        return !isAnswered && state != EngineState.IDLE && !state.holdsAnswerBack();
    }

    /** {@code stop}, {@code gameover}, or a command that needs an idle engine: ends a job that can be stopped. */
    public final void stop() {
        if (state == EngineState.IDLE || state == EngineState.PREPARING || state == EngineState.ENDING) {
            return;
        }
        if (state.holdsAnswerBack()) {
            state = EngineState.THINKING;
        }
        stopRunning();
        if (hasEnded) {
            finish();
        }
    }

    /**
     * {@code ponderhit}: lets a job answer that is pondering.
     *
     * @param clocks the parameters of {@code ponderhit}
     * @param nanos when its line was read
     * @return the {@code go} that has to be searched instead, if this job does not answer for it
     */
    public final Optional<GoParameters> ponderHit(GoParameters clocks, long nanos) {
        return state == EngineState.PONDERING ? hearPonderHit(clocks, nanos) : Optional.empty();
    }

    /** {@code quit}: stops the job, waits a moment for its end, and gives its answer. */
    public final void quit() {
        if (state == EngineState.IDLE) {
            return;
        }
        stopRunning();
        try {
            hasEnded |= end.await(PATIENCE_AT_QUIT_NANOS, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (hasEnded || state != EngineState.PREPARING) { // An unfinished preparation must not answer readyok.
            finish();
        }
    }

    // ---- Time ----

    /** The time in nanoseconds until {@link #doDuty} has something to do, unless the job ends before. */
    public final long untilNextDuty() {
        return hasEnded ? Long.MAX_VALUE : deadlines.untilNextDuty();
    }

    /** Does what is due now: answers at the end, keeps deadlines, shows life. */
    public final void doDuty() {
        if (hasEnded) {
            return;
        }
        if (end.getCount() == 0) {
            hearEnd();
            return;
        }
        switch (deadlines.nextDuty()) {
            case ANSWER -> finish();
            case ABANDON -> abandon();
            case SHOW_LIFE -> showLife();
            case NOTHING -> {}
        }
    }

    private void hearEnd() {
        hasEnded = true;
        if (failure != null) {
            writer().error(name() + " failed: " + failure);
        }
        if (!state.holdsAnswerBack()) {
            finish();
        }
    }

    /** A job that does not end must not block the next one. */
    private void abandon() {
        writer().error(name() + " does not stop");
        context.engine().abandon();
        hasEnded = true;
        finish();
    }

    // ---- For the kinds of jobs ----

    final UsiWriter writer() {
        return context.writer();
    }

    /** From now on the answer goes out as soon as it is known. */
    final void releaseAnswer() {
        state = EngineState.THINKING;
        if (hasEnded) {
            finish();
        }
    }

    /** Answers even if the job goes on, once this time has passed since a time of {@link System#nanoTime}. */
    final void expectAnswer(long nanos, long since) {
        deadlines.expectAnswer(nanos, since);
    }

    private void stopRunning() {
        if (!isStopped) {
            isStopped = true;
            requestStop();
            deadlines.stopRequested(!isAnswered);
        }
    }

    /** Gives the answer, unless it has been given. A job that goes on is told to stop. */
    private void finish() {
        if (!isAnswered) {
            isAnswered = true;
            deadlines.answerGiven();
            String answer = answerInAnyMemory();
            if (!answer.isEmpty()) {
                writer().line(answer);
            }
        }
        state = hasEnded ? EngineState.IDLE : EngineState.ENDING;
        if (!hasEnded) {
            stopRunning();
        }
    }

    private String answerInAnyMemory() {
        try {
            return answer();
        } catch (OutOfMemoryError e) {
            context.engine().freeMemory();
            return answer();
        }
    }
}
