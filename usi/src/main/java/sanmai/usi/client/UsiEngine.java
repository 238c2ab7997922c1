package sanmai.usi.client;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.engine.EngineException;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Any engine that speaks USI, in a process of its own.
 *
 * <pre>{@code
 * UsiSettings settings = UsiSettings.of("/opt/yaneuraou/YaneuraOu").withOption("USI_Hash", "1024");
 * try (Engine engine = UsiEngine.open(settings)) {
 *     Analysis analysis = engine.analyse(game, AnalysisLimits.ofTime(Duration.ofSeconds(10)));
 * }
 * }</pre>
 *
 * <p>What an engine says besides the protocol is passed over. An engine that dies, or does not answer within the {@linkplain
 * UsiSettings#patience() patience}, is an {@link EngineException} with its last lines; the engine cannot be used any more.
 * Limits of time are kept by {@code stop}, others by the engine. It finds one variation if it has no option MultiPV.
 */
public final class UsiEngine implements Engine {
    private final EngineConversation conversation;
    private final Duration patience;

    /** The names of the options as the engine writes them, by those names in lower case. */
    private final Map<String, String> optionNames = new LinkedHashMap<>();

    private String name;
    private int multiPv = 1;
    private volatile boolean isAnalysing;
    private volatile boolean isClosed;

    private UsiEngine(UsiSettings settings) {
        conversation = new EngineConversation(settings.command());
        patience = settings.patience();
        name = conversation.toString();
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
            engine.newGame();
            return engine;
        } catch (RuntimeException e) {
            engine.close();
            throw e;
        }
    }

    private void introduce() {
        conversation.send("usi");
        await("usiok", this::hearIntroduction);
    }

    private void hearIntroduction(String line) {
        if (line.startsWith("id name ")) {
            name = line.substring("id name ".length()).strip();
        } else if (line.startsWith("option name ")) {
            String option = line.substring("option name ".length()).replaceFirst("\\s+type\\s.*", "");
            optionNames.put(option.toLowerCase(Locale.ROOT), option);
        }
    }

    private void setOption(String option, String value) {
        String exact = optionNames.get(option.toLowerCase(Locale.ROOT));
        if (exact == null) {
            // Some engines know these two without saying so, as the protocol has it.
            if (!option.equals("USI_Hash") && !option.equals("USI_Ponder")) {
                throw new IllegalArgumentException(
                        name + " has no option " + option + "; it has " + String.join(", ", optionNames.values()));
            }
            exact = option;
        }
        conversation.send("setoption name " + exact + (value.isEmpty() ? "" : " value " + value));
    }

    private void await(String word, Consumer<String> listener) {
        try {
            conversation.await(word, patience, listener);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw conversation.failure("was interrupted before it said " + word);
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public synchronized void newGame() {
        conversation.send("isready");
        await("readyok", line -> {});
        conversation.send("usinewgame");
    }

    @Override
    public synchronized Analysis analyse(Position position, AnalysisLimits limits, Consumer<Analysis> listener) {
        isAnalysing = true;
        try {
            if (isClosed) {
                throw new IllegalStateException("the engine is closed");
            }
            askFor(limits.multiPv());
            AnalysisCollector collector = new AnalysisCollector(position, limits.multiPv());
            conversation.send("position " + text(position));
            conversation.send(go(limits));
            return conclude(collector, new Search(limits).bestMove(collector, listener));
        } finally {
            isAnalysing = false;
        }
    }

    private void askFor(int variations) {
        if (variations != multiPv && optionNames.containsKey("multipv")) {
            setOption("MultiPV", Integer.toString(variations));
            multiPv = variations;
        }
    }

    private Analysis conclude(AnalysisCollector collector, String bestMove) {
        try {
            return collector.conclude(bestMove);
        } catch (NotationException e) {
            throw conversation.failure("answered bestmove " + bestMove + ": " + e.getMessage());
        }
    }

    /** The position behind {@code position}, with the moves that led to it unless a null move is among them. */
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

    private static String go(AnalysisLimits limits) {
        if (!limits.hasDepth() && !limits.hasNodes()) {
            return "go infinite";
        }
        return "go" + (limits.hasDepth() ? " depth " + limits.depth() : "")
                + (limits.hasNodes() ? " nodes " + limits.nodes() : "");
    }

    /** One search, from {@code go} to its {@code bestmove}. */
    private final class Search {
        private Optional<Long> deadline;
        private boolean isStopped;
        private boolean isInterrupted;

        Search(AnalysisLimits limits) {
            deadline = limits.time().map(Search::after);
        }

        private static long after(Duration time) {
            boolean isLong = time.compareTo(Duration.ofDays(10_000)) > 0;
            return System.nanoTime() + (isLong ? Duration.ofDays(10_000) : time).toNanos();
        }

        String bestMove(AnalysisCollector collector, Consumer<Analysis> listener) {
            try {
                while (true) {
                    String line = next();
                    if (line.startsWith("bestmove ")) {
                        return line.substring("bestmove ".length()).strip().replaceFirst("\\s.*", "");
                    }
                    if (line.startsWith("info ") && collector.hear(line)) {
                        listener.accept(collector.soFar());
                    }
                }
            } finally {
                if (isInterrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        /** The next line; an empty one if something else happened. */
        private String next() {
            try {
                Optional<String> heard = conversation.next(deadline, "while it was searching");
                if (heard.isEmpty()) {
                    timeIsUp();
                } else if (EngineConversation.isStop(heard.get())) {
                    isStopped = true;
                    deadline = Optional.of(after(patience));
                }
                return heard.orElse("");
            } catch (InterruptedException e) {
                isInterrupted = true;
                timeIsUp();
                return "";
            }
        }

        private void timeIsUp() {
            if (isStopped) {
                throw conversation.failure("has not answered stop for " + EngineConversation.seconds(patience));
            }
            conversation.send("stop");
            isStopped = true;
            deadline = Optional.of(after(patience));
        }
    }

    @Override
    public void stop() {
        if (isAnalysing) {
            conversation.sendStop();
        }
    }

    @Override
    public void close() {
        isClosed = true;
        stop();
        quit();
    }

    private synchronized void quit() {
        conversation.quit();
    }

    @Override
    public String toString() {
        return name;
    }
}
