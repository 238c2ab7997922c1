package sanmai.gamepage;

import org.jspecify.annotations.Nullable;
import sanmai.notation.evaluation.NodeEvaluation;

/**
 * What an engine said of a place, as the page has it. What is null is left out of it.
 *
 * @param value centipawns, seen from Black; null for a mate
 * @param mate plies to the mate, negative if White mates, 0.5 or -0.5 if their number is not known; null if the score
 *     is no mate
 * @param depth in plies
 * @param nodes the positions searched
 * @param engine the engine's name; may be empty
 * @param line the moves expected, in USI, with spaces between them
 */
record PageEvaluation(
        @Nullable Integer value,
        @Nullable Double mate,
        @Nullable Integer depth,
        @Nullable Long nodes,
        String engine,
        String line) {
    /** Stands for an unknown number of plies: less than any other, but with a sign. */
    private static final double SOME_MATE = 0.5;

    static PageEvaluation of(NodeEvaluation evaluation) {
        Integer value = evaluation.isMate() ? null : evaluation.value();
        return new PageEvaluation(
                value,
                evaluation.isMate() ? mate(evaluation) : null,
                evaluation.depth().isPresent() ? evaluation.depth().getAsInt() : null,
                evaluation.nodes().isPresent() ? evaluation.nodes().getAsLong() : null,
                evaluation.engine(),
                evaluation.line().toString());
    }

    private static double mate(NodeEvaluation evaluation) {
        return evaluation.hasMateLength() ? evaluation.value() : Math.signum(evaluation.value()) * SOME_MATE;
    }
}
