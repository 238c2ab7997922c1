package sanmai.search.eval.nnue;

import sanmai.shogi.Position;

/**
 * The last accumulator of one view for each bucket, with the inputs that were active then ("Finny table", from the engine
 * Koivisto): a refresh for another king's square adds only what differs from the last time that the king stood there.
 */
final class AccumulatorCache {
    private final FeatureTransformer transformer;
    private final ActiveInputs wanted;
    private final ActiveInputs[] active;
    private final short[][] sums;

    /** Inputs that are no longer active. */
    private final int[] gone = new int[ActiveInputs.MOST];

    /** Inputs that have become active. */
    private final int[] come = new int[ActiveInputs.MOST];

    /** Nothing was active yet: every accumulator is the biases. */
    AccumulatorCache(FeatureTransformer transformer, int view) {
        this.transformer = transformer;
        FeatureSet features = transformer.features();
        wanted = new ActiveInputs(features, view);
        active = new ActiveInputs[features.buckets];
        sums = new short[features.buckets][];
        for (int bucket = 0; bucket < features.buckets; bucket++) {
            active[bucket] = new ActiveInputs(features, view);
            sums[bucket] = transformer.biases().clone();
        }
    }

    /** Computes the accumulator of a position, the view's king being in this bucket. */
    void refresh(Position position, int bucket, short[] into) {
        wanted.read(position);
        update(active[bucket], sums[bucket], bucket * transformer.features().bucketSize);
        System.arraycopy(sums[bucket], 0, into, 0, into.length);
    }

    private void update(ActiveInputs last, short[] sum, int firstInput) {
        int goneInputs = difference(last, wanted, gone);
        int comeInputs = difference(wanted, last, come);
        int both = Math.min(goneInputs, comeInputs);
        for (int i = 0; i < both; i++) {
            Rows.replace(sum, transformer.row(firstInput + gone[i]), transformer.row(firstInput + come[i]));
        }
        for (int i = both; i < goneInputs; i++) {
            Rows.subtract(sum, transformer.row(firstInput + gone[i]));
        }
        for (int i = both; i < comeInputs; i++) {
            Rows.add(sum, transformer.row(firstInput + come[i]));
        }
        if (last.missing != wanted.missing) {
            Rows.addTimes(sum, transformer.row(firstInput + BonaPiece.MISSING), wanted.missing - last.missing);
        }
        last.copy(wanted);
    }

    /** Puts the inputs that are active in one position and not in another into an array. Returns their number. */
    private static int difference(ActiveInputs in, ActiveInputs notIn, int[] inputs) {
        int size = 0;
        for (int w = 0; w < in.words.length; w++) {
            for (long word = in.words[w] & ~notIn.words[w]; word != 0; word &= word - 1) {
                inputs[size++] = w * Long.SIZE + Long.numberOfTrailingZeros(word);
            }
        }
        return size;
    }
}
