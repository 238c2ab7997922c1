package sanmai.search.match;

import java.util.SplittableRandom;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Begins games with random moves, so that no two are alike. Not safe for use by several threads. */
public final class RandomOpening {
    /** With a sensible evaluation far fewer tries are enough. */
    private static final int MAX_TRIES = 500;

    private final LegalMoves generator = new LegalMoves();
    private final MoveList legal = new MoveList();

    /** Makes openings for any number of games. */
    public RandomOpening() {}

    /**
     * Finds an opening that is balanced.
     *
     * @param plies the number of random moves; asked before each try
     * @param score the score of the position, in centipawns
     * @param limit the greatest score of a balanced position, for either side
     * @throws NoBalancedOpeningException if many tries give no balanced opening
     */
    public Position balanced(IntSupplier plies, SplittableRandom random, ToIntFunction<Position> score, int limit) {
        for (int i = 0; i < MAX_TRIES; i++) {
            Position position = Position.start();
            if (play(position, plies.getAsInt(), random) && Math.abs(score.applyAsInt(position)) <= limit) {
                return position;
            }
        }
        throw new NoBalancedOpeningException(MAX_TRIES, limit);
    }

    /**
     * Makes random moves.
     *
     * @return whether the game goes on; if not, a player was mated by the last move
     */
    boolean play(Position position, int plies, SplittableRandom random) {
        generator.generate(position, legal);
        for (int ply = 0; ply < plies && legal.size() > 0; ply++) {
            position.doMove(legal.get(random.nextInt(legal.size())));
            generator.generate(position, legal);
        }
        return legal.size() > 0;
    }
}
