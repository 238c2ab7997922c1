package sanmai.analysis;

import java.util.List;
import sanmai.core.Color;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

/**
 * A move of a game, and what it was worth.
 *
 * @param move the move
 * @param before the place where it was made
 * @param after the place that it led to
 * @param loss the points of 100 by which it lowered the win rate of its side, from 0; a move that the engine would have
 *     played itself loses nothing
 */
public record JudgedMove(int move, PlaceAnalysis before, PlaceAnalysis after, double loss) {
    private static final double POINTS = 100;

    static JudgedMove of(int move, PlaceAnalysis before, PlaceAnalysis after) {
        double had = before.winRate(before.turn()).orElseThrow();
        double has = after.winRate(before.turn()).orElseThrow();
        boolean isBest = before.bestLine().firstCode() == move;
        return new JudgedMove(move, before, after, isBest ? 0 : Math.max(0, had - has) * POINTS);
    }

    /** The side that made the move. */
    public Color side() {
        return before.turn();
    }

    /** The number of the move in the record, from 1. */
    public int ply() {
        return after.ply();
    }

    /** How bad the move was. */
    public Judgement judgement() {
        return Judgement.of(loss);
    }

    /** How good the move was, from 0 to 100: Lichess' accuracy (https://lichess.org/page/accuracy) of its loss. */
    public double accuracy() {
        return Accuracy.ofLoss(loss);
    }

    /** The line that the engine would have played; empty if it has none. */
    public Line betterLine() {
        return before.bestLine();
    }

    /**
     * Why the move is bad; none if it is good, or nothing could be proved.
     *
     * @param position the position before the move, which is as before afterwards
     */
    public List<MoveReason> reasons(Position position) {
        return MoveReasons.of(position, this);
    }

    /** Whether its side could mate by force before the move. */
    public boolean hadMate() {
        return before.isMateBy(side());
    }

    /** Whether its side could mate by force before the move, and no longer after the move. */
    public boolean missesMate() {
        return hadMate() && !after.isMateBy(side());
    }
}
