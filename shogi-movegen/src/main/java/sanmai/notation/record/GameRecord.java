package sanmai.notation.record;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import sanmai.notation.Sfen;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Line;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/**
 * A game: who played, where it started, the moves, and how it ended. Every move is legal.
 *
 * @param black the name of the player who has Black; empty if the record does not say
 * @param white the name of the player who has White; empty if the record does not say
 * @param headers what else the record says about the game, by its own keys, in its order; cannot be changed
 * @param start the position before the first move
 * @param moves the moves
 * @param end how the game ended after the last move
 */
public record GameRecord(
        String black, String white, Map<String, String> headers, PositionSetup start, Line moves, GameEnd end) {

    /** Keeps a copy of the headers. */
    public GameRecord {
        headers = ImmutableMap.copyOf(headers);
    }

    /** The players, the start, the moves in USI and the end, on one line. */
    @Override
    public String toString() {
        return black + " - " + white + ": sfen " + Sfen.of(start) + " moves " + moves + (moves.isEmpty() ? "" : " ")
                + end;
    }

    /** The number of moves. */
    public int plies() {
        return moves.size();
    }

    /**
     * The position after the first n moves, 0 to {@link #plies()}, with the moves before it as its history.
     *
     * @throws ImpossiblePositionException if no moves can be made in the start
     */
    public Position position(int plies) {
        Position position = start.toPlayable();
        for (int i = 0; i < plies; i++) {
            position.doMove(moves.code(i));
        }
        return position;
    }
}
