package sanmai.analysis;

import java.util.List;
import java.util.Map;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Line;

/**
 * Writes what was found into a record: evaluations into the comments of the places, and, if wanted, the lines as
 * variations.
 *
 * @param engine the name of the engine
 * @param style how evaluations are written
 * @param linesAsBranches whether lines that begin with another move than those of the record become variations
 */
public record RecordAnnotator(String engine, EvaluationStyle style, boolean linesAsBranches) {
    /**
     * Annotates a record. Replaces the evaluations of an earlier analysis by the same engine; everything else stays.
     */
    public void annotate(RecordTree tree, Map<RecordNode, SearchedPosition> found) {
        RecordCursor cursor = new RecordCursor(tree);
        found.forEach((node, searched) -> {
            cursor.goTo(node);
            List<NodeEvaluation> evaluations = searched.evaluations(cursor.position(), engine);
            style.put(evaluations, cursor);
            // At the end of a line there is nothing to branch off: the game would go on.
            if (linesAsBranches && node.hasChildren()) {
                evaluations.forEach(evaluation -> addLine(evaluation.line(), cursor));
            }
        });
    }

    private static void addLine(Line line, RecordCursor cursor) {
        boolean isKnown =
                cursor.node().children().stream().anyMatch(child -> child.move().equals(line.get(0)));
        if (!isKnown) {
            line.forEach(cursor::play);
            line.forEach(move -> cursor.back());
        }
    }
}
