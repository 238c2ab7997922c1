package sanmai.search;

import java.util.SplittableRandom;
import sanmai.movegen.LegalMoves;
import sanmai.notation.UsiMove;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Positions for tests. */
public final class Play {
    private Play() {}

    /** A position fewer than {@code most} random moves after the start. */
    public static Position random(SplittableRandom random, int most) {
        Position position = Position.start();
        randomMoves(position, random, most);
        return position;
    }

    /** Makes fewer than {@code most} random moves. */
    public static void randomMoves(Position position, SplittableRandom random, int most) {
        MoveList list = new MoveList();
        LegalMoves generator = new LegalMoves();
        for (int plies = random.nextInt(most); plies > 0; plies--) {
            generator.generate(position, list);
            if (list.size() == 0) {
                return;
            }
            position.doMove(list.get(random.nextInt(list.size())));
        }
    }

    /** Makes moves, written in USI with spaces between them. */
    public static Position moves(Position position, String moves) {
        for (String move : moves.split(" ")) {
            position.doMove(UsiMove.parse(move, position));
        }
        return position;
    }
}
