package sanmai.search.mate;

import static sanmai.core.TypeCode.KING;

import java.util.SplittableRandom;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * MateZobrist of positions in a mate search, without the hands. The key after a move is known before the move is made, so that
 * the table can be asked about every move of a position. A key says who attacks and which pieces take part, on the board
 * and in hand: two positions with the same key and the same attacker's hand have the same defender's hand.
 */
final class MateZobrist {
    private static final long[] PIECE_ON_SQUARE = new long[Piece.SQUARE_PAIRS];
    private static final long TURN;
    private static final long[] ATTACKER = new long[2];

    static {
        SplittableRandom random = new SplittableRandom(0x7473756D65L);
        for (int i = 0; i < PIECE_ON_SQUARE.length; i++) {
            PIECE_ON_SQUARE[i] = random.nextLong();
        }
        TURN = random.nextLong();
        ATTACKER[0] = random.nextLong();
        ATTACKER[1] = random.nextLong();
    }

    private MateZobrist() {}

    /** The key of a position whose side to move attacks. */
    static long of(Position position) {
        long key = ATTACKER[position.turnOrdinal()];
        int pieces = position.hand(0) + position.hand(1);
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                key ^= PIECE_ON_SQUARE[Piece.onSquare(piece, square)];
                pieces += inHand(piece);
            }
        }
        return key ^ mix(pieces);
    }

    /** One piece of the kind that this piece becomes in hand; none for a king. */
    static int inHand(int piece) {
        return Piece.typeCode(piece) == KING ? Hand.EMPTY : Hand.one(piece & 7);
    }

    /** The key after a move that captures this piece. */
    static long after(long key, int move, int victim) {
        int to = Move.to(move);
        long placed = key ^ TURN ^ PIECE_ON_SQUARE[Piece.onSquare(Move.placedPiece(move), to)];
        if (Move.isDrop(move)) {
            return placed;
        }
        long moved = placed ^ PIECE_ON_SQUARE[Piece.onSquare(Move.piece(move), Move.from(move))];
        return victim == Piece.NONE ? moved : moved ^ PIECE_ON_SQUARE[Piece.onSquare(victim, to)];
    }

    /** A number that depends on every bit of this one; the steps are those of Stafford's variant 13. */
    static long mix(long number) {
        long z = number + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
