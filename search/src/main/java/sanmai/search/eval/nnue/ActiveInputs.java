package sanmai.search.eval.nnue;

import java.util.Arrays;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/** The active inputs of a bucket in one view, as a set of bits, and the number of pieces that are missing. */
final class ActiveInputs {
    /** No position has more of them: all pieces and the kings. */
    static final int MOST = BonaPiece.PIECES + 2;

    /** By input / 64. */
    final long[] words;

    /** The number of pieces that are missing from a full set: for each, {@link BonaPiece#MISSING} is active once. */
    int missing;

    private final FeatureSet features;
    private final int view;

    /** No inputs. */
    ActiveInputs(FeatureSet features, int view) {
        this.features = features;
        this.view = view;
        words = new long[features.bucketSize + Long.SIZE - 1 >> 6];
    }

    /** Becomes the inputs that are active in a position. */
    void read(Position position) {
        Arrays.fill(words, 0);
        missing = BonaPiece.PIECES;
        for (int w = 0; w < 3; w++) {
            for (int squares = position.occupancy().word(w); squares != 0; squares &= squares - 1) {
                int square = Square.first(w, squares);
                add(BonaPiece.onBoard(position.pieceAt(square), square));
                missing--;
            }
        }
        for (int side = 0; side < 2; side++) {
            readHand(side, position.hand(side));
            int king = position.king(side);
            if (king != Square.NONE) {
                missing++;
            } else {
                int piece = Piece.of(Color.of(side), PieceType.KING);
                add(BonaPiece.onBoard(piece, FeatureSet.kingOrDefault(side, king)));
            }
        }
    }

    /** Becomes the same inputs as others of this view. */
    void copy(ActiveInputs other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
        missing = other.missing;
    }

    private void readHand(int owner, int hand) {
        for (int kind = 1; kind <= PieceType.HAND_KINDS && hand != Hand.EMPTY; kind++) {
            for (int before = Hand.count(hand, kind) - 1; before >= 0; before--) {
                add(BonaPiece.inHand(owner, kind, before));
                missing--;
            }
        }
    }

    private void add(int place) {
        int input = features.input(view, place);
        if (input != FeatureSet.NONE) {
            words[input >> 6] |= 1L << input;
        }
    }
}
