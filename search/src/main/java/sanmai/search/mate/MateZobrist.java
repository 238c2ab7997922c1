package sanmai.search.mate;

import static sanmai.core.TypeCode.KING;

import java.util.SplittableRandom;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.Zobrist;

/**
 * Zobrist keys for mate search. A key says which side attacks, which side is to move, what stands where on the board, and
 * which pieces there are on the board and in both hands together. It does not say who holds them; but two positions with
 * the same key and the same attacker's hand have the same defender's hand.
 *
 * <p>The key after a move is known before the move is made, so the tables can be probed for every child of a node.
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

    /** The key of a position in which this side attacks. */
    static long of(Position position, int attacker) {
        long key = ATTACKER[attacker] ^ (attacker == position.turnOrdinal() ? 0 : TURN);
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            key ^= piece == Piece.NONE ? 0 : PIECE_ON_SQUARE[Piece.onSquare(piece, square)];
        }
        return key ^ mix(pieces(position));
    }

    /** All pieces, those on the board too, as a hand. */
    static int pieces(Position position) {
        int pieces = position.hand(0) + position.hand(1);
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            pieces += piece == Piece.NONE ? Hand.EMPTY : inHand(piece);
        }
        return pieces;
    }

    /** One piece of the kind that this piece becomes in hand; none for a king. */
    static int inHand(int piece) {
        return Piece.typeCode(piece) == KING ? Hand.EMPTY : Hand.one(piece & 7);
    }

    /** The key after a move that captures this piece, or {@link Piece#NONE}. */
    static long after(long key, int move, int captured) {
        int to = Move.to(move);
        long placed = key ^ TURN ^ PIECE_ON_SQUARE[Piece.onSquare(Move.placedPiece(move), to)];
        if (Move.isDrop(move)) {
            return placed;
        }
        long moved = placed ^ PIECE_ON_SQUARE[Piece.onSquare(Move.piece(move), Move.from(move))];
        return captured == Piece.NONE ? moved : moved ^ PIECE_ON_SQUARE[Piece.onSquare(captured, to)];
    }

    /** Mixes the bits of a number, by the same steps as {@link Zobrist#ofHands}. */
    static long mix(long number) {
        return Zobrist.ofHands(number);
    }
}
