package sanmai.search.eval.net;

import sanmai.search.eval.Evaluation;
import sanmai.search.eval.accumulator.DirtyPieces;
import sanmai.shogi.Position;

/**
 * Judges positions by a {@link Net}. The sums of each perspective are updated from move to move; slider mobility is looked up
 * for each position.
 */
public final class NetEvaluation implements Evaluation {
    private final Net net;
    private final DirtyPieces dirty = new DirtyPieces();
    private final NetAccumulators black;
    private final NetAccumulators white;

    /** An evaluation by this net. */
    public NetEvaluation(Net net) {
        this.net = net;
        black = new NetAccumulators(net, 0, dirty);
        white = new NetAccumulators(net, 1, dirty);
    }

    /** The approximate size of an evaluation in bytes, without the net. */
    static long bytes(Net net) {
        return DirtyPieces.BYTES + 2 * NetAccumulators.bytes(net);
    }

    @Override
    public void set(Position position) {
        dirty.set();
    }

    @Override
    public void push(Position position, int move) {
        black.refreshBeforePush(position);
        white.refreshBeforePush(position);
        dirty.push(position, move);
    }

    @Override
    public void pop() {
        dirty.pop();
    }

    @Override
    public int score(Position position) {
        int ofBlack = black.compute(position);
        int ofWhite = white.compute(position);
        int us = position.turnOrdinal();
        int bucket = OutputBucket.of(position);
        int pieceSquare = black.pieceSquare(ofBlack) - white.pieceSquare(ofWhite);
        int[] outputWeights = net.outputWeights[bucket];
        int first = us == 0 ? 0 : net.neurons;
        long hidden =
                black.output(ofBlack, outputWeights, first) + white.output(ofWhite, outputWeights, net.neurons - first);
        long[] mobility = net.mobility[bucket];
        long score = (us == 0 ? pieceSquare : -pieceSquare)
                + net.tempo[bucket]
                + SliderMobility.score(position, us, mobility)
                - SliderMobility.score(position, us ^ 1, mobility)
                + hidden / Net.FULL_ACTIVATION;
        return (int) Math.max(-MAX_SCORE, Math.min(score / Net.OUTPUT_SCALE, MAX_SCORE));
    }
}
