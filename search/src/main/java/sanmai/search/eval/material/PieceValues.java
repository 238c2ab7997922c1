package sanmai.search.eval.material;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The values of pieces in centipawns, on the board and in hand, by their {@linkplain Piece codes}. A piece in hand has a
 * value of its own, since it can be dropped anywhere.
 *
 * <p><b>Performance note:</b> kept in a {@code static final} field, the tables are constants to the JIT compiler, since they
 * are the fields of a record.
 *
 * <p>Immutable.
 */
public interface PieceValues {
    /** The values by which the engine's search orders captures and exchanges. */
    PieceValues ENGINE = builder()
            .put(PieceType.PAWN, 90, 105, 400)
            .put(PieceType.LANCE, 230, 270, 420)
            .put(PieceType.KNIGHT, 260, 310, 430)
            .put(PieceType.SILVER, 380, 450, 480)
            .put(PieceType.GOLD, 440, 530, 0)
            .put(PieceType.BISHOP, 620, 720, 900)
            .put(PieceType.ROOK, 740, 860, 1100)
            .build();

    /** The value of a piece on the board; 0 for an empty square and for kings. */
    int onBoard(int piece);

    /** The value of a piece in hand, or after its capture. */
    int inHand(int piece);

    /** The gain by a capture of a piece: its owner loses it from the board, and the other side has it in hand. */
    int ofCapture(int piece);

    /** The gain by the promotion of a piece that can promote. */
    int ofPromotion(int piece);

    /** The gain by a legal move alone: what it takes, and what it promotes. */
    default int gain(Position position, int move) {
        int gain = ofCapture(position.pieceAt(Move.to(move)));
        return Move.isPromotion(move) ? gain + ofPromotion(Move.piece(move)) : gain;
    }

    /**
     * What a legal move may be expected to add to the evaluation: seven tenths of its gain. A captured piece counts twice in
     * the gain, on the board and in hand, and one of the two is often given back.
     */
    default int expectedGain(Position position, int move) {
        return gain(position, move) * 7 / 10;
    }

    /** A builder, in which all values are 0 at first. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects values. */
    final class Builder {
        private final int[] board = new int[Piece.LIMIT];
        private final int[] hand = new int[Piece.LIMIT];
        private final int[] capture = new int[Piece.LIMIT];

        private Builder() {}

        /**
         * Gives a kind of piece its values.
         *
         * @param type the unpromoted kind
         * @param onBoard on the board
         * @param inHand in hand, also after the capture of a promoted piece
         * @param promoted on the board when promoted; ignored for gold
         */
        public Builder put(PieceType type, int onBoard, int inHand, int promoted) {
            for (Color color : Color.values()) {
                int piece = Piece.code(color, type);
                put(piece, onBoard, inHand);
                if (type.canPromote()) {
                    put(piece | Piece.PROMOTION, promoted, inHand);
                }
            }
            return this;
        }

        private void put(int piece, int onBoard, int inHand) {
            board[piece] = onBoard;
            hand[piece] = inHand;
            capture[piece] = onBoard + inHand;
        }

        /** The values collected so far. */
        public PieceValues build() {
            return new PieceValueTables(board.clone(), hand.clone(), capture.clone());
        }
    }
}
