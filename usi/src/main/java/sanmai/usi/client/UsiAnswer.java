package sanmai.usi.client;

import java.util.Optional;
import sanmai.engine.Analysis;
import sanmai.shogi.Move;

/**
 * An engine's answer in a game.
 *
 * @param analysis its move, and what it thinks of the position
 * @param ponder the reply that it expects; empty if it names none, or an illegal one
 */
public record UsiAnswer(Analysis analysis, Optional<Move> ponder) {}
