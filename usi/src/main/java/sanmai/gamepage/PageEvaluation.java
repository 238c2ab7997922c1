package sanmai.gamepage;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.shogi.Position;

/**
 * What an engine said of a place, as the page has it. What is null is left out of it.
 *
 * @param value centipawns, seen from Black; null for a mate
 * @param mate plies to the mate, with a minus if White mates, 0.5 or -0.5 if nobody said how many; null if it is none
 * @param depth in plies
 * @param nodes the positions searched
 * @param engine the engine's name; may be empty
 * @param line the moves expected
 */
record PageEvaluation(
        @Nullable Integer value,
        @Nullable Double mate,
        @Nullable Integer depth,
        @Nullable Long nodes,
        String engine,
        List<PageMove> line) {
    /** Stands for the length of a mate that nobody said: less than any, but with a sign. */
    private static final double SOME_MATE = 0.5;

    static PageEvaluation of(NodeEvaluation evaluation, Position position) {
        Integer value = evaluation.isMate() ? null : evaluation.value();
        return new PageEvaluation(
                value,
                evaluation.isMate() ? mate(evaluation) : null,
                evaluation.depth().isPresent() ? evaluation.depth().getAsInt() : null,
                evaluation.nodes().isPresent() ? evaluation.nodes().getAsLong() : null,
                evaluation.engine(),
                PageMove.line(position, evaluation.line()));
    }

    private static double mate(NodeEvaluation evaluation) {
        return evaluation.hasMateLength() ? evaluation.value() : Math.signum(evaluation.value()) * SOME_MATE;
    }
}
