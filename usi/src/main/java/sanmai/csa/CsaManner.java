package sanmai.csa;

/**
 * How a client plays.
 *
 * @param ponders whether the engine thinks in the opponent's time
 * @param comments whether its score and line are sent with its moves, as floodgate shows them
 * @param listener hears of the games, on the thread that plays
 */
public record CsaManner(boolean ponders, boolean comments, CsaListener listener) {}
