package sanmai.usi;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Set;
import sanmai.core.Color;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.Searcher;
import sanmai.search.clock.TimeBudget;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;
import sanmai.shogi.notation.NotationException;
import sanmai.shogi.notation.Sfen;
import sanmai.shogi.notation.UsiMove;

/**
 * A conversation with a GUI: the state machine that the README draws as a table. All commands are handled by one
 * thread; only a running {@link SearchJob} has another.
 *
 * <p>The searcher, and with it the tables of the slider scheme, is not touched before the GUI asks for something that
 * needs it: a GUI that only wants to know the engine's name gets it at once.
 */
public final class UsiSession {
    /** What a search that is told to stop may take at the very most; then the engine gives up waiting. */
    private static final long PATIENCE_MILLIS = 10_000;

    /** The same when the process is to end. */
    private static final long LAST_PATIENCE_MILLIS = 500;

    /** A {@code go} that names no limit whatever looks so many plies ahead. */
    private static final int BARE_DEPTH = 3;

    private static final TimeBudget WARM_UP = new TimeBudget(300_000_000, 300_000_000);

    /** Words that some GUIs put behind the last move of a finished game. */
    private static final Set<String> ENDINGS =
            Set.of("resign", "win", "draw", "break", "timeout", "abort", "sennichite", "mate", "none");

    private final String name;
    private final Searcher searcher;
    private final UsiWriter writer;
    private final UsiOptions options = new UsiOptions();
    private Position position; // null until it is needed
    private boolean warm;
    private SearchJob job; // null before the first go
    private GoWords jobWords;
    private Color jobSide;
    private boolean newGame;

    /** A session of an engine with this name. */
    public UsiSession(String name, Searcher searcher, UsiWriter writer) {
        this.name = name;
        this.searcher = searcher;
        this.writer = writer;
    }

    /** Handles lines until {@code quit} or the end of the input. */
    public void run(BufferedReader in) {
        String line = readLine(in);
        while (line != null && survive(UsiParser.parse(line))) {
            line = readLine(in);
        }
        if (isSearching()) {
            job.stop();
            job.awaitAnswer(LAST_PATIENCE_MILLIS);
        }
    }

    private static String readLine(BufferedReader in) {
        try {
            return in.readLine();
        } catch (IOException e) {
            return null; // The GUI is gone, and its pipe with it.
        }
    }

    /** Handles a command whatever happens: an engine that ends in the middle of a game has lost it. */
    private boolean survive(UsiCommand command) {
        try {
            return handle(command);
        } catch (RuntimeException e) {
            writer.error("internal: " + e);
            return true;
        }
    }

    /** Handles a command; false if it was the last one. */
    private boolean handle(UsiCommand command) {
        if (command instanceof UsiCommand.Usi) {
            introduce();
        } else if (command instanceof UsiCommand.IsReady) {
            getReady();
        } else if (command instanceof UsiCommand.SetOption option) {
            options.set(option.name(), option.value()).ifPresent(writer::error);
        } else if (command instanceof UsiCommand.NewGame) {
            newGame = true;
        } else if (command instanceof UsiCommand.SetPosition set) {
            setPosition(set);
        } else if (command instanceof UsiCommand.Go go) {
            go(go.words());
        } else if (command instanceof UsiCommand.Stop || command instanceof UsiCommand.GameOver) {
            stop();
        } else if (command instanceof UsiCommand.PonderHit hit) {
            ponderHit(hit.words());
        }
        return !(command instanceof UsiCommand.Quit);
    }

    private boolean isSearching() {
        return job != null && !job.isAnswered();
    }

    private void introduce() {
        writer.line("id name " + name);
        writer.line("id author the Sanmai authors");
        options.declarations().forEach(writer::line);
        writer.line("usiok");
    }

    private void getReady() {
        if (!warm && !isSearching()) {
            // The first search runs in a cold JVM, ten times as slowly; better now than on somebody's clock.
            searcher.search(
                    new SearchRequest(Position.start(), Limits.NONE),
                    SearchControl.within(WARM_UP),
                    SearchListener.NONE);
            warm = true;
        }
        writer.line("readyok");
    }

    private Position position() {
        if (position == null) {
            position = Position.start();
        }
        return position;
    }

    private void setPosition(UsiCommand.SetPosition command) {
        Position next;
        try {
            next = command.sfen().isEmpty()
                    ? Position.start()
                    : Sfen.position(command.sfen().get(), SetupProblem.Reason.HARMLESS);
        } catch (NotationException e) {
            writer.error(e.getMessage() + "; the position stays as it was");
            return;
        }
        for (String move : command.moves()) {
            if (ENDINGS.contains(move)) {
                break;
            }
            try {
                next.doMove(UsiMove.parse(move, next));
            } catch (NotationException e) {
                writer.error(e.getMessage() + "; the moves before it count");
                break;
            }
        }
        position = next;
    }

    private void go(GoWords words) {
        SearchControl control = new SearchControl(); // first of all: the clock has been running since the line came
        stopAndWait();
        if (words.mate()) {
            writer.line("checkmate notimplemented");
            return;
        }
        if (newGame) {
            searcher.newGame();
            newGame = false;
        }
        jobWords = words;
        jobSide = position().turn();
        if (!words.ponder()) {
            control.grant(budget(words));
        }
        job = SearchJob.start(searcher, position(), limits(words), control, words.infinite() || words.ponder(), writer);
    }

    private Limits limits(GoWords words) {
        int depth = words.isBare() ? BARE_DEPTH : Limits.MAX_DEPTH;
        if (!words.infinite()) {
            depth = Math.min(depth, options.depthLimit());
        }
        long nodes = words.infinite() ? Long.MAX_VALUE : options.nodesLimit();
        long wantedDepth = words.number(GoWords.Measure.DEPTH).orElse(depth);
        return new Limits(
                (int) Math.max(1, Math.min(wantedDepth, Limits.MAX_DEPTH)),
                words.number(GoWords.Measure.NODES).orElse(nodes));
    }

    private TimeBudget budget(GoWords words) {
        if (words.infinite()) {
            return TimeBudget.UNLIMITED;
        }
        if (words.numbers().containsKey(GoWords.Measure.MOVETIME)) {
            return options.clockPolicy()
                    .forMoveTime(words.number(GoWords.Measure.MOVETIME).getAsLong());
        }
        return words.hasClock() ? options.clockPolicy().forClock(words.clock(jobSide)) : TimeBudget.UNLIMITED;
    }

    private void ponderHit(GoWords words) {
        if (!isSearching() || !jobWords.ponder()) {
            return;
        }
        GoWords clocks = words.hasClock() ? words : jobWords;
        boolean limited = !clocks.numbers().isEmpty();
        // Without any limit nothing would ever end the search, so the answer is due now.
        job.ponderHit(limited ? budget(clocks) : TimeBudget.NONE);
    }

    private void stop() {
        if (isSearching()) {
            job.stop();
        }
    }

    private void stopAndWait() {
        if (isSearching()) {
            job.stop();
            if (!job.awaitAnswer(PATIENCE_MILLIS)) {
                writer.error("the search before does not stop");
            }
        }
    }
}
