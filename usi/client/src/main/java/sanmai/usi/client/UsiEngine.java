package sanmai.usi.client;

import static java.util.Objects.requireNonNull;

import java.lang.ref.Cleaner;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.engine.EngineException;
import sanmai.game.GameClock;
import sanmai.notation.NotationException;
import sanmai.shogi.Position;
import sanmai.workers.ExclusiveUse;

/**
 * Any engine that speaks USI, in a separate process. Several threads may use it, as every {@link Engine}.
 *
 * <pre>{@code
 * UsiSettings settings = UsiSettings.of("/opt/yaneuraou/YaneuraOu").withOption("USI_Hash", "1024");
 * try (Engine engine = UsiEngine.open(settings)) {
 *     Analysis analysis = engine.analyse(game, AnalysisLimits.ofTime(Duration.ofSeconds(10)));
 * }
 * }</pre>
 *
 * <p>Lines outside the protocol are skipped, and lines that nobody waits for are dropped; a {@link UsiListener} hears all of
 * them. An engine that dies, or does not answer within the {@linkplain UsiSettings#patience() patience}, causes an {@link
 * EngineException} with its last lines; the process is ended, and every further use fails until {@link #restart}.
 *
 * <p>Limits of time are kept by {@code stop}, others by the engine. With a limit of depth or nodes, and none of time,
 * an engine that writes no line within the patience counts as hung; an engine that is silent for longer needs more
 * patience. An engine finds as many variations as its option MultiPV allows, and one without that option.
 */
public final class UsiEngine implements Engine {
    private static final Cleaner CLEANER = Cleaner.create();

    private final UsiSettings settings;
    private final UsiListener listener;
    private final AtomicReference<RunningEngine> running;
    private final ExclusiveUse use;

    /** The options to be set at a restart. */
    private final Map<String, String> values;

    private UsiEngine(UsiSettings settings, UsiListener listener) {
        this.settings = settings;
        this.listener = listener;
        values = new LinkedHashMap<>(settings.options());
        AtomicReference<RunningEngine> process = new AtomicReference<>(RunningEngine.start(settings, listener));
        running = process;
        use = new ExclusiveUse("the engine", () -> process.get().quit());
        CLEANER.register(this, () -> process.get().kill()); // Ends the process of an engine that nobody closes.
    }

    /**
     * Starts an engine, sets its options, and waits until it is ready.
     *
     * @throws EngineException if it cannot be started, or does not get ready
     * @throws IllegalArgumentException if it has no option of a name that is to be set, or the option does not take the value;
     *     the message says what it has
     */
    public static UsiEngine open(UsiSettings settings) {
        return open(settings, new UsiListener() {});
    }

    /**
     * Starts an engine as {@link #open(UsiSettings)} does.
     *
     * @param listener hears all lines from the first on
     */
    public static UsiEngine open(UsiSettings settings, UsiListener listener) {
        return new UsiEngine(requireNonNull(settings, "settings"), requireNonNull(listener, "listener"));
    }

    @Override
    public String name() {
        return running.get().name();
    }

    // ---- Options ----

    /** The options that the engine has declared. */
    public List<UsiOption> options() {
        return running.get().options().all();
    }

    /** The option of a name, whatever its case. */
    public Optional<UsiOption> option(String name) {
        return running.get().options().find(name);
    }

    /**
     * Sets an option.
     *
     * @param value the value; empty for a button
     * @throws IllegalArgumentException if the engine has no such option, or the option does not take the value
     */
    public void set(String option, String value) {
        use.run("set", () -> setNow(option, value));
    }

    /**
     * Sets an option if the engine has it and the option takes the value. Every engine may have USI_Hash and USI_Ponder, also
     * one that declares neither.
     */
    public void setIfKnown(String option, String value) {
        use.run("setIfKnown", () -> {
            if (running.get().options().takes(option, value)) {
                setNow(option, value);
            }
        });
    }

    private void setNow(String option, String value) {
        running.get().set(option, value);
        values.keySet().removeIf(option::equalsIgnoreCase);
        values.put(option, value);
    }

    /** The value to which an option was set last, or else its default; empty if it has none, or there is no such option. */
    public String value(String option) {
        return use.call(
                "value",
                () -> values.entrySet().stream()
                        .filter(set -> set.getKey().equalsIgnoreCase(option))
                        .reduce((before, last) -> last)
                        .map(Map.Entry::getValue)
                        .orElseGet(() ->
                                option(option).map(UsiOption::defaultValue).orElse("")));
    }

    // ---- Work ----

    @Override
    public void newGame() {
        use.run("newGame", () -> running.get().newGame());
    }

    @Override
    public Analysis analyse(Position position, AnalysisLimits limits, Consumer<Analysis> heard) {
        requireNonNull(position, "position");
        requireNonNull(limits, "limits");
        requireNonNull(heard, "listener");
        return use.call("analyse", () -> {
            RunningEngine engine = running.get();
            engine.askFor(limits.multiPv());
            UsiSearch search = engine.search(UsiGo.within(limits));
            AnalysisCollector collector = new AnalysisCollector(position, limits.multiPv());
            return answer(engine, search, position, collector, heard).analysis();
        });
    }

    /**
     * Prepares a search for a move of a game, with one variation.
     *
     * @param position the position; to ponder, that after the opponent's expected move
     * @param clock the clocks; to ponder, as they are now
     * @param ponders whether the opponent has not moved yet
     */
    public UsiThinking think(Position position, GameClock clock, boolean ponders) {
        Position thought = position.copy();
        RunningEngine engine = running.get();
        UsiSearch search = engine.search(UsiGo.by(clock, position.turn(), ponders));
        return new UsiThinking(
                search,
                heard -> use.call("think", () -> {
                    engine.askFor(1);
                    return answer(engine, search, thought, new AnalysisCollector(thought, 1), heard);
                }));
    }

    private UsiAnswer answer(
            RunningEngine engine,
            UsiSearch search,
            Position position,
            AnalysisCollector collector,
            Consumer<Analysis> heard) {
        use.onStop(search::stop);
        String answer = engine.answer(search, position, collector, heard);
        try {
            return UsiAnswer.of(answer, position, collector);
        } catch (NotationException e) {
            throw engine.failure("answered " + answer.replaceFirst("^(\\S+\\s+\\S+).*", "$1") + ": " + e.getMessage());
        }
    }

    /**
     * Has the engine solve a mate problem, until it is done or {@link #stop} is called.
     *
     * @param position the problem, with the attacker to move; it stays as it is
     * @throws EngineException if the engine fails
     */
    public UsiMate solveMate(Position position) {
        return solveMate(position, Optional.empty());
    }

    /**
     * Has the engine solve a mate problem within a time.
     *
     * @param position the problem, with the attacker to move; it stays as it is
     * @throws EngineException if the engine fails
     */
    public UsiMate solveMate(Position position, Duration time) {
        return solveMate(position, Optional.of(time));
    }

    private UsiMate solveMate(Position position, Optional<Duration> time) {
        requireNonNull(position, "position");
        return use.call("solveMate", () -> {
            RunningEngine engine = running.get();
            UsiSearch search = engine.search(UsiGo.mate(time));
            use.onStop(search::stop);
            String answer = engine.answer(search, position, new AnalysisCollector(position, 1), heard -> {});
            try {
                return UsiMate.of(answer, position);
            } catch (NotationException e) {
                throw engine.failure("answered " + answer + ": " + e.getMessage());
            }
        });
    }

    @Override
    public void stop() {
        use.stop();
    }

    // ---- The process ----

    /**
     * Starts the process anew, with all options as they are: after a failure, or to have the engine forget everything. What was
     * prepared by {@link #think} before cannot be run.
     *
     * @throws EngineException if it cannot be started, or does not get ready; another restart may succeed
     * @throws IllegalStateException if the engine is closed, or if a listener of the same engine calls this
     */
    public void restart() {
        use.run("restart", () -> {
            running.get().quit();
            running.set(
                    RunningEngine.start(new UsiSettings(settings.command(), values, settings.patience()), listener));
        });
    }

    @Override
    public void close() {
        use.closeAndWait();
    }

    @Override
    public String toString() {
        return name();
    }
}
