package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SetUpNode.get;
import static sanmai.search.alphabeta.SetUpThread.PLY;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.shogi.Move;

class HistoryUpdateTest {
    private static final int DEPTH = 5;

    private final SetUpThread at = new SetUpThread(SetUpNode.MIDDLE_GAME, Features.ALL);
    private final HistoryUpdate update = new HistoryUpdate(at.thread, Features.ALL);
    private final History history = at.thread.history;
    private final Node node = at.node;
    private final int best = at.move("2h6h");
    private final int other = at.move("6i7h");
    private final int capture = at.move("8h2b+");

    @BeforeEach
    void begin() {
        node.depth = DEPTH;
        node.startMoves(-SearchScore.INFINITE);
        node.staticEvaluation = 0;
    }

    private void cutoffBy(int move, int score) {
        node.bestMove = move;
        node.bestScore = score;
        update.learn(node);
    }

    private int quiet(int move) {
        return history.score(move, node);
    }

    private int captured(int move) {
        return history.captures.score(at.position, move);
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
        SearchParameters parameters = SearchParameters.USUAL;
        assertEquals(
                9 * get(SearchParameter.BONUS_SQUARE) + 3 * get(SearchParameter.BONUS_LINEAR),
                parameters.historyBonus(3));
        assertEquals(get(SearchParameter.BONUS_MAX), parameters.historyBonus(60));
        assertEquals(500 * get(SearchParameter.MALUS_PERCENT) / 100, parameters.historyMalus(500));
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
        update.learn(node);
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
        update.afterReduction(node, node.alpha + 1, DEPTH);
        assertTrue(quiet(best) > 0);
        history.clear();
        update.afterReduction(node, node.alpha, DEPTH);
        assertTrue(quiet(best) < 0);
        history.clear();
        node.quiet = false;
        update.afterReduction(node, node.alpha + 1, DEPTH);
        assertEquals(0, quiet(best));
    }

    // ---- Correction history ----

    private int corrected(int alpha, int beta, int score, int bestMove) {
        at.thread.correctionHistory.clear();
        node.open(alpha, beta);
        node.startMoves(-SearchScore.INFINITE);
        node.bestScore = score;
        node.bestMove = bestMove;
        update.learn(node);
        return Integer.signum(at.thread.correctionHistory.correct(0, at.position, node));
    }

    @Test
    void anErrorIsLearntIfTheBoundTellsItsSign() {
        assertEquals(1, corrected(100, 101, 500, best), "a lower bound above the evaluation");
        assertEquals(0, corrected(-501, -500, -400, best), "a lower bound below it");
        assertEquals(-1, corrected(-100, -99, -500, Move.NONE), "an upper bound below it");
        assertEquals(0, corrected(500, 501, 400, Move.NONE), "an upper bound above it");
        assertEquals(1, corrected(-1000, 1000, 500, best), "an exact score");
        assertEquals(-1, corrected(-1000, 1000, -500, best), "an exact score");
    }

    @Test
    void whatCapturesMatesAndChecksChangeIsNoErrorOfTheEvaluation() {
        assertEquals(0, corrected(100, 101, 500, capture));
        assertEquals(0, corrected(100, 101, SearchScore.KNOWN_WIN, best));
        node.inCheck = true;
        assertEquals(0, corrected(100, 101, 500, best));
        node.inCheck = false;
        node.excludedMove = other;
        assertEquals(0, corrected(100, 101, 500, best));
    }
}
