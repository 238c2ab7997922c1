package sanmai.usi.client;

import static sanmai.usi.client.EngineConversation.millis;

import java.time.Duration;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.engine.AnalysisLimits;
import sanmai.game.GameClock;

/**
 * How an engine is told to search.
 *
 * @param words the line
 * @param time after which it is stopped; empty if it is not
 * @param countsSilence whether an engine that says nothing for long is taken for hung, since nothing else would end the
 *     search
 */
record UsiGo(String words, Optional<Duration> time, boolean countsSilence) {
    private static final String MATE = "go mate ";

    /** A search within these limits. */
    static UsiGo within(AnalysisLimits limits) {
        boolean endsByItself = limits.hasDepth() || limits.hasNodes();
        String words = !endsByItself
                ? "go infinite"
                : "go" + (limits.hasDepth() ? " depth " + limits.depth() : "")
                        + (limits.hasNodes() ? " nodes " + limits.nodes() : "");
        return new UsiGo(words, limits.time(), endsByItself && limits.time().isEmpty());
    }

    /** A mate problem; the engine is told the time as well, but need not keep it. */
    static UsiGo mate(Optional<Duration> time) {
        String limit = time.map(EngineConversation::millis).map(String::valueOf).orElse("infinite");
        return new UsiGo(MATE + limit, time, false);
    }

    /** Whether this line is the answer. An engine that solves no mates may answer as to every other {@code go}. */
    boolean isAnsweredBy(String line) {
        return line.startsWith(EngineConversation.ANSWER)
                || words.startsWith(MATE) && line.startsWith(EngineConversation.MATE_ANSWER);
    }

    /** A search for a move of a game; with pondering it is for the move after the opponent's expected one. */
    static UsiGo by(GameClock clock, Color turn, boolean ponders) {
        return new UsiGo((ponders ? "go ponder " : "go ") + words(clock, turn), Optional.empty(), false);
    }

    /** The clocks in the words of {@code go}, which has one byoyomi: that of the side to move. */
    private static String words(GameClock clock, Color turn) {
        Duration black = clock.black().increment();
        Duration white = clock.white().increment();
        Duration byoyomi = clock.control(turn).byoyomi();
        boolean hasIncrement = !black.isZero() || !white.isZero();
        return "btime " + millis(clock.blackLeft()) + " wtime " + millis(clock.whiteLeft())
                + (hasIncrement ? " binc " + millis(black) + " winc " + millis(white) : "")
                + (hasIncrement && byoyomi.isZero() ? "" : " byoyomi " + millis(byoyomi));
    }
}
