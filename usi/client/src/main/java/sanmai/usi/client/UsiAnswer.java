package sanmai.usi.client;

import java.util.Optional;
import sanmai.engine.Analysis;
import sanmai.notation.NotationException;
import sanmai.notation.format.MoveNotation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * An engine's answer in a game. Immutable.
 *
 * @param analysis its move, and what it thinks of the position
 * @param ponder the reply that it expects; empty if it names none, or an illegal one
 */
public record UsiAnswer(Analysis analysis, Optional<Move> ponder) {
    /**
     * Reads a line that begins with {@code bestmove}.
     *
     * @param collector has heard what the engine said before
     * @throws NotationException if the move is not legal
     */
    static UsiAnswer of(String line, Position position, AnalysisCollector collector) {
        String[] words = line.split("\\s+");
        Analysis analysis = collector.conclude(words.length > 1 ? words[1] : "");
        boolean ponders = words.length > 3 && words[2].equals("ponder");
        return new UsiAnswer(
                analysis,
                ponders ? analysis.bestMove().flatMap(move -> reply(words[3], move, position)) : Optional.empty());
    }

    /** The legal move after another one. */
    private static Optional<Move> reply(String text, Move move, Position position) {
        Position after = position.copy();
        after.doMove(move.code());
        try {
            return Optional.of(MoveNotation.USI.parse(text, after));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }
}
