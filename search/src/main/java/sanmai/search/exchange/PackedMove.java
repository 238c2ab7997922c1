package sanmai.search.exchange;

import java.util.Locale;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Moves in 16 bits. {@linkplain FileMajorSquares Squares are counted file by file} from 1a = 0; the kinds of dropped pieces
 * are P 1, L 2, N 3, S 4, B 5, R 6, G 7. The piece that moves is not in the bits, so reading a move needs its position.
 *
 * <pre>
 *                                                                   Apery   YaneuraOu
 * the square moved to                                          bits   0-6         0-6
 * the square moved from, or the kind of the dropped piece      bits  7-13        7-13
 * a piece is dropped                                          80 + kind        bit 14
 * the piece promotes                                             bit 14        bit 15
 * </pre>
 */
public enum PackedMove {
    /** The lower 16 bits of a move of Apery, cshogi and dlshogi, in HCPE and in Apery's books. */
    APERY(80, 1 << 14, 127),

    /** The {@code Move16} of YaneuraOu, in PSV and in its binary books. */
    YANEURAOU(128, 1 << 15, 255);

    /** No move. */
    public static final int NONE = 0;

    private static final int SQUARE_MASK = 127;
    private static final int FROM_SHIFT = 7;

    /** What is added to a dropped piece's kind, where other moves have the square moved from. */
    private final int drop;

    private final int promotion;
    private final int originMask;

    PackedMove(int drop, int promotion, int originMask) {
        this.drop = drop;
        this.promotion = promotion;
        this.originMask = originMask;
    }

    /** The 16 bits, 0 to 65535, of a {@linkplain Move move} or of {@link Move#NONE}. */
    public int of(int move) {
        if (move == Move.NONE) {
            return NONE;
        }
        int to = FileMajorSquares.number(Move.to(move));
        if (Move.isDrop(move)) {
            return to | drop + Piece.typeCode(Move.piece(move)) << FROM_SHIFT;
        }
        int from = FileMajorSquares.number(Move.from(move));
        return to | from << FROM_SHIFT | (Move.isPromotion(move) ? promotion : 0);
    }

    /**
     * Unpacks a move, which must be legal in its position.
     *
     * @return the {@linkplain Move move}; {@link Move#NONE} for 0
     * @throws ExchangeException if the bits are not a move, or the move is not legal in the position
     */
    public int read(int packed, Position position) {
        if (packed == NONE) {
            return Move.NONE;
        }
        int from = isDrop(packed) ? Square.NONE : square(packed, origin(packed));
        int move = move(packed, from == Square.NONE ? Piece.NONE : position.pieceAt(from), position.turn());
        Optional<IllegalMove> problem = Legality.problem(position, move);
        if (problem.isPresent()) {
            throw new ExchangeException(String.format(
                    Locale.ROOT,
                    "illegal move %s (0x%04x): %s",
                    Move.usi(move),
                    packed,
                    problem.get().explanation()));
        }
        return move;
    }

    /** The move in USI, which need not be legal anywhere; empty if the bits are not a move. */
    public Optional<String> usi(int packed) {
        try {
            return packed == NONE ? Optional.empty() : Optional.of(Move.usi(move(packed, Piece.NONE, Color.BLACK)));
        } catch (ExchangeException e) {
            return Optional.empty();
        }
    }

    private int move(int packed, int moved, Color turn) {
        int to = square(packed, packed & SQUARE_MASK);
        int origin = origin(packed);
        int rest = packed & ~(SQUARE_MASK | originMask << FROM_SHIFT);
        if (isDrop(packed)) {
            int kind = origin - drop;
            if (rest != 0 || kind < 1 || kind > PieceType.HAND_KINDS) {
                throw noMove(packed, "drops the kind " + kind + (rest == 0 ? "" : " and promotes it"));
            }
            return Move.dropCode(Piece.code(turn, PieceType.ofCode(kind)), to);
        }
        if ((rest & ~promotion) != 0) {
            throw noMove(packed, "has bit 15 set");
        }
        return Move.code(moved, square(packed, origin), to) | (rest == 0 ? 0 : Move.PROMOTION);
    }

    private int origin(int packed) {
        return packed >> FROM_SHIFT & originMask;
    }

    private boolean isDrop(int packed) {
        return origin(packed) >= Math.max(Square.COUNT, drop);
    }

    private static int square(int packed, int square) {
        if (square >= Square.COUNT) {
            throw noMove(packed, "has square " + square + ", but squares are 0 to 80");
        }
        return FileMajorSquares.square(square);
    }

    private static ExchangeException noMove(int packed, String reason) {
        return new ExchangeException(String.format(Locale.ROOT, "no move: 0x%04x %s", packed, reason));
    }
}
