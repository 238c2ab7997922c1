package sanmai.search.alphabeta.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The scores of the histories, and what a bonus changes in each. */
class HistoryScoresTest {
    private final SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME);
    private final History history = new History(Features.ALL);
    private final Node node = at.node;
    private final int best = move("2h6h");
    private final int capture = move("8h2b+");

    private int move(String usi) {
        return UsiMove.parse(usi, at.position);
    }

    /** The node has moves before it. */
    @BeforeEach
    void begin() {
        node.onePlyAgo = 100;
        node.twoPliesAgo = 200;
    }

    // ---- Captures ----

    private static final Position TAKES_PAWN = Sfen.position("4k4/9/9/9/4p4/9/4R4/9/4K4 b - 1");
    private static final Position TAKES_GOLD = Sfen.position("4k4/9/9/9/4g4/9/4R4/9/4K4 b - 1");
    private static final int TAKES = UsiMove.parse("5g5e", TAKES_PAWN);

    @Test
    void aCaptureIsKnownByWhatItTakes() {
        int start = history.captureScore(TAKES, TAKES_PAWN);
        history.updateCapture(TAKES, TAKES_PAWN, 1000);
        assertTrue(history.captureScore(TAKES, TAKES_PAWN) > start);
        assertEquals(start, history.captureScore(TAKES, TAKES_GOLD));
        history.clear();
        assertEquals(start, history.captureScore(TAKES, TAKES_PAWN));
    }

    @Test
    void aScoreComesNearItsLimitAndStaysBelow() {
        for (int i = 0; i < 1000; i++) {
            history.updateCapture(TAKES, TAKES_GOLD, 1600);
        }
        int score = history.captureScore(TAKES, TAKES_GOLD);
        assertTrue(score > CaptureHistory.LIMIT * 9 / 10 && score <= CaptureHistory.LIMIT, score + "");
    }

    @Test
    void withoutTheFeatureNothingIsLearntAboutCaptures() {
        History none = new History(Features.ALL.without(Feature.CAPTURE_HISTORY));
        int start = none.captureScore(TAKES, TAKES_PAWN);
        none.updateCapture(TAKES, TAKES_PAWN, 1000);
        assertEquals(start, none.captureScore(TAKES, TAKES_PAWN));
    }

    // ---- The histories one by one ----

    private static History without(Feature feature) {
        return new History(Features.ALL.without(feature));
    }

    /** What a bonus for a move teaches a history, at this distance from the root. */
    private int taught(History taught, Node where) {
        int before = taught.orderingScore(best, where);
        taught.updateQuiet(best, where, 1000);
        return taught.orderingScore(best, where) - before;
    }

    private static History only(Feature feature) {
        return new History(Features.of(Set.of(feature)));
    }

    @Test
    void theOrderingScoreIsTwiceMainAndPawnHistoryAndContinuations() {
        History main = only(Feature.HISTORY_HEURISTIC);
        int start = main.mainScore(best);
        assertEquals(taught(main, node), 2 * (main.mainScore(best) - start));
        History pawns = only(Feature.PAWN_HISTORY);
        start = pawns.pruningScore(best, node);
        assertEquals(taught(pawns, node), 2 * (pawns.pruningScore(best, node) - start));
        History continuations = only(Feature.CONTINUATION_HISTORY);
        start = continuations.pruningScore(best, node);
        assertEquals(taught(continuations, node), continuations.pruningScore(best, node) - start);
    }

    @Test
    void theEvasionScoreIsMainHistoryAndTheLastContinuation() {
        History main = only(Feature.HISTORY_HEURISTIC);
        int start = main.evasionScore(best, node) - main.mainScore(best);
        main.updateQuiet(best, node, 1000);
        assertEquals(start, main.evasionScore(best, node) - main.mainScore(best));
        History continuations = only(Feature.CONTINUATION_HISTORY);
        Node last = new Node(9);
        last.onePlyAgo = 100;
        start = continuations.evasionScore(best, last);
        int learnt = taught(continuations, last);
        assertEquals(learnt, continuations.evasionScore(best, last) - start);
    }

    @Test
    void pruningAsksPawnHistoryAndTheLastTwoContinuations() {
        int[] scores = new int[4];
        for (int plies = 1; plies <= 3; plies++) {
            History continuations = only(Feature.CONTINUATION_HISTORY);
            Node one = after(plies, 100);
            int start = continuations.pruningScore(best, one);
            continuations.updateQuiet(best, one, 1000);
            scores[plies] = continuations.pruningScore(best, one) - start;
        }
        assertTrue(scores[1] > scores[2] && scores[2] > 0 && scores[3] == 0);
        History main = only(Feature.HISTORY_HEURISTIC);
        int start = main.pruningScore(best, node);
        main.updateQuiet(best, node, 1000);
        assertEquals(start, main.pruningScore(best, node));
    }

    @Test
    void theStatisticScoreIsTwiceMainHistoryAndTwoContinuations() {
        node.quiet = true;
        History main = only(Feature.HISTORY_HEURISTIC);
        int start = main.statScore(best, node, at.position);
        int learnt = taught(main, node);
        assertEquals(learnt, main.statScore(best, node, at.position) - start);
        for (int plies = 1; plies <= 3; plies++) {
            History continuations = only(Feature.CONTINUATION_HISTORY);
            Node one = after(plies, 100);
            one.quiet = true;
            start = continuations.statScore(best, one, at.position);
            learnt = taught(continuations, one);
            assertEquals(plies < 3 ? learnt : 0, continuations.statScore(best, one, at.position) - start);
        }
    }

    /** A node with a single known move before it, this number of plies ago. */
    private static Node after(int plies, int code) {
        Node one = new Node(9);
        one.onePlyAgo = plies == 1 ? code : 0;
        one.twoPliesAgo = plies == 2 ? code : 0;
        one.threePliesAgo = plies == 3 ? code : 0;
        one.fourPliesAgo = plies == 4 ? code : 0;
        one.fivePliesAgo = plies == 5 ? code : 0;
        one.sixPliesAgo = plies == 6 ? code : 0;
        return one;
    }

    @Test
    void eachHistoryAddsToTheOrderingScore() {
        int all = taught(history, node);
        for (Feature feature :
                new Feature[] {Feature.HISTORY_HEURISTIC, Feature.CONTINUATION_HISTORY, Feature.PAWN_HISTORY}) {
            assertTrue(taught(without(feature), node) < all, feature.name());
        }
    }

    @Test
    void lowPlyHistoryCountsNearTheRootAndInThisSearchAlone() {
        Node near = new Node(0);
        int all = taught(history, near);
        assertTrue(taught(without(Feature.LOW_PLY_HISTORY), near) < all);
        int atRoot = taught(only(Feature.LOW_PLY_HISTORY), near);
        assertEquals(atRoot, 2 * taught(only(Feature.LOW_PLY_HISTORY), new Node(1)), "the nearer, the more");
        assertTrue(taught(only(Feature.LOW_PLY_HISTORY), new Node(4)) > 0);
        assertEquals(0, taught(only(Feature.LOW_PLY_HISTORY), new Node(5)));
        int before = history.orderingScore(best, near);
        history.startSearch();
        assertTrue(history.orderingScore(best, near) < before);
    }

    @Test
    void inCheckOnlyTheLastTwoMovesAreContinued() {
        node.threePliesAgo = 300;
        int usual = taught(history, node);
        node.inCheck = true;
        assertTrue(taught(new History(Features.ALL), node) < usual);
    }

    @Test
    void eachOfSixMovesBeforeIsContinued() {
        int[] scores = new int[7];
        for (int plies = 0; plies <= 6; plies++) {
            scores[plies] = taught(only(Feature.CONTINUATION_HISTORY), after(plies, 100));
        }
        assertTrue(scores[1] > scores[2] && scores[2] > scores[4] && scores[4] > scores[6] && scores[6] > scores[3]);
        assertTrue(scores[3] > scores[0]);
        assertEquals(0, scores[0], "null moves are not continued");
    }

    @Test
    void whatIsLearntOfAnEarlierMoveCountsAfterItAtOnce() {
        for (int plies = 1; plies <= 6; plies++) {
            Node next = after(1, 100);
            int before = history.orderingScore(best, next);
            history.updateQuiet(best, after(plies, 100), 1000);
            assertTrue(history.orderingScore(best, next) > before, plies + " plies ago");
        }
    }

    @Test
    void pawnHistoryKnowsPositionsByTheirPawns() {
        history.updateQuiet(best, node, 1000);
        int here = history.pruningScore(best, node);
        node.keys.read(Sfen.position(SetUpNode.MIDDLE_GAME.replace("2P6/PP1PPP1PP", "9/PPPPPP1PP")));
        assertTrue(history.pruningScore(best, node) < here);
        node.keys.read(Sfen.position(SetUpNode.MIDDLE_GAME.replace("LNSGKGSNL", "LNSGKG1NL")));
        assertEquals(here, history.pruningScore(best, node), "other pieces do not matter");
    }

    @Test
    void aMalusCountsLessInPawnHistory() {
        int bonus = taught(only(Feature.PAWN_HISTORY), node);
        History pawns = only(Feature.PAWN_HISTORY);
        int start = pawns.orderingScore(best, node);
        pawns.updateQuiet(best, node, -1000);
        assertTrue(start > pawns.orderingScore(best, node));
        assertTrue(2 * (start - pawns.orderingScore(best, node)) < bonus);
    }

    @Test
    void aMainHistoryIsThatOfSideOriginDestinationAndPromotion() {
        Position black = Sfen.position("4k4/9/9/S1S6/9/9/9/9/4K4 b S 1");
        Position white = Sfen.position("4k4/9/9/2s6/9/9/9/9/4K4 w s 1");
        int[] moves = {
            UsiMove.parse("7d8c", black),
            UsiMove.parse("9d8c", black),
            UsiMove.parse("7d7c", black),
            UsiMove.parse("7d7c+", black),
            UsiMove.parse("S*8c", black),
            UsiMove.parse("S*8c", white),
        };
        for (int taught : moves) {
            history.clear();
            int start = history.mainScore(taught);
            history.updateQuiet(taught, node, 1000);
            for (int move : moves) {
                assertEquals(move == taught, history.mainScore(move) > start, Move.usi(taught) + " " + Move.usi(move));
            }
        }
    }

    @Test
    void forgettingLeavesNothing() {
        node.keys.read(Sfen.position("4k4/4p4/9/9/9/9/9/9/4K4 b - 1"));
        int start = history.orderingScore(best, node);
        for (Feature feature : new Feature[] {
            Feature.HISTORY_HEURISTIC, Feature.LOW_PLY_HISTORY, Feature.CONTINUATION_HISTORY, Feature.PAWN_HISTORY
        }) {
            History single = only(feature);
            taught(single, node);
            single.clear();
            assertEquals(start, single.orderingScore(best, node), feature.name());
        }
    }

    @Test
    void aScoreNearItsLimitChangesLittle() {
        short[] scores = {0, 0, 500};
        Gravity.add(5000, scores, 0, 1000);
        Gravity.add(-5000, scores, 1, 1000);
        Gravity.add(100, scores, 2, 1000);
        assertEquals("1000 -1000 550", scores[0] + " " + scores[1] + " " + scores[2]);
        Gravity.add(-100, scores, 2, 1000);
        assertEquals(550 - 100 - 55, scores[2]);
    }

    @Test
    void aMoveWhoseReducedSearchFailsHighIsContinued() {
        node.move = best;
        int before = history.pruningScore(best, node);
        history.rewardFailHigh(node);
        assertTrue(history.pruningScore(best, node) > before);
    }

    @Test
    void theStatisticScoreOfACaptureIsWhatItTakesAndItsHistory() {
        node.quiet = false;
        int gain = PieceValues.ENGINE.gain(TAKES_PAWN, TAKES);
        history.updateCapture(TAKES, TAKES_PAWN, 1000);
        int expected = 4 * gain + history.captureScore(TAKES, TAKES_PAWN);
        assertEquals(expected, history.statScore(TAKES, node, TAKES_PAWN));
    }
}
