package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

/** The first numbers of nodes. */
class ChildEvaluationTest {
    private final MateTables tables = MateTables.ofMegabytes(1);
    private final SearchPath path = new SearchPath();
    private final NodeBudget budget = new NodeBudget();
    private final ChildEvaluation evaluation =
            new ChildEvaluation(tables, path, budget, new UselessInterpositions(MateCounting.ALL));
    private final MateNode root = new MateNode();

    private Position start(String sfen, boolean isAttackersTurn) {
        Position position = Sfen.position(sfen);
        root.setRoot(position, isAttackersTurn);
        root.left = MateQuestion.MOST_PLIES;
        path.start(root.ply);
        budget.start(new SearchControl());
        budget.setLimit(Long.MAX_VALUE);
        evaluation.start(position);
        return position;
    }

    @Test
    void everyEvasionCountsAndAllDropsAsOne() {
        start("4k4/9/9/9/9/9/9/9/4R4 w g 1", false);
        evaluation.evaluateCheck(root);
        assertEquals(List.of(1, 4 + 1), List.of(root.phi, root.delta));
        start("4k4/9/9/9/9/9/9/9/4R4 w - 1", false);
        evaluation.evaluateCheck(root);
        assertEquals(List.of(1, 4), List.of(root.phi, root.delta));
    }

    @Test
    void checksAreMadeOnceAlthoughTheirNodeIsSearchedAgain() {
        Position position = start("4k4/9/9/9/9/9/9/9/R8 b G 1", true);
        Expansion expansion = new Expansion(evaluation, MateCounting.ALL);
        expansion.start(position, new int[0]);
        SearchFrame frame = expansion.frame(0);
        frame.node = root;
        expansion.expand(frame);
        long made = budget.nodes();
        assertTrue(made > 1, "no check was made");
        expansion.expand(frame);
        assertEquals(made, budget.nodes());
    }
}
