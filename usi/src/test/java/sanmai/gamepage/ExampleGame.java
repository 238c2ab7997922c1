package sanmai.gamepage;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sanmai.core.Color;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A short game with evaluations, an inaccuracy, a mistake and a blunder. The names and comments are those of somebody who
 * wants to break pages.
 */
final class ExampleGame {
    static final String BLACK = "</script><script>document.title='broken'</script>";
    static final String WHITE = "<img src=x onerror=\"document.title='broken'\"> & 'Co' {{style}}";
    static final String REMARK = "<b>bold</b> </script> <!-- {{game}} \u2028";

    /** The moves with a capture, a promotion and drops, and Black's evaluation after each. */
    private static final String[] MOVES = {"7g7f", "3c3d", "2g2f", "2b8h+", "7i8h", "5a4b", "B*4e", "B*6e", "4e3d"};

    private static final int[] VALUES = {40, 60, 30, 50, 80, 400, 220, 900, 0};

    private ExampleGame() {}

    static RecordTree tree() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        tree.setPlayer(Color.BLACK, BLACK);
        tree.setPlayer(Color.WHITE, WHITE);
        tree.headers().put("棋戦", "<i>Event</i>");
        RecordCursor cursor = new RecordCursor(tree);
        for (int i = 0; i < MOVES.length; i++) {
            cursor.play(MoveNotation.USI.parse(MOVES[i], cursor.position()));
            cursor.node().setTime(Duration.ofSeconds(i + 1));
            EvaluationStyle.SHOGIHOME.add(evaluation(i, cursor.position()), cursor);
        }
        cursor.node().setEnd(GameEnd.RESIGNATION);
        cursor.back();
        cursor.node().setComment(cursor.node().comment() + "\n" + REMARK);
        addVariation(cursor);
        return tree;
    }

    private static NodeEvaluation evaluation(int index, Position position) {
        List<Move> line = index + 1 < MOVES.length ? line(index, position) : List.of();
        NodeEvaluation value = index + 1 < MOVES.length
                ? NodeEvaluation.centipawns(VALUES[index])
                : NodeEvaluation.mate(Color.BLACK, 7);
        return value.withDepth(10 + index)
                .withNodes(12_345)
                .withEngine("<u>Engine</u>")
                .withLine(line);
    }

    /** What the engine expects instead of the three bad moves; elsewhere it expects the moves of the game. */
    private static final Map<Integer, List<String>> BETTER =
            Map.of(4, List.of("8b4b", "2f2e"), 5, List.of("2f2e", "8c8d"), 6, List.of("4b3b", "4e3d", "9c9d"));

    private static List<Move> line(int index, Position position) {
        List<String> words = BETTER.getOrDefault(index, List.of(MOVES[index + 1]));
        Position copy = position.copy();
        List<Move> line = new ArrayList<>();
        for (String word : words) {
            line.add(MoveNotation.USI.parse(word, copy));
            copy.doMove(line.get(line.size() - 1).code());
        }
        return line;
    }

    private static void addVariation(RecordCursor cursor) {
        cursor.back();
        for (String move : new String[] {"3a2b", "4e3d", "8c8d"}) {
            cursor.play(MoveNotation.USI.parse(move, cursor.position()));
        }
    }
}
