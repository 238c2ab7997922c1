package sanmai.csa;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sanmai.game.GameClock;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.usi.client.UsiEngine;
import sanmai.usi.client.UsiThinking;
import sanmai.workers.DaemonThreads;

/**
 * The engine in a game: it thinks in its turn, and may ponder in the opponent's. It answers with events. All methods are
 * for one thread; the engine has a thread of its own.
 */
final class CsaPlayer implements AutoCloseable {
    private final UsiEngine engine;
    private final Consumer<CsaEvent> events;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(new DaemonThreads("csa-engine"));

    /** The search whose answer counts; null if none does. */
    private @Nullable UsiThinking current;

    /** The move on which the current search ponders; empty if it does not ponder. */
    private Optional<Move> pondered = Optional.empty();

    /** The answer of an engine that has not waited for the opponent's move; null if it waits. */
    private @Nullable CsaEvent early;

    CsaPlayer(UsiEngine engine, Consumer<CsaEvent> events) {
        this.engine = engine;
        this.events = events;
    }

    /** Has the engine think about its move. */
    void think(Position position, GameClock clock) {
        start(engine.think(position, clock, false));
    }

    /** Has the engine ponder on a move of the opponent. */
    void ponder(Position position, Move move, GameClock clock) {
        position.doMove(move.code());
        start(engine.think(position, clock, true));
        position.undoMove();
        pondered = Optional.of(move);
    }

    private void start(UsiThinking search) {
        current = search;
        pondered = Optional.empty();
        early = null;
        thread.execute(() -> {
            try {
                events.accept(new CsaEvent.EngineAnswer(search, search.run(analysis -> {})));
            } catch (RuntimeException | Error e) {
                events.accept(new CsaEvent.EngineFailure(e));
            }
        });
    }

    /**
     * The opponent has moved. Returns whether the engine has pondered on this move, and thinks about its own now, or has
     * answered already; else it stops.
     */
    boolean hears(Move move) {
        UsiThinking search = current;
        if (search == null || pondered.isEmpty()) {
            return false;
        }
        boolean isHit = pondered.get().equals(move);
        pondered = Optional.empty();
        if (isHit && early != null) {
            events.accept(early);
        } else if (isHit) {
            search.ponderHit();
        } else {
            stop();
        }
        return isHit;
    }

    /** Keeps an answer until the opponent's move if the engine should still ponder; whether it should. */
    boolean keeps(CsaEvent.EngineAnswer answer) {
        boolean isEarly = answer.search() == current && pondered.isPresent();
        early = isEarly ? answer : early;
        return isEarly;
    }

    /** Whether this is the search whose answer is to be played, not one that was stopped. */
    boolean isToPlay(UsiThinking search) {
        return search == current;
    }

    /** Stops the engine; its answer does not count. */
    void stop() {
        if (current != null) {
            current.stop();
            current = null;
        }
    }

    @Override
    public void close() {
        stop();
        thread.shutdown();
    }
}
