package sanmai.search.alphabeta;

import sanmai.search.eval.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** MVV-LVA, the order of captures: most valuable victim first, then least valuable attacker. */
final class MvvLva {
    /** A victim counts more than every attacker. */
    private static final int VICTIM_FACTOR = 8;

    private MvvLva() {}

    /** The score of a legal move: less than 2^20 either way. A promotion counts like a victim. */
    static int score(Position position, int move) {
        int attacker = PieceValues.ENGINE.onBoard(Move.piece(move));
        return VICTIM_FACTOR * StaticExchangeEvaluation.gain(position, move) - attacker;
    }
}
