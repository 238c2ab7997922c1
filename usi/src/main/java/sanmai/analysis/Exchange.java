package sanmai.analysis;

import java.util.stream.IntStream;
import sanmai.core.Piece;
import sanmai.movegen.LegalMoves;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Static exchange, proved: what a capture wins if both sides go on taking on its square by legal moves, and each may stop.
 * Unlike the search's, it looks at pins, checks and promotions, and is slow. Values are those of {@link PieceValues#ENGINE};
 * positions are as before afterwards.
 */
final class Exchange {
    private Exchange() {}

    /** What a legal capture wins, in centipawns; negative if it loses. */
    static int value(Position position, int capture) {
        int gain = PieceValues.ENGINE.gain(position, capture);
        position.doMove(capture);
        int answer = best(position, Move.to(capture));
        position.undoMove();
        return gain - answer;
    }

    /** What the side to move wins by taking on a square, in centipawns; 0 if it should not, or cannot. */
    static int best(Position position, int square) {
        return best(position, captures(position).filter(move -> Move.to(move) == square));
    }

    /** What the side to move wins by the best exchange on the board, in centipawns; 0 if there is none. */
    static int best(Position position) {
        return best(position, captures(position));
    }

    private static int best(Position position, IntStream captures) {
        return captures.map(move -> value(position, move)).reduce(0, Math::max);
    }

    private static IntStream captures(Position position) {
        return LegalMoves.of(position).stream().filter(move -> position.pieceAt(Move.to(move)) != Piece.NONE);
    }
}
