package sanmai.usi.client;

import java.time.Duration;
import java.util.Optional;
import sanmai.engine.AnalysisLimits;

/**
 * How an engine is told to search.
 *
 * @param words the line
 * @param time after which it is stopped; empty if it is not
 * @param countsSilence whether an engine that says nothing for long is taken for hung, since nothing else would end the
 *     search
 */
record UsiGo(String words, Optional<Duration> time, boolean countsSilence) {
    /** A search within these limits. */
    static UsiGo within(AnalysisLimits limits) {
        boolean endsByItself = limits.hasDepth() || limits.hasNodes();
        String words = !endsByItself
                ? "go infinite"
                : "go" + (limits.hasDepth() ? " depth " + limits.depth() : "")
                        + (limits.hasNodes() ? " nodes " + limits.nodes() : "");
        return new UsiGo(words, limits.time(), endsByItself && limits.time().isEmpty());
    }

    /** A search for a move of a game; with pondering it is for the move after the opponent's expected one. */
    static UsiGo by(String clocks, boolean ponders) {
        return new UsiGo((ponders ? "go ponder " : "go ") + clocks, Optional.empty(), false);
    }
}
