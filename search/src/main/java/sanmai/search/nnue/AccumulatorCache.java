package sanmai.search.nnue;

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
        for (int w = 0; w < wanted.words.length; w++) {
            long now = wanted.words[w];
            long before = last.words[w];
            int input = firstInput + w * Long.SIZE;
            for (long gone = before & ~now; gone != 0; gone &= gone - 1) {
                Rows.subtract(sum, transformer.row(input + Long.numberOfTrailingZeros(gone)));
            }
            for (long come = now & ~before; come != 0; come &= come - 1) {
                Rows.add(sum, transformer.row(input + Long.numberOfTrailingZeros(come)));
            }
            last.words[w] = now;
        }
        if (last.missing != wanted.missing) {
            Rows.addTimes(sum, transformer.row(firstInput + BonaPiece.MISSING), wanted.missing - last.missing);
            last.missing = wanted.missing;
        }
    }
}
