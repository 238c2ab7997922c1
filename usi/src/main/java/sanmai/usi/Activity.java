package sanmai.usi;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.protocol.UsiWriter;

/**
 * What the engine is doing: nothing, or one work. Each work gets its one answer, when it has ended and the GUI wants to
 * hear it, or when it should have ended. Used by the thread of the conversation alone.
 */
final class Activity {
    /** What a search that is told to stop may take when the process is to end. */
    private static final long LAST_PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final Events events;
    private final SearchEngine searchers;
    private final UsiWriter writer;
    private final long patienceNanos;

    private State state = State.IDLE;
    private Running running; // null when idle

    /** No work, which will end so long after it was told to, or be left alone. */
    Activity(Events events, SearchEngine searchers, UsiWriter writer, long patienceNanos) {
        this.events = events;
        this.searchers = searchers;
        this.writer = writer;
        this.patienceNanos = patienceNanos;
    }

    State state() {
        return state;
    }

    boolean isIdle() {
        return state == State.IDLE;
    }

    /** The work that goes on, or that has ended and waits for its answer to be wanted; absent when idle. */
    Optional<Work> work() {
        return Optional.ofNullable(running).map(Running::work);
    }

    void start(Task task) {
        state = task.state();
        running = new Running(task.work(), patienceNanos);
        events.perform(task.work());
    }

    /** From now on the answer is wanted as soon as it is known. */
    void think() {
        state = State.THINKING;
    }

    /** Expects the answer when so much time has passed since this time of {@link System#nanoTime}. */
    void expectAnswer(long nanos, long since) {
        running.expectAnswer(nanos, since);
    }

    /** Ends what is going on, if anything is, and lets it answer. */
    void stop() {
        if (state == State.IDLE || state == State.PREPARING || state == State.ENDING) {
            return;
        }
        if (isHeldBack()) {
            think();
        }
        running.stop();
        answerIfDone();
    }

    /** Hears that a work has ended. */
    void finish(Event.Done done) {
        if (running == null || done.work() != running.work()) {
            return; // It was given up.
        }
        done.failure().ifPresent(failure -> writer.error("the search failed: " + failure));
        running.setDone();
        answerIfDone();
    }

    /** How long nothing has to be done. */
    long untilNextDuty() {
        return running == null || running.isDone() ? Long.MAX_VALUE : running.untilNextDuty();
    }

    /** Does what has to be done now. */
    void doDuty() {
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

    /** TerminalAnswers if that is wanted and the work has ended. */
    void answerIfDone() {
        if (running.isDone() && !isHeldBack()) {
            answer();
        }
    }

    /** Whether the GUI does not want to hear the answer yet. */
    private boolean isHeldBack() {
        return state == State.ANALYSING || state == State.PONDERING;
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

    /** Ends the last work, and gives its answer. */
    void close() {
        if (running == null) {
            return;
        }
        running.stop();
        long deadline = System.nanoTime() + LAST_PATIENCE_NANOS;
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
