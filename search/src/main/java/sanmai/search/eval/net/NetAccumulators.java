package sanmai.search.eval.net;

import sanmai.core.Square;
import sanmai.search.eval.accumulator.AccumulatorStack;
import sanmai.search.eval.accumulator.DirtyPieces;

/**
 * The accumulators of one perspective: the sums of the neurons, four in a long, and of the piece-square values. Since the
 * latter depend on the own king's square, there is a row for each feature and square.
 */
final class NetAccumulators extends AccumulatorStack {
    /** The number of longs of an accumulator. */
    private final int longs;

    /**
     * By the own king's square as its side sees it: the first row of its king bucket. The last entry is the row of
     * zeros.
     */
    private final int[] firstRow = new int[Square.COUNT + 1];

    private final long[] featureWeights;
    private final long[] neurons;
    private final int[] pieceSquareValues;
    private final int[] pieceSquare = new int[accumulators(NetFeatures.WITH_KING_SQUARES)];

    NetAccumulators(Net net, int side, DirtyPieces dirty) {
        super(NetFeatures.WITH_KING_SQUARES, side, dirty);
        longs = net.longs;
        for (int king = 0; king < Square.COUNT; king++) {
            firstRow[king] = net.features.bucketOfKing(king) * NetFeatures.COUNT;
        }
        firstRow[Square.COUNT] = net.features.rows();
        featureWeights = net.featureWeights;
        pieceSquareValues = net.pieceSquare;
        neurons = new long[pieceSquare.length * longs];
        for (int at = 0; at < neurons.length; at += longs) {
            System.arraycopy(net.biases, 0, neurons, at, longs);
        }
    }

    /** The approximate size of the accumulators in bytes. */
    static long bytes(Net net) {
        return bytes(NetFeatures.WITH_KING_SQUARES, net.longs * (long) Long.BYTES + Integer.BYTES);
    }

    @Override
    protected void update(int before, int after, int removed, int added) {
        pieceSquare[after] = pieceSquare[before] - pieceSquareValues[removed] + pieceSquareValues[added];
        int from = before * longs;
        int to = after * longs;
        int minus = weights(removed);
        int plus = weights(added);
        for (int i = 0; i < longs; i++) {
            neurons[to + i] = neurons[from + i] - featureWeights[minus + i] + featureWeights[plus + i];
        }
    }

    /** Where the feature weights of a row begin. */
    private int weights(int row) {
        int king = row / NetFeatures.COUNT;
        return (firstRow[king] + row - king * NetFeatures.COUNT) * longs;
    }

    /** The sum of the piece-square values in an accumulator. */
    int pieceSquare(int accumulator) {
        return pieceSquare[accumulator];
    }

    /**
     * The part of the output that the neurons of an accumulator give, times {@link Net#FULL_ACTIVATION}.
     *
     * @param firstWeight where the output weights of this perspective begin
     */
    long output(int accumulator, int[] outputWeights, int firstWeight) {
        return Screlu.dotProduct(neurons, accumulator * longs, longs, outputWeights, firstWeight);
    }
}
