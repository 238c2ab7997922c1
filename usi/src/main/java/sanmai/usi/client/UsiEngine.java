package sanmai.usi.client;

import java.lang.ref.Cleaner;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.engine.EngineException;
import sanmai.game.GameClock;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.format.MoveNotation;
import sanmai.search.ExclusiveUse;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Any engine that speaks USI, in a separate process.
 *
 * <pre>{@code
 * UsiSettings settings = UsiSettings.of("/opt/yaneuraou/YaneuraOu").withOption("USI_Hash", "1024");
 * try (Engine engine = UsiEngine.open(settings)) {
 *     Analysis analysis = engine.analyse(game, AnalysisLimits.ofTime(Duration.ofSeconds(10)));
 * }
 * }</pre>
 *
 * <p>Lines outside the protocol are skipped, and lines that nobody waits for are dropped. An engine that dies, or does
 * not answer within the {@linkplain UsiSettings#patience() patience}, causes an {@link EngineException} with its last
 * lines; the process is ended, and the engine cannot be used any more.
 *
 * <p>Limits of time are kept by {@code stop}, others by the engine. With a limit of depth or nodes, and none of time,
 * an engine that writes no line within the patience counts as hung; an engine that is silent for longer needs more
 * patience. An engine without the option MultiPV finds one variation.
 */
public final class UsiEngine implements Engine {
    /** A faulty engine may list options without end. */
    private static final int MAX_OPTIONS = 1000;

    private static final Cleaner CLEANER = Cleaner.create();

    private final EngineConversation conversation;
    private final Duration patience;
    private final ExclusiveUse use;

    /** The names of the options as the engine writes them, by those names in lower case. */
    private final Map<String, String> optionNames = new LinkedHashMap<>();

    private int multiPv = 1;
    private boolean hasSearched;
    private boolean isKnownToAnswerOnce;

    private UsiEngine(UsiSettings settings) {
        conversation = EngineConversation.start(settings);
        patience = settings.patience();
        use = new ExclusiveUse("the engine", conversation::quit);
        CLEANER.register(this, conversation::kill); // Ends the process of an engine that nobody closes.
    }

    /**
     * Starts an engine, sets its options, and waits until it is ready.
     *
     * @throws EngineException if it cannot be started, or does not get ready
     * @throws IllegalArgumentException if it has no option of a name that is to be set; the message lists those it has
     */
    public static UsiEngine open(UsiSettings settings) {
        UsiEngine engine = new UsiEngine(settings);
        try {
            engine.introduce();
            settings.options().forEach(engine::setOption);
            engine.conversation.ask("isready", "readyok", line -> {});
            engine.conversation.send("usinewgame");
            return engine;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            EngineException failure = engine.conversation.failure("was interrupted before it was ready");
            engine.close();
            throw failure;
        } catch (RuntimeException | Error e) {
            engine.close();
            throw e;
        }
    }

    private void introduce() throws InterruptedException {
        conversation.ask("usi", "usiok", this::hearIntroduction);
    }

    private void hearIntroduction(String line) {
        if (line.startsWith("id name ")) {
            conversation.setName(line.substring("id name ".length()).strip());
        } else if (line.startsWith("option name ") && optionNames.size() < MAX_OPTIONS) {
            String option = line.substring("option name ".length()).replaceFirst("(?<!\\s)\\s+type\\s.*", "");
            optionNames.put(option.toLowerCase(Locale.ROOT), option);
        }
    }

    private void setOption(String option, String value) {
        String exact = optionNames.get(option.toLowerCase(Locale.ROOT));
        if (exact == null) {
            // The protocol allows engines to know these two without listing them.
            if (!option.equals("USI_Hash") && !option.equals("USI_Ponder")) {
                throw new IllegalArgumentException(
                        name() + " has no option " + option + "; it has " + String.join(", ", optionNames.values()));
            }
            exact = option;
        }
        conversation.send("setoption name " + exact + (value.isEmpty() ? "" : " value " + value));
    }

    private void awaitReady() {
        conversation.askUninterruptibly("isready", "readyok");
        isKnownToAnswerOnce = hasSearched;
    }

    @Override
    public String name() {
        return conversation.name();
    }

    @Override
    public void newGame() {
        use.run("newGame", () -> {
            awaitReady();
            conversation.send("usinewgame");
        });
    }

    @Override
    public Analysis analyse(Position position, AnalysisLimits limits, Consumer<Analysis> listener) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(limits, "limits");
        Objects.requireNonNull(listener, "listener");
        return use.call("analyse", () -> {
            askFor(limits.multiPv());
            AnalysisCollector collector = new AnalysisCollector(position, limits.multiPv());
            String answer =
                    answer(new UsiSearch(conversation, patience, UsiGo.within(limits)), position, collector, listener);
            return conclude(collector, answer);
        });
    }

    /** Has the engine search a position, and returns what follows {@code bestmove}. */
    private String answer(
            UsiSearch search, Position position, AnalysisCollector collector, Consumer<Analysis> listener) {
        use.onStop(search::stop);
        dropSecondAnswers();
        hasSearched = true;
        return search.answer(text(position), collector, listener);
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
        UsiSearch search = new UsiSearch(conversation, patience, UsiGo.by(clock, position.turn(), ponders));
        return new UsiThinking(
                search,
                listener -> use.call("think", () -> {
                    askFor(1);
                    AnalysisCollector collector = new AnalysisCollector(thought, 1);
                    String answer = answer(search, thought, collector, listener);
                    Analysis analysis = conclude(collector, answer);
                    return new UsiAnswer(analysis, ponder(answer, thought, analysis));
                }));
    }

    /** The legal move behind {@code ponder}, if there is one. */
    private static Optional<Move> ponder(String answer, Position position, Analysis analysis) {
        String[] words = answer.split("\\s+");
        if (words.length < 3
                || !words[1].equals("ponder")
                || analysis.bestMove().isEmpty()) {
            return Optional.empty();
        }
        position.doMove(analysis.bestMove().get().code());
        try {
            return Optional.of(MoveNotation.USI.parse(words[2], position));
        } catch (NotationException e) {
            return Optional.empty();
        } finally {
            position.undoMove();
        }
    }

    /** Sets an option if the engine has it. */
    public void setIfKnown(String option, String value) {
        use.run("setIfKnown", () -> {
            if (optionNames.containsKey(option.toLowerCase(Locale.ROOT))) {
                setOption(option, value);
            }
        });
    }

    /**
     * Drops a second {@code bestmove}, which would be taken for the answer to the next {@code go}, by {@code isready}:
     * all lines before {@code readyok} are old. Since an engine may clear its tables at {@code isready}, it is sent
     * once, and before every search only to engines that have answered twice.
     */
    private void dropSecondAnswers() {
        if (hasSearched && (!isKnownToAnswerOnce || conversation.answersTwice())) {
            awaitReady();
        }
    }

    private void askFor(int variations) {
        if (variations != multiPv && optionNames.containsKey("multipv")) {
            setOption("MultiPV", Integer.toString(variations));
            multiPv = variations;
        }
    }

    private Analysis conclude(AnalysisCollector collector, String answer) {
        String bestMove = answer.replaceFirst("\\s.*", "");
        try {
            return collector.conclude(bestMove);
        } catch (NotationException e) {
            throw conversation.failure("answered bestmove " + bestMove + ": " + e.getMessage());
        }
    }

    /** The text after {@code position}, with the moves that led to the position unless a null move is among them. */
    private static String text(Position position) {
        int moves = position.movesMade();
        if (moves == 0 || IntStream.range(0, moves).anyMatch(i -> position.moveMade(i) == Move.NONE)) {
            return "sfen " + Sfen.of(position);
        }
        Position start = position.copy();
        IntStream.range(0, moves).forEach(i -> start.undoMove());
        return IntStream.range(0, moves)
                .mapToObj(i -> Move.usi(position.moveMade(i)))
                .collect(Collectors.joining(" ", "sfen " + Sfen.of(start) + " moves ", ""));
    }

    @Override
    public void stop() {
        use.stop();
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
