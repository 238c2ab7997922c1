package sanmai.search.eval.accumulator;

import java.util.Arrays;
import sanmai.shogi.Position;

/** The features that are active in a position as one side sees it, as a set of bits. */
final class ActiveFeatures {
    private final FeatureSet features;
    private final int side;
    private final long[] words;
    private final short[] list = new short[FeatureSet.MAX_ACTIVE];

    /** The number of pieces that are missing from a full set. */
    private int missing;

    /** No features. */
    ActiveFeatures(FeatureSet features, int side) {
        this.features = features;
        this.side = side;
        words = new long[features.count() + Long.SIZE - 1 >> 6];
    }

    /** The size of an object in bytes, without headers. */
    static long bytes(FeatureSet features) {
        return features.count() / Byte.SIZE;
    }

    /** Reads the active features of a position. */
    void read(Position position) {
        Arrays.fill(words, 0);
        int size = features.listActive(position, side, list, 0);
        missing = features.fullSet() - size;
        for (int i = 0; i < size; i++) {
            words[list[i] >> 6] |= 1L << list[i];
        }
    }

    /** The number of pieces that are missing from a full set; 0 before a position has been read. */
    int missing() {
        return missing;
    }

    /** Copies the features of another object. */
    void copy(ActiveFeatures other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
        missing = other.missing;
    }

    /** Lists the features that are active here and not in others; returns their number. */
    int listNotIn(ActiveFeatures others, int[] to) {
        int found = 0;
        for (int w = 0; w < words.length; w++) {
            for (long word = words[w] & ~others.words[w]; word != 0; word &= word - 1) {
                to[found++] = w << 6 | Long.numberOfTrailingZeros(word);
            }
        }
        return found;
    }
}
