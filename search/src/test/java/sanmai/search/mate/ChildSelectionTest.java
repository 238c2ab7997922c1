package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static sanmai.core.TypeCode.PAWN;

import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.shogi.Move;

/** The numbers of a node and the thresholds of the child that is searched, by the formulas of df-pn. */
class ChildSelectionTest {
    private final ChildSelection selection = new ChildSelection(null);

    /** A node with children of these phis and deltas, which may be searched up to these thresholds. */
    private static SearchFrame frame(int ply, int phiThreshold, int deltaThreshold, int... numbers) {
        MateNode[] children = new MateNode[numbers.length / 2];
        for (int i = 0; i < children.length; i++) {
            children[i] = new MateNode();
            children[i].setNumbers(numbers[2 * i], numbers[2 * i + 1]);
        }
        SearchFrame frame = new SearchFrame(children);
        frame.node = new MateNode();
        frame.node.ply = ply;
        frame.end = children.length;
        frame.phiThreshold = phiThreshold;
        frame.deltaThreshold = deltaThreshold;
        return frame;
    }

    private List<Integer> select(SearchFrame frame) {
        selection.select(frame);
        return List.of(frame.node.phi, frame.node.delta);
    }

    @Test
    void everyEvasionMustBeRefuted() {
        SearchFrame evasions = frame(1, 100, 50, 3, 7, 4, 2, 5, 9);
        assertEquals(List.of(2, 3 + 4 + 5), select(evasions));
        assertSame(evasions.children[1], selection.chosen());
        assertEquals(50 - 3 - 5, selection.phiThreshold(), "the sum reaches the threshold");
    }

    @Test
    void dropsOfTheDefenderCountByTheHardestOne() {
        SearchFrame evasions = frame(1, 100, 50, 3, 7, 4, 8, 5, 9);
        evasions.children[1].move = Move.dropCode(PAWN, 40);
        evasions.children[2].move = Move.dropCode(PAWN, 41);
        assertEquals(List.of(7, 3 + 5), select(evasions));
        assertEquals(50 - 5, selection.phiThreshold(), "beside the drops");
        evasions.children[1].delta = 1;
        select(evasions);
        assertEquals(50 - 3, selection.phiThreshold(), "in the place of the other drop");
    }

    @Test
    void checksCountOnceBesideTheHardestOne() {
        SearchFrame checks = frame(0, 100, 50, 3, 7, 4, 2, 5, 9);
        assertEquals(List.of(2, 5 + 1 + 1), select(checks));
        assertEquals(50 - 2, selection.phiThreshold());
    }

    @Test
    void theSecondBestChildAndTheNodeBoundTheSearch() {
        select(frame(0, 100, 50, 1, 2, 1, 64));
        assertEquals(64 + 1 + 64 / 16, selection.deltaThreshold());
        select(frame(0, 20, 50, 1, 2, 1, 64));
        assertEquals(20, selection.deltaThreshold());
    }

    @Test
    void amongEqualDeltasTheSmallerPhiIsSearched() {
        SearchFrame checks = frame(0, 100, 50, 3, 2, 1, 2);
        select(checks);
        assertSame(checks.children[1], selection.chosen());
    }

    @Test
    void delayedChildrenWait() {
        SearchFrame checks = frame(0, 100, 50, 3, 7, 4, 2);
        checks.children[1].delayedBy = checks.children[0];
        assertEquals(List.of(7, 3), select(checks));
    }
}
