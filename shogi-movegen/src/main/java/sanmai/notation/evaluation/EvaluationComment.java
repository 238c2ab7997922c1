package sanmai.notation.evaluation;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.record.RecordCursor;
import sanmai.shogi.Position;

/**
 * The evaluations in the comment of a place, as ShogiHome, ShogiGUI and floodgate write them, and the rest of the comment.
 * Immutable.
 */
public final class EvaluationComment {
    private final Position position;
    private final List<FoundEvaluation> found = new ArrayList<>();
    private final List<String> rest = new ArrayList<>();
    private final ShogiHomeEvaluation shogiHome;

    private EvaluationComment(Position position) {
        this.position = position;
        shogiHome = new ShogiHomeEvaluation(position, found);
    }

    /** Reads the comments of the place where the cursor stands, and on the end there. */
    public static EvaluationComment of(RecordCursor cursor) {
        EvaluationComment reader = of(cursor.node().comment(), cursor.position());
        if (!cursor.node().endComment().isEmpty()) {
            reader.read(cursor.node().endComment());
        }
        return reader;
    }

    /** Reads a comment on a position. */
    static EvaluationComment of(String comment, Position position) {
        EvaluationComment reader = new EvaluationComment(position);
        reader.read(comment);
        return reader;
    }

    private void read(String comment) {
        for (String line : comment.split("\n", -1)) {
            readLine(line);
        }
        shogiHome.end();
    }

    /** The evaluations, in the order of the text. */
    public List<NodeEvaluation> evaluations() {
        return found.stream().map(FoundEvaluation::evaluation).toList();
    }

    /** The evaluations with their texts. */
    List<FoundEvaluation> found() {
        return found;
    }

    /** The comment without the evaluations. */
    public String rest() {
        return String.join("\n", rest);
    }

    private void readLine(String line) {
        if (shogiHome.readSituation(line)) {
            rest.add(line);
        } else if (!shogiHome.read(line)) {
            shogiHome.end();
            ShogiGuiEvaluation.read(line, position)
                    .or(() -> FloodgateEvaluation.read(line, position))
                    .ifPresentOrElse(found::add, () -> rest.add(line));
        }
    }
}
