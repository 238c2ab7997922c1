package sanmai.search.eval.net;

import sanmai.search.eval.Evaluation;
import sanmai.shogi.Position;

/** Judges positions by a {@link Net}. What each side sees is kept from move to move; slides are looked up each time. */
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
        black.complete(position);
        white.complete(position);
        int us = position.turnOrdinal();
        Accumulator ours = us == 0 ? black : white;
        Accumulator theirs = us == 0 ? white : black;
        int active = ours.units(net.worth, 0) + theirs.units(net.worth, Net.WIDTH);
        long score = ours.places()
                - theirs.places()
                + net.tempo
                + SliderMobility.worth(position, us, net.slides)
                - SliderMobility.worth(position, us ^ 1, net.slides)
                + active / Net.ACTIVE;
        return (int) Math.max(-MAX_SCORE, Math.min(score / Net.FINE, MAX_SCORE));
    }
}
