package sanmai.search.eval.nnue;

import sanmai.search.eval.Evaluation;
import sanmai.shogi.Position;

/** Judges positions by a {@link Network}, whose accumulators are updated from move to move. */
final class NnueEvaluation implements Evaluation {
    private final DirtyPieces dirty = new DirtyPieces();
    private final AccumulatorStack black;
    private final AccumulatorStack white;
    private final Propagation propagation;
    private final NnueScale scale;
    private int ply;

    NnueEvaluation(Network network, NnueScale scale) {
        black = new AccumulatorStack(network.transformer(), 0, dirty);
        white = new AccumulatorStack(network.transformer(), 1, dirty);
        propagation = new Propagation(network);
        this.scale = scale;
    }

    @Override
    public void set(Position position) {
        ply = 0;
        forget();
    }

    @Override
    public void push(Position position, int move) {
        ply++;
        dirty.note(ply, position, move);
        forget();
    }

    private void forget() {
        black.forget(ply);
        white.forget(ply);
    }

    @Override
    public void pop() {
        ply--;
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
        short[] ofBlack = black.get(ply, position);
        short[] ofWhite = white.get(ply, position);
        return position.turnOrdinal() == 0
                ? propagation.output(ofBlack, ofWhite)
                : propagation.output(ofWhite, ofBlack);
    }
}
