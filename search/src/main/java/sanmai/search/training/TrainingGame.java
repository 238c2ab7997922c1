package sanmai.search.training;

import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.function.ObjIntConsumer;
import sanmai.shogi.Position;

/**
 * A game from the start position, with the scores of its players.
 *
 * @param number the number of the game in its run, from 0
 * @param openingPlies the number of random moves at the beginning
 * @param moves all moves, see {@link sanmai.shogi.Move}
 * @param scores for each move the score that the player who made it expected, in centipawns for that player, from
 *     -{@link #MAX_SCORE} to {@link #MAX_SCORE}; 0 for the moves of the opening
 * @param result 1 if Black won, -1 if White did, 0 for a draw
 */
public record TrainingGame(int number, int openingPlies, List<Integer> moves, List<Integer> scores, int result) {
    /** The greatest score; it stands for all forced mates. */
    public static final int MAX_SCORE = 32_000;

    /** A position with a greater score is decided: learning from it would teach little. */
    static final int DECIDED_SCORE = 3000;

    /** Copies the lists, and checks that every move has a score. */
    public TrainingGame {
        if (moves.size() != scores.size()) {
            throw new IllegalArgumentException(moves.size() + " moves with " + scores.size() + " scores");
        }
        moves = ImmutableIntArray.copyOf(moves).asList();
        scores = ImmutableIntArray.copyOf(scores).asList();
    }

    /** The result for a side, by its ordinal: 1 if it won, -1 if it lost, 0 for a draw. */
    public int resultFor(int side) {
        return side == 0 ? result : -result;
    }

    /**
     * Replays the game.
     *
     * @param visitor hears each position after the opening, with the index of the move that is made in it; the position is
     *     the same object each time and must not be changed
     */
    public void replay(ObjIntConsumer<Position> visitor) {
        Position position = Position.start();
        for (int i = 0; i < moves.size(); i++) {
            if (i >= openingPlies) {
                visitor.accept(position, i);
            }
            position.doMove(moves.get(i));
        }
    }
}
