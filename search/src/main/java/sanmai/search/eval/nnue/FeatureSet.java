package sanmai.search.eval.nnue;

import sanmai.core.Square;

/**
 * A feature set: which inputs of the network are active in a position. Each side has inputs of its own, as its view of the
 * board has the {@linkplain BonaPiece numbers}; the weights are the same for both.
 *
 * <p>The inputs come in <em>buckets</em> of equal size: one for each square of the own king, or a single one.
 */
enum FeatureSet {
    /**
     * The own king's square times the pieces that are no kings, {@code 1548 * k + p} (Nasu, <i>Efficiently Updatable Neural
     * Network based evaluation functions for computer shogi</i>, 2018). All inputs change when the own king moves.
     */
    HALF_KP("HalfKP(Friend)", "HalfKP", 0x5D69D5B8, Square.COUNT, BonaPiece.FE_END),

    /** The pieces and, after them, both kings, {@code p}. */
    K_P("K+P", "K-P", 0xD3CEE169 ^ Integer.rotateLeft(0x764CFB4B, 1), 1, BonaPiece.WITH_KINGS);

    /** Stands for a piece that is no input. */
    static final int NONE = -1;

    /** A side without a king, as in mate problems, is seen as if its king were here in its view. */
    private static final int NO_KING = Square.parse("5i");

    /** Its name in the text of a file. */
    final String nameInFile;

    /** Its name as users know it. */
    final String commonName;

    /** Its hash in the hashes of a file. */
    final int hash;

    /** The number of buckets. */
    final int buckets;

    /** The number of inputs in a bucket. */
    final int bucketSize;

    FeatureSet(String nameInFile, String commonName, int hash, int buckets, int bucketSize) {
        this.nameInFile = nameInFile;
        this.commonName = commonName;
        this.hash = hash;
        this.buckets = buckets;
        this.bucketSize = bucketSize;
    }

    /** The number of inputs. */
    int inputs() {
        return buckets * bucketSize;
    }

    /** Whether another bucket is in use after a move of the own king. */
    boolean isKingRelative() {
        return buckets > 1;
    }

    /**
     * The bucket in use.
     *
     * @param view the ordinal of the side that looks
     * @param king the square of its king; {@link Square#NONE} if it has none
     */
    int bucket(int view, int king) {
        return isKingRelative() ? BonaPiece.square(view, kingOrDefault(view, king)) : 0;
    }

    /** The square of a side's king, or where it is thought to be if the side has none. */
    static int kingOrDefault(int side, int king) {
        return king != Square.NONE ? king : side == 0 ? NO_KING : Square.rotated180(NO_KING);
    }

    /** The input, counted in its bucket, of the piece at a place; {@link #NONE} if it is none, as kings in HalfKP. */
    int input(int view, int place) {
        int number = BonaPiece.of(view, place);
        return number < bucketSize ? number : NONE;
    }
}
