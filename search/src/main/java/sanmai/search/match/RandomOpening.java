package sanmai.search.match;

import java.util.SplittableRandom;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Begins games with random moves, so that no two are alike. Not safe for use by several threads. */
public final class RandomOpening {
    private final LegalMoves generator = new LegalMoves();
    private final MoveList legal = new MoveList();

    /** An opening for any number of games. */
    public RandomOpening() {}

    /**
     * Makes random moves.
     *
     * @return whether the game goes on; if not, a player was mated by the last move
     */
    public boolean play(Position position, int plies, SplittableRandom random) {
        generator.generate(position, legal);
        for (int ply = 0; ply < plies && legal.size() > 0; ply++) {
            position.doMove(legal.get(random.nextInt(legal.size())));
            generator.generate(position, legal);
        }
        return legal.size() > 0;
    }
}
