package sanmai.search.eval.nnue;

import sanmai.core.Square;
import sanmai.search.eval.accumulator.FeatureSet;

/** The feature sets of files. */
public enum NnueFeatures {
    /**
     * The pieces that are no kings, with other weights for each square of the own king: row {@code 1548 * k + p} (Nasu,
     * <i>Efficiently Updatable Neural Network based evaluation functions for computer shogi</i>, 2018).
     */
    HALF_KP(
            "HalfKP(Friend)",
            "HalfKP",
            0x5D69D5B8,
            new FeatureSet(new BonaPiece(BonaPiece.FE_END)).withBuckets(Square.COUNT, BonaPiece::fileByFile)),

    /** The pieces and, after them, both kings. */
    K_P(
            "K+P",
            "K-P",
            0xD3CEE169 ^ Integer.rotateLeft(0x764CFB4B, 1),
            new FeatureSet(new BonaPiece(BonaPiece.WITH_KINGS)));

    /** Its name in the text of a file. */
    final String nameInFile;

    /** Its name as users know it. */
    public final String commonName;

    /** Its hash in the hashes of a file. */
    final int hash;

    /** The features. */
    public final FeatureSet set;

    NnueFeatures(String nameInFile, String commonName, int hash, FeatureSet set) {
        this.nameInFile = nameInFile;
        this.commonName = commonName;
        this.hash = hash;
        this.set = set;
    }
}
