package sanmai.search.training;

import java.util.Locale;
import java.util.Optional;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Moves in 16 bits: the {@code Move16} of YaneuraOu. Squares are counted file by file from 1a = 0; the kinds of dropped
 * pieces are P 1, L 2, N 3, S 4, B 5, R 6, G 7. The piece that moves is not in the bits, so reading a move needs its
 * position.
 *
 * <pre>
 * bits 0-6    the square moved to
 * bits 7-13   the square moved from, or the kind of the dropped piece
 * bit  14     a piece is dropped
 * bit  15     the piece promotes
 * </pre>
 */
public final class PackedMove {
    /** No move. */
    public static final int NONE = 0;

    private static final int SQUARE_MASK = 127;
    private static final int FROM_SHIFT = 7;
    private static final int DROP = 1 << 14;
    private static final int PROMOTION = 1 << 15;

    private PackedMove() {}

    /** The 16 bits, 0 to 65535, of a {@linkplain Move move} or of {@link Move#NONE}. */
    public static int of(int move) {
        if (move == Move.NONE) {
            return NONE;
        }
        int to = FileMajorSquares.number(Move.to(move));
        if (Move.isDrop(move)) {
            return to | Piece.typeCode(Move.piece(move)) << FROM_SHIFT | DROP;
        }
        int from = FileMajorSquares.number(Move.from(move));
        return to | from << FROM_SHIFT | (Move.isPromotion(move) ? PROMOTION : 0);
    }

    /**
     * Unpacks a move, which must be legal in its position.
     *
     * @return the {@linkplain Move move}; {@link Move#NONE} for 0
     * @throws TrainingDataException if the bits are not a move, or the move is not legal in the position
     */
    public static int read(int packed, Position position) {
        if (packed == NONE) {
            return Move.NONE;
        }
        int move = unchecked(packed, position);
        Optional<IllegalMove> problem = Legality.problem(position, move);
        if (problem.isPresent()) {
            throw new TrainingDataException(String.format(
                    Locale.ROOT,
                    "illegal move %s (0x%04x): %s",
                    Move.usi(move),
                    packed,
                    problem.get().explanation()));
        }
        return move;
    }

    private static int unchecked(int packed, Position position) {
        int to = square(packed, packed & SQUARE_MASK);
        int origin = packed >> FROM_SHIFT & SQUARE_MASK;
        boolean promotes = (packed & PROMOTION) != 0;
        if ((packed & DROP) == 0) {
            int from = square(packed, origin);
            return Move.code(position.pieceAt(from), from, to) | (promotes ? Move.PROMOTION : 0);
        }
        if (promotes || origin < 1 || origin > PieceType.HAND_KINDS) {
            throw new TrainingDataException(String.format(
                    Locale.ROOT,
                    "no move: 0x%04x drops the kind %d%s",
                    packed,
                    origin,
                    promotes ? " and promotes it" : ""));
        }
        return Move.dropCode(Piece.code(position.turn(), PieceType.ofCode(origin)), to);
    }

    private static int square(int packed, int square) {
        if (square >= Square.COUNT) {
            throw new TrainingDataException(String.format(
                    Locale.ROOT, "no move: 0x%04x has square %d, but squares are 0 to 80", packed, square));
        }
        return FileMajorSquares.square(square);
    }
}
