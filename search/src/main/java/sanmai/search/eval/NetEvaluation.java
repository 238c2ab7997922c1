package sanmai.search.eval;

import sanmai.shogi.Position;

/** Judges positions by a {@link Net}. What each side sees is kept from move to move; slides are looked up each time. */
public final class NetEvaluation implements Evaluation {
    private final Net net;
    private final SideSums black;
    private final SideSums white;

    /** An evaluation by the shipped net. */
    public NetEvaluation() {
        this(ShippedNet.get());
    }

    /** An evaluation by this net. */
    public NetEvaluation(Net net) {
        this.net = net;
        black = new SideSums(net, 0);
        white = new SideSums(net, 1);
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
        SideSums ours = us == 0 ? black : white;
        SideSums theirs = us == 0 ? white : black;
        int active = ours.units(net.worth, 0) + theirs.units(net.worth, Net.WIDTH);
        long score = ours.places()
                - theirs.places()
                + net.tempo
                + Slides.worth(position, us, net.slides)
                - Slides.worth(position, us ^ 1, net.slides)
                + active / Net.ACTIVE;
        return (int) Math.max(-MOST, Math.min(score / Net.FINE, MOST));
    }
}
