package sanmai.search.alphabeta.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.tree.SetUpNode.get;
import static sanmai.search.alphabeta.tree.SetUpThread.PLY;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.alphabeta.tree.SetUpThread;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class HistoryTest {
    private static final int DEPTH = 5;

    private final SetUpThread at = new SetUpThread(SetUpNode.MIDDLE_GAME, Features.ALL);
    private final History history = at.thread.history;
    private final Node node = at.node;
    private final int best = at.move("2h6h");
    private final int other = at.move("6i7h");
    private final int capture = at.move("8h2b+");

    @BeforeEach
    void begin() {
        node.depth = DEPTH;
        node.startMoves(-Node.INFINITE);
        node.staticEvaluation = 0;
    }

    private void cutoffBy(int move, int score) {
        node.bestMove = move;
        node.bestScore = score;
        history.learn(node, at.thread.stack[PLY - 1], at.position);
    }

    private int quiet(int move) {
        return history.score(move, node);
    }

    private int captured(int move) {
        return history.captureScore(move, at.position);
    }

    // ---- Cutoffs ----

    @Test
    void theMoveOfACutoffGetsABonusAndThoseBeforeItAMalus() {
        node.addQuiet(other);
        node.addCapture(capture);
        cutoffBy(best, node.beta);
        assertTrue(quiet(best) > 0);
        assertTrue(quiet(other) < 0);
        assertTrue(captured(capture) < 0);
    }

    @Test
    void aCaptureThatCutsOffTeachesNothingAboutQuietMoves() {
        node.addQuiet(other);
        cutoffBy(capture, node.beta);
        assertTrue(captured(capture) > 0);
        assertEquals(0, quiet(other));
    }

    @Test
    void aClearCutoffCountsLikeAPlyMore() {
        cutoffBy(best, node.beta + get(SearchParameter.BONUS_EXCESS));
        int usual = quiet(best);
        history.clear();
        cutoffBy(best, node.beta + get(SearchParameter.BONUS_EXCESS) + 1);
        int clear = quiet(best);
        history.clear();
        node.depth++;
        cutoffBy(best, node.beta);
        assertTrue(usual < clear);
        assertEquals(clear, quiet(best));
    }

    @Test
    void theBonusGrowsWithDepthUpToALimit() {
        assertEquals(9 * get(SearchParameter.BONUS_SQUARE) + 3 * get(SearchParameter.BONUS_LINEAR), history.bonus(3));
        assertEquals(get(SearchParameter.BONUS_MAX), history.bonus(60));
        assertEquals(500 * get(SearchParameter.MALUS_PERCENT) / 100, history.malus(500));
    }

    // ---- Nodes in which no move is good enough ----

    private int scoreOfTheMoveBefore() {
        Node parent = at.thread.stack[PLY - 1];
        return history.score(node.lastMove, parent);
    }

    private void failLow(boolean wasQuiet) {
        Node parent = at.thread.stack[PLY - 1];
        parent.quiet = wasQuiet;
        node.lastMove = best;
        node.bestScore = node.alpha;
        node.bestMove = Move.NONE;
        history.learn(node, at.thread.stack[PLY - 1], at.position);
    }

    @Test
    void aQuietMoveWithoutAGoodReplyGetsABonus() {
        failLow(true);
        assertTrue(scoreOfTheMoveBefore() > 0);
    }

    @Test
    void aCaptureWithoutAGoodReplyGetsNone() {
        failLow(false);
        assertEquals(0, scoreOfTheMoveBefore());
    }

    @Test
    void aSearchForSingularityTeachesNothingAboutTheMoveBefore() {
        node.excludedMove = other;
        failLow(true);
        assertEquals(0, scoreOfTheMoveBefore());
    }

    // ---- Reductions ----

    @Test
    void aReducedMoveThatIsSearchedAgainIsJudgedByTheResult() {
        node.move = best;
        node.quiet = true;
        history.afterReduction(node, node.alpha + 1, DEPTH);
        assertTrue(quiet(best) > 0);
        history.clear();
        history.afterReduction(node, node.alpha, DEPTH);
        assertTrue(quiet(best) < 0);
        history.clear();
        node.quiet = false;
        history.afterReduction(node, node.alpha + 1, DEPTH);
        assertEquals(0, quiet(best));
    }

    // ---- Captures ----

    private static final Position TAKES_PAWN = Sfen.position("4k4/9/9/9/4p4/9/4R4/9/4K4 b - 1");
    private static final Position TAKES_GOLD = Sfen.position("4k4/9/9/9/4g4/9/4R4/9/4K4 b - 1");
    private static final int TAKES = UsiMove.parse("5g5e", TAKES_PAWN);

    @Test
    void aCaptureIsKnownByWhatItTakes() {
        history.updateCapture(TAKES, TAKES_PAWN, 1000);
        assertEquals(1000, history.captureScore(TAKES, TAKES_PAWN));
        assertEquals(0, history.captureScore(UsiMove.parse("5g5e", TAKES_GOLD), TAKES_GOLD));
        history.updateCapture(TAKES, TAKES_PAWN, -500);
        assertTrue(history.captureScore(TAKES, TAKES_PAWN) < 500);
        history.clear();
        assertEquals(0, history.captureScore(TAKES, TAKES_PAWN));
    }

    @Test
    void aScoreComesNearItsLimitAndStaysBelow() {
        for (int i = 0; i < 1000; i++) {
            history.updateCapture(TAKES, TAKES_GOLD, 1600);
        }
        int score = history.captureScore(TAKES, TAKES_GOLD);
        assertTrue(score > History.LIMIT * 9 / 10 && score <= History.LIMIT, score + "");
    }

    @Test
    void withoutTheFeatureNothingIsLearntAboutCaptures() {
        History none = new History(Features.ALL.without(Feature.CAPTURE_HISTORY));
        none.updateCapture(TAKES, TAKES_PAWN, 1000);
        assertEquals(0, none.captureScore(TAKES, TAKES_PAWN));
    }
}
