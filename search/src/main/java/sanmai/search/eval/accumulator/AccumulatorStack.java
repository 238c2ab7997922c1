package sanmai.search.eval.accumulator;

import java.util.Arrays;
import sanmai.shogi.Position;

/**
 * The accumulators of one perspective along the current line. An accumulator is the sum, for a position, of the biases and of
 * the rows of weights of the active features. It is updated incrementally and lazily: a move is only noted in the {@link
 * DirtyPieces}, and the rows are added and subtracted when a score is wanted, since many positions are never judged.
 *
 * <p>A move of the own king may change the {@linkplain FeatureSet#frame frame}, and with it all features or their rows:
 * then the accumulator is refreshed. A refresh starts from the accumulator of the last position with this frame ("Finny
 * table", from the engine Koivisto), and only adds and subtracts the rows of features that differ.
 *
 * <p>The accumulators are numbered: first one for each ply, then one for each frame. A subclass has the rows of weights
 * and keeps the sums of the accumulators, which are the biases at first.
 */
public abstract class AccumulatorStack {
    /**
     * The approximate size of an array or a small object without its contents, in bytes: its header and the reference
     * to it.
     */
    protected static final long HEADER_BYTES = 24;

    private final FeatureSet features;
    private final int side;
    private final DirtyPieces dirty;

    /** The row of zeros behind the rows of all features. */
    private final int zeros;

    /** By ply: {@link DirtyPieces#position} of the position to which the accumulator belongs. */
    private final long[] computed = new long[DirtyPieces.PLIES];

    private final ActiveFeatures wanted;

    /** By frame: the features of its accumulator. */
    private final ActiveFeatures[] cached;

    private final int[] removed = new int[FeatureSet.MAX_ACTIVE];
    private final int[] added = new int[FeatureSet.MAX_ACTIVE];

    /** The stack of the side with this ordinal. */
    protected AccumulatorStack(FeatureSet features, int side, DirtyPieces dirty) {
        this.features = features;
        this.side = side;
        this.dirty = dirty;
        zeros = features.rows();
        wanted = new ActiveFeatures(features, side);
        cached = new ActiveFeatures[features.frames()];
        Arrays.setAll(cached, frame -> new ActiveFeatures(features, side));
    }

    /** The number of accumulators in a stack. */
    protected static int accumulators(FeatureSet features) {
        return DirtyPieces.PLIES + features.frames();
    }

    /** The approximate size of a stack in bytes, with accumulators of the given size. */
    protected static long bytes(FeatureSet features, long accumulator) {
        return accumulators(features) * accumulator
                + features.frames() * (ActiveFeatures.bytes(features) + 6 * HEADER_BYTES)
                + DirtyPieces.PLIES * Long.BYTES;
    }

    /**
     * Computes {@code after = before - removed + added}.
     *
     * @param before the number of an accumulator
     * @param after the number of an accumulator, the same or another
     * @param removed a row of weights, from 0 to {@link FeatureSet#rows}; the last one is all zeros
     * @param added another row
     */
    protected abstract void update(int before, int after, int removed, int added);

    /**
     * Brings the accumulator of the current ply up to date.
     *
     * @param position the position that the moves pushed have reached
     * @return the number of the accumulator
     */
    public final int compute(Position position) {
        int ply = dirty.ply();
        int from = ply;
        while (computed[from] != dirty.position(from)) {
            if (from == 0 || mustRefresh(from)) {
                refresh(ply, position);
                return ply;
            }
            from--;
        }
        if (from < ply) {
            int frame = features.frame(side, position.king(side));
            int perspective = features.perspective(side, frame);
            int firstRow = features.firstRow(frame);
            while (from < ply) {
                apply(++from, perspective, firstRow);
            }
        }
        return ply;
    }

    /**
     * Refreshes the accumulator of the current ply if the move to it has changed the frame. To be called before the
     * next move is pushed: else each of the positions after that move would need a refresh.
     */
    public final void refreshBeforePush(Position position) {
        int ply = dirty.ply();
        if (dirty.kingMoved(ply, side) && computed[ply] != dirty.position(ply) && mustRefresh(ply)) {
            refresh(ply, position);
        }
    }

    /** Whether the move to this ply has changed the frame. */
    private boolean mustRefresh(int ply) {
        return dirty.kingMoved(ply, side)
                && features.frame(side, Place.square(dirty.left(ply)))
                        != features.frame(side, Place.square(dirty.entered(ply)));
    }

    /** Applies the move to this ply. */
    private void apply(int ply, int perspective, int firstRow) {
        int left = features.feature(perspective, dirty.left(ply));
        if (left == FeatureNumbers.NONE) { // A king of HalfKP.
            update(ply - 1, ply, zeros, zeros);
        } else {
            update(ply - 1, ply, firstRow + left, firstRow + features.feature(perspective, dirty.entered(ply)));
        }
        if (dirty.isCapture(ply)) {
            update(
                    ply,
                    ply,
                    firstRow + features.feature(perspective, dirty.victim(ply)),
                    firstRow + features.feature(perspective, dirty.inHand(ply)));
        }
        computed[ply] = dirty.position(ply);
    }

    private void refresh(int ply, Position position) {
        int frame = features.frame(side, position.king(side));
        int accumulator = DirtyPieces.PLIES + frame;
        int firstRow = features.firstRow(frame);
        ActiveFeatures last = cached[frame];
        wanted.read(position);
        int removals = last.listNotIn(wanted, removed);
        int additions = wanted.listNotIn(last, added);
        for (int i = 0; i < Math.max(removals, additions); i++) {
            update(
                    accumulator,
                    accumulator,
                    i < removals ? firstRow + removed[i] : zeros,
                    i < additions ? firstRow + added[i] : zeros);
        }
        if (features.missingPiece() != FeatureNumbers.NONE) {
            int row = firstRow + features.missingPiece();
            for (int i = last.missing(); i < wanted.missing(); i++) {
                update(accumulator, accumulator, zeros, row);
            }
            for (int i = wanted.missing(); i < last.missing(); i++) {
                update(accumulator, accumulator, row, zeros);
            }
        }
        last.copy(wanted);
        update(accumulator, ply, zeros, zeros);
        computed[ply] = dirty.position(ply);
    }
}
