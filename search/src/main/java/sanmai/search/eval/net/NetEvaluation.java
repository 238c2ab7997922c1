package sanmai.search.eval.net;

import sanmai.search.eval.Evaluation;
import sanmai.shogi.Position;

/**
 * Judges positions by a {@link Net}. Each perspective has an {@link Accumulator}, which is updated from move to move;
 * slider mobility is looked up for each position.
 */
public final class NetEvaluation implements Evaluation {
    private final Net net;
    private final Accumulator black;
    private final Accumulator white;

    /** An evaluation by this net. */
    public NetEvaluation(Net net) {
        this.net = net;
        black = new Accumulator(net, 0);
        white = new Accumulator(net, 1);
    }

    /** About what an evaluation takes besides the net, in bytes. */
    static long bytes(Net net) {
        return 2 * Accumulator.bytes(net);
    }

    @Override
    public void set(Position position) {
        black.set();
        white.set();
    }

    @Override
    public void push(Position position, int move) {
        black.push(position, move);
        white.push(position, move);
    }

    @Override
    public void pop() {
        black.pop();
        white.pop();
    }

    @Override
    public int score(Position position) {
        black.compute(position);
        white.compute(position);
        int us = position.turnOrdinal();
        Accumulator ours = us == 0 ? black : white;
        Accumulator theirs = us == 0 ? white : black;
        int bucket = OutputBucket.of(position);
        int[] outputWeights = net.outputWeights[bucket];
        long hidden = ours.hiddenLayer(outputWeights, 0) + theirs.hiddenLayer(outputWeights, net.neurons);
        long[] mobility = net.mobility[bucket];
        long score = ours.pieceSquare()
                - theirs.pieceSquare()
                + net.tempo[bucket]
                + SliderMobility.score(position, us, mobility)
                - SliderMobility.score(position, us ^ 1, mobility)
                + hidden / Net.FULL_ACTIVATION;
        return (int) Math.max(-MAX_SCORE, Math.min(score / Net.OUTPUT_SCALE, MAX_SCORE));
    }
}
