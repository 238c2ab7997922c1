package sanmai.search.eval.nnue;

import sanmai.search.eval.Evaluation;
import sanmai.search.eval.accumulator.DirtyPieces;
import sanmai.shogi.Position;

/** Judges positions by a {@link Network}, whose accumulators are updated from move to move. */
final class NnueEvaluation implements Evaluation {
    private final DirtyPieces dirty = new DirtyPieces();
    private final TransformerStack black;
    private final TransformerStack white;
    private final Propagation propagation;
    private final NnueScale scale;

    NnueEvaluation(Network network, NnueScale scale) {
        black = new TransformerStack(network.transformer(), 0, dirty);
        white = new TransformerStack(network.transformer(), 1, dirty);
        propagation = Propagations.of(network);
        this.scale = scale;
    }

    @Override
    public void set(Position position) {
        dirty.set();
    }

    @Override
    public void push(Position position, int move) {
        dirty.push(position, move);
    }

    @Override
    public void pop() {
        dirty.pop();
    }

    @Override
    public int score(Position position) {
        return scale.score(output(position));
    }

    @Override
    public int value(Position position) {
        return scale.value(output(position));
    }

    /** The output of the network for the side to move. */
    int output(Position position) {
        short[] ofBlack = black.get(position);
        short[] ofWhite = white.get(position);
        return position.turnOrdinal() == 0
                ? propagation.output(ofBlack, ofWhite)
                : propagation.output(ofWhite, ofBlack);
    }
}
