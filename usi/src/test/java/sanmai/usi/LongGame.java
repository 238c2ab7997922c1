package sanmai.usi;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Games of many random moves. */
final class LongGame {
    private LongGame() {}

    /** The first n moves of the first random game that is longer. */
    static List<String> moves(int plies) {
        long seed = 0;
        List<String> moves = play(seed, plies + 1);
        while (moves.size() <= plies) {
            seed++;
            moves = play(seed, plies + 1);
        }
        return moves.subList(0, plies);
    }

    private static List<String> play(long seed, int plies) {
        Random random = new Random(seed);
        Position position = Position.start();
        List<String> game = new ArrayList<>();
        MoveList moves = LegalMoves.of(position);
        while (game.size() < plies && moves.size() > 0) {
            int move = moves.get(random.nextInt(moves.size()));
            game.add(Move.usi(move));
            position.doMove(move);
            new LegalMoves().generate(position, moves);
        }
        return game;
    }
}
