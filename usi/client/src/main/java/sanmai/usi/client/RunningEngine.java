package sanmai.usi.client;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import sanmai.engine.Analysis;
import sanmai.engine.EngineException;
import sanmai.notation.usi.UsiPosition;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/**
 * An engine from the start of its process to its end. One thread at a time has it do something; any thread may ask for its
 * name and its options, and end it.
 */
final class RunningEngine {
    private static final int UNKNOWN = 0;
    private static final String MULTI_PV = "MultiPV";

    private final EngineConversation conversation;
    private final Duration patience;
    private final KnownOptions options = new KnownOptions();
    private int multiPv = UNKNOWN;
    private boolean hasSearched;
    private boolean isKnownToAnswerOnce;

    private RunningEngine(EngineConversation conversation, Duration patience) {
        this.conversation = conversation;
        this.patience = patience;
    }

    /**
     * Starts a process, sets the engine's options, and waits until it is ready.
     *
     * @throws EngineException if it cannot be started, or does not get ready
     * @throws IllegalArgumentException if it has no such option, or the option does not take the value
     */
    static RunningEngine start(UsiSettings settings, UsiListener listener) {
        EngineConversation conversation = EngineConversation.start(settings, listener);
        try {
            RunningEngine engine = new RunningEngine(conversation, settings.patience());
            conversation.ask("usi", "usiok", engine::hearIntroduction);
            engine.noteMultiPv();
            settings.options().forEach(engine::set);
            conversation.ask("isready", "readyok", line -> {});
            conversation.send("usinewgame");
            return engine;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            EngineException failure = conversation.failure("was interrupted before it was ready");
            conversation.quit();
            throw failure;
        } catch (RuntimeException | Error e) {
            conversation.quit();
            throw e;
        }
    }

    private void hearIntroduction(String line) {
        if (line.startsWith("id name ")) {
            conversation.setName(line.substring("id name ".length()).strip());
        } else {
            options.hear(line);
        }
    }

    /** An engine may show several variations before it is asked for any number. */
    private void noteMultiPv() {
        boolean isOne = options.find(MULTI_PV)
                .filter(option -> option.defaultValue().equals("1"))
                .isPresent();
        multiPv = isOne ? 1 : UNKNOWN;
    }

    String name() {
        return conversation.name();
    }

    KnownOptions options() {
        return options;
    }

    /** Sets an option; refuses one that the engine does not have, and a value that it does not take. */
    void set(String option, String value) {
        conversation.send(options.line(name(), option, value));
        multiPv = option.equalsIgnoreCase(MULTI_PV) ? UNKNOWN : multiPv;
    }

    /** Says how many variations are wanted: as many as the engine can find, if that is fewer. */
    void askFor(int variations) {
        if (variations != multiPv) {
            options.find(MULTI_PV).flatMap(option -> option.nearest(variations)).ifPresent(most -> set(MULTI_PV, most));
            multiPv = variations;
        }
    }

    /** Says that the next position belongs to another game. */
    void newGame() {
        awaitReady();
        conversation.send("usinewgame");
    }

    private void awaitReady() {
        conversation.askUninterruptibly("isready", "readyok");
        isKnownToAnswerOnce = hasSearched;
    }

    /** Prepares a search. */
    UsiSearch search(UsiGo go) {
        return new UsiSearch(conversation, patience, go);
    }

    /** Has the engine search a position, and returns its answer. */
    String answer(UsiSearch search, Position position, AnalysisCollector collector, Consumer<Analysis> listener) {
        dropSecondAnswers();
        hasSearched = true;
        return search.answer(text(position), collector, listener);
    }

    /**
     * Drops a second answer, which would be taken for that to the next {@code go}, by {@code isready}: all lines before
     * {@code readyok} are old. Since an engine may clear its tables at {@code isready}, it is sent once, and before every
     * search only to engines that have answered twice.
     */
    private void dropSecondAnswers() {
        if (hasSearched && (!isKnownToAnswerOnce || conversation.answersTwice())) {
            awaitReady();
        }
    }

    /** The text after {@code position}, with the moves that led to the position unless a null move is among them. */
    private static String text(Position position) {
        int[] moves =
                IntStream.range(0, position.movesMade()).map(position::moveMade).toArray();
        if (Arrays.stream(moves).anyMatch(move -> move == Move.NONE)) {
            return UsiPosition.write(PositionSetup.of(position), Line.EMPTY);
        }
        Position start = position.copy();
        while (start.movesMade() > 0) {
            start.undoMove();
        }
        return UsiPosition.write(PositionSetup.of(start), Line.of(moves));
    }

    /** Ends the process for this reason, and returns the exception to be thrown now and at every later use. */
    EngineException failure(String reason) {
        return conversation.failure(reason);
    }

    /** Asks the process to end, and ends it if it does not. */
    void quit() {
        conversation.quit();
    }

    /** Ends the process at once. */
    void kill() {
        conversation.kill();
    }
}
