package sanmai.search.eval.nnue;

import sanmai.shogi.Position;

/**
 * The accumulators of one view along the current line: the sums of the {@link FeatureTransformer} for each ply. They are
 * updated lazily: a move is only noted in the {@link DirtyPieces}, and its weights are added when a score is wanted, since
 * many positions are never judged. Where a move of the own king has changed all inputs, the accumulator is taken from the
 * {@link AccumulatorCache}.
 */
final class AccumulatorStack {
    /** About what an array takes besides its contents, in bytes: its header and the reference to it. */
    private static final long ARRAY_BYTES = 24;

    private final FeatureTransformer transformer;
    private final FeatureSet features;
    private final int view;
    private final DirtyPieces dirty;
    private final AccumulatorCache cache;

    /** By ply: the sums. */
    private final short[][] sums;

    /** By ply: whether they have been computed. */
    private final boolean[] computed = new boolean[DirtyPieces.PLIES];

    /** The stack of the side with this ordinal. */
    AccumulatorStack(FeatureTransformer transformer, int view, DirtyPieces dirty) {
        this.transformer = transformer;
        this.view = view;
        this.dirty = dirty;
        features = transformer.features();
        cache = new AccumulatorCache(transformer, view);
        sums = new short[DirtyPieces.PLIES][transformer.width()];
    }

    /** About what a stack takes with its cache, in bytes: an accumulator for each ply and for each bucket. */
    static long bytes(FeatureTransformer transformer) {
        FeatureSet features = transformer.features();
        long accumulator = transformer.width() * Short.BYTES + ARRAY_BYTES;
        long inputs = features.bucketSize / Byte.SIZE + 2 * ARRAY_BYTES;
        return (DirtyPieces.PLIES + features.buckets) * accumulator + features.buckets * inputs;
    }

    /** Nothing is known of the position at this ply yet. */
    void forget(int ply) {
        computed[ply] = false;
    }

    /** The accumulator of the position, which stands at this ply of the line. To be read only. */
    short[] get(int ply, Position position) {
        int from = ply;
        while (!computed[from] && from > 0 && !mustRefresh(from)) {
            from--;
        }
        int bucket = features.bucket(view, position.king(view));
        if (computed[from]) {
            while (from < ply) {
                update(++from, bucket * features.bucketSize);
            }
        } else {
            cache.refresh(position, bucket, sums[ply]);
            computed[ply] = true;
        }
        return sums[ply];
    }

    /** Whether the move to this ply has changed all inputs. */
    private boolean mustRefresh(int ply) {
        return features.isKingRelative() && dirty.kingMoved(ply, view);
    }

    private void update(int ply, int firstInput) {
        short[] before = sums[ply - 1];
        short[] after = sums[ply];
        int left = features.input(view, dirty.left(ply));
        if (left == FeatureSet.NONE) {
            System.arraycopy(before, 0, after, 0, after.length);
        } else {
            int entered = features.input(view, dirty.entered(ply));
            Rows.replace(before, transformer.row(firstInput + left), transformer.row(firstInput + entered), after);
        }
        if (dirty.isCapture(ply)) {
            int victim = features.input(view, dirty.victim(ply));
            int inHand = features.input(view, dirty.inHand(ply));
            Rows.replace(after, transformer.row(firstInput + victim), transformer.row(firstInput + inHand));
        }
        computed[ply] = true;
    }
}
