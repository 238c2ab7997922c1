package sanmai.usi.client;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sanmai.engine.Analysis;
import sanmai.engine.EngineException;

/**
 * One search of an engine, from {@code go} to its answer. A {@code stop} that comes before {@code go} is sent
 * after it, and one that comes after the answer is not sent. Any thread may stop it.
 */
final class UsiSearch {
    private static final long NEVER = Long.MAX_VALUE;

    private static final String PONDER_HIT = "ponderhit";

    private final EngineConversation conversation;
    private final Duration patience;
    private final UsiGo go;
    private Consumer<Analysis> listener = ignored -> {};
    private @Nullable Throwable failure; // of the listener, unchecked
    private boolean isInterrupted;
    private long start; // of the engine's time
    private boolean isStopAwaited;

    /** Since when the engine owes a line, in nanoseconds after the start; the time that the listener takes does not count. */
    private long waitingSince;

    // Guarded by this.
    private boolean isGoing;
    private boolean isToStop;
    private boolean isStopSent;
    private boolean isHit; // ponderhit

    UsiSearch(EngineConversation conversation, Duration patience, UsiGo go) {
        this.conversation = conversation;
        this.patience = patience;
        this.go = go;
    }

    /**
     * Has the engine search, and waits for its answer.
     *
     * @param position the text of the position
     * @param collector makes an analysis of what the engine says
     * @param newListener gets the analyses
     * @return the line of the answer
     */
    String answer(String position, AnalysisCollector collector, Consumer<Analysis> newListener) {
        listener = newListener;
        begin(position);
        try {
            String line = next();
            while (!go.isAnsweredBy(line)) {
                if (line.startsWith("info ") && collector.hear(line)) {
                    tell(collector.soFar());
                }
                line = next();
            }
            if (failure != null) {
                throw unchecked(failure);
            }
            return line;
        } finally {
            end();
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException unchecked(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return (RuntimeException) failure;
    }

    private synchronized void begin(String position) {
        conversation.listen(go::isAnsweredBy);
        conversation.send("position " + position);
        conversation.send(go.words());
        start = System.nanoTime();
        isGoing = true;
        if (isHit) {
            conversation.send(PONDER_HIT);
        }
        if (isToStop) {
            stop();
        }
    }

    /** What comes after the answer would be taken for a word on the next search. */
    private synchronized void end() {
        isGoing = false;
    }

    /** The opponent has made the move on which the engine ponders. */
    synchronized void ponderHit() {
        isHit = true;
        if (isGoing && conversation.isListening()) {
            conversation.send(PONDER_HIT);
        }
    }

    /** Stops the search, unless it is over. */
    synchronized void stop() {
        isToStop = true;
        if (isGoing && !isStopSent && conversation.isListening()) {
            isStopSent = true;
            conversation.send("stop");
            conversation.wake();
        }
    }

    private synchronized boolean isStopSent() {
        return isStopSent;
    }

    private long elapsed() {
        return System.nanoTime() - start;
    }

    private long timeLimit() {
        return go.time().map(EngineConversation::nanos).orElse(NEVER);
    }

    private void tell(Analysis found) {
        long before = elapsed();
        try {
            listener.accept(found);
        } catch (RuntimeException | Error e) {
            failure = e; // Thrown once the engine has answered, so that this answer is not taken for that of the next
            // search.
            listener = ignored -> {};
            stop();
        }
        waitingSince += elapsed() - before;
    }

    private String next() {
        while (true) {
            if (elapsed() >= timeLimit()) {
                stop();
            }
            if (isStopSent() && !isStopAwaited) {
                isStopAwaited = true;
                waitingSince = elapsed();
            }
            if (isStopAwaited && patienceLeft() <= 0 && conversation.isListening()) {
                throw fail("has not answered stop for " + EngineConversation.seconds(patience));
            }
            Optional<String> line = poll();
            if (line.isPresent()) {
                waitingSince = isStopAwaited ? waitingSince : elapsed();
                return line.get();
            }
            if (isSilenceCounted() && patienceLeft() <= 0) {
                throw fail("has not answered \"" + go.words() + "\", and has written nothing for "
                        + EngineConversation.seconds(patience));
            }
        }
    }

    /** Whether an engine that says nothing for long is taken for hung: without a limit of time nothing else would end this. */
    private boolean isSilenceCounted() {
        return !isStopAwaited && go.countsSilence();
    }

    private long patienceLeft() {
        return EngineConversation.nanos(patience) - (elapsed() - waitingSince);
    }

    private Optional<String> poll() {
        long nanos = isStopAwaited ? patienceLeft() : timeLimit() - elapsed();
        try {
            return conversation.next(
                    isSilenceCounted() ? Math.min(nanos, patienceLeft()) : nanos, "while it was searching");
        } catch (InterruptedException e) {
            isInterrupted = true;
            stop();
            return Optional.empty();
        } catch (EngineException e) {
            throw withFailure(e);
        }
    }

    private EngineException fail(String reason) {
        return withFailure(conversation.failure(reason));
    }

    /** The listener's failure must not be lost behind that of the engine. */
    private EngineException withFailure(EngineException e) {
        if (failure != null) {
            e.addSuppressed(failure);
        }
        return e;
    }
}
