package sanmai.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import sanmai.core.Color;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.record.RecordCursor;
import sanmai.search.training.WinRateModel;
import sanmai.shogi.Line;

/**
 * A place on the main line of a game, as the engine sees it.
 *
 * @param ply the number of moves before it
 * @param turn the side to move
 * @param finish whether the game is over there
 * @param declaresWin whether the side to move can declare its win (nyugyoku)
 * @param evaluations what the engine says, the best line first, seen from Black; empty if the game is over, a win can
 *     be declared, or there was no time to search
 * @param blackWinRate Black's win rate, from 0 to 1; empty if it is not known
 * @param threat what the other side would do after a pass (a null move); empty if that was not searched
 */
public record PlaceAnalysis(
        int ply,
        Color turn,
        Finish finish,
        boolean declaresWin,
        List<NodeEvaluation> evaluations,
        OptionalDouble blackWinRate,
        Optional<NodeEvaluation> threat) {
    /** Copies the list. */
    public PlaceAnalysis {
        evaluations = List.copyOf(evaluations);
    }

    /**
     * The place of a cursor.
     *
     * @param winScale the score in centipawns that raises the odds to win by the factor e, more than 0
     */
    static PlaceAnalysis of(
            RecordCursor cursor, boolean declaresWin, List<NodeEvaluation> evaluations, double winScale) {
        Color turn = cursor.position().turn();
        PlaceAnalysis place = new PlaceAnalysis(
                cursor.node().ply(),
                turn,
                Finish.of(cursor.position()),
                declaresWin,
                evaluations,
                OptionalDouble.empty(),
                Optional.empty());
        OptionalDouble rate = place.ownWinRate(winScale);
        OptionalDouble black =
                rate.isPresent() && turn == Color.WHITE ? OptionalDouble.of(1 - rate.getAsDouble()) : rate;
        return new PlaceAnalysis(place.ply, turn, place.finish, declaresWin, evaluations, black, Optional.empty());
    }

    /** This place with a threat. */
    PlaceAnalysis withThreat(Optional<NodeEvaluation> found) {
        return new PlaceAnalysis(ply, turn, finish, declaresWin, evaluations, blackWinRate, found);
    }

    private OptionalDouble ownWinRate(double winScale) {
        if (finish != Finish.NONE) {
            return OptionalDouble.of(finish == Finish.DRAW ? 0.5 : finish == Finish.WIN ? 1 : 0);
        }
        if (declaresWin) {
            return OptionalDouble.of(1);
        }
        if (evaluations.isEmpty()) {
            return OptionalDouble.empty();
        }
        int value = evaluations.get(0).valueFor(turn);
        if (evaluations.get(0).isMate()) {
            return OptionalDouble.of(value > 0 ? 1 : 0);
        }
        return OptionalDouble.of(WinRateModel.winRate(value, winScale));
    }

    /** The best evaluation; empty if there is none. */
    public Optional<NodeEvaluation> best() {
        return evaluations.stream().findFirst();
    }

    /** The line of the best evaluation; empty if there is none. */
    Line bestLine() {
        return best().map(NodeEvaluation::line).orElse(Line.EMPTY);
    }

    /** The win rate of a side, from 0 to 1; empty if it is not known. */
    public OptionalDouble winRate(Color side) {
        return blackWinRate.isPresent() && side == Color.WHITE
                ? OptionalDouble.of(1 - blackWinRate.getAsDouble())
                : blackWinRate;
    }

    /** Whether a side mates by force, or has mated. */
    public boolean isMateBy(Color side) {
        boolean isMate = best().isPresent() && best().get().isMate();
        return isMate && best().get().valueFor(side) > 0 || finish == Finish.MATED && turn != side;
    }
}
