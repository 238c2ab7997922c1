package sanmai.gamepage;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import sanmai.core.Color;
import sanmai.notation.NodeEvaluation;
import sanmai.notation.RecordCursor;
import sanmai.notation.RecordTree;
import sanmai.search.training.WinRateModel;

/**
 * What the evaluations of a record mean for a place.
 *
 * @param blackWinRate from 0 to 1; empty if no engine said anything
 * @param lost the points of 100 by which the move that led there lowered the win rate of its side, from 0; a move that the
 *     engine expected loses nothing
 */
record PlaceVerdict(OptionalDouble blackWinRate, double lost) {
    /** The score in centipawns that raises the odds to win by the factor e, as GUIs have it. */
    private static final double WIN_SCALE = 600;

    private static final double POINTS = 100;

    /** The verdicts on the places of the main line, from the start on. */
    static List<PlaceVerdict> ofMainLine(RecordTree tree) {
        List<PlaceVerdict> verdicts = new ArrayList<>();
        RecordCursor cursor = new RecordCursor(tree);
        List<NodeEvaluation> before = cursor.evaluations();
        verdicts.add(new PlaceVerdict(blackWinRate(before), 0));
        while (cursor.node().goesOn() && cursor.forward()) {
            List<NodeEvaluation> here = cursor.evaluations();
            Color mover = cursor.position().turn().opposite();
            double lost = isExpected(before, cursor.node().move())
                    ? 0
                    : lost(blackWinRate(before), blackWinRate(here), mover);
            verdicts.add(new PlaceVerdict(blackWinRate(here), lost));
            before = here;
        }
        return verdicts;
    }

    private static boolean isExpected(List<NodeEvaluation> evaluations, int move) {
        return !evaluations.isEmpty()
                && !evaluations.get(0).line().isEmpty()
                && evaluations.get(0).line().get(0) == move;
    }

    private static double lost(OptionalDouble before, OptionalDouble after, Color mover) {
        if (before.isEmpty() || after.isEmpty()) {
            return 0;
        }
        double fall = before.getAsDouble() - after.getAsDouble();
        return Math.max(0, mover == Color.BLACK ? fall : -fall) * POINTS;
    }

    private static OptionalDouble blackWinRate(List<NodeEvaluation> evaluations) {
        if (evaluations.isEmpty()) {
            return OptionalDouble.empty();
        }
        NodeEvaluation best = evaluations.get(0);
        if (best.isMate()) {
            return OptionalDouble.of(best.value() > 0 ? 1 : 0);
        }
        return OptionalDouble.of(WinRateModel.winRate(best.value(), WIN_SCALE));
    }
}
