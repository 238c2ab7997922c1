package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.tree.SetUpThread.PLY;
import static sanmai.search.alphabeta.tree.SetUpThread.without;

import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class NodeEntryTest {
    private static final String MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

    private final SetUpThread at = new SetUpThread(SetUpNode.MIDDLE_GAME, Features.ALL);

    @Test
    void aNodeBeginsWithoutAPv() {
        at.node.pvLength = 3;
        at.enter(5);
        assertEquals(0, at.node.pvLength);
    }

    @Test
    void theDeepestNodeGivesTheSelectiveDepth() {
        at.enter(5);
        assertEquals(PLY, at.thread.selectiveDepth);
        at.entry.enter(at.thread.stack[PLY - 1].open(0, 1));
        assertEquals(PLY, at.thread.selectiveDepth);
    }

    @Test
    void aStoppedThreadGoesNoFurther() {
        at.thread.stopped = true;
        at.evaluation.forBlack = 50;
        assertEquals(0, at.enter(5));
        assertEquals(0, at.evaluation.asked);
    }

    // ---- The root ----

    @Test
    void theRootIsEvaluatedLikeEveryNode() {
        Node root = at.thread.stack[0];
        for (int i = 0; i < 100; i++) {
            at.thread.correctionHistory.update(at.position.turnOrdinal(), root, 500, 10);
        }
        assertEquals(Node.NO_SCORE, at.entry.enter(root));
        assertEquals(0, root.rawEvaluation);
        assertTrue(root.staticEvaluation > 0, "correction history");
    }

    @Test
    void nothingDecidesTheRoot() {
        GameRules rules = new GameRules(EnteringKingRule.NONE, 9, 0, 0);
        Position position = Sfen.position(SetUpNode.MIDDLE_GAME.replace("b - 1", "b - 10"));
        SetUpThread over = new SetUpThread(position, Features.ALL, rules);
        assertEquals(Node.NO_SCORE, over.entry.enter(over.thread.stack[0]), "the limit of moves");
        SetUpThread won = new SetUpThread("+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1", Features.ALL);
        assertEquals(Node.NO_SCORE, won.entry.enter(won.thread.stack[0]), "a declaration");
        at.store(Move.NONE, 300, 9, Bound.EXACT);
        assertEquals(Node.NO_SCORE, at.entry.enter(at.thread.stack[0].open(0, 1)), "the transposition table");
        at.entry.enter(at.thread.stack[0].open(-Node.INFINITE, Node.INFINITE));
        assertEquals(Node.INFINITE, at.thread.stack[0].beta, "mate distance pruning");
    }

    // ---- The end of a game ----

    @Test
    void aRepetitionIsWorthADraw() {
        Position position = Sfen.position(SetUpNode.MIDDLE_GAME);
        for (String move : new String[] {"2h3h", "8b7b", "3h2h", "7b8b"}) {
            position.doMove(UsiMove.parse(move, position));
        }
        SetUpThread repeated = new SetUpThread(position, Features.ALL, GameRules.STANDARD.withDrawValues(-17, 17));
        assertEquals(-17, repeated.enter(5));
    }

    @Test
    void behindTheMoveLimitTheGameIsADraw() {
        GameRules rules = new GameRules(EnteringKingRule.NONE, 9, -17, 17);
        Position position = Sfen.position(SetUpNode.MIDDLE_GAME.replace("b - 1", "b - 10"));
        SetUpThread over = new SetUpThread(position, Features.ALL, rules);
        assertEquals(-17, over.enter(5));
        SetUpThread mated = new SetUpThread(Sfen.position("4k4/9/9/9/9/9/4p4/4g4/4K4 b - 10"), Features.ALL, rules);
        assertEquals(Score.matedIn(PLY), mated.enter(5), "unless the last move mates");
        SetUpThread last =
                new SetUpThread(Sfen.position(SetUpNode.MIDDLE_GAME.replace("b - 1", "b - 9")), Features.ALL, rules);
        assertEquals(Node.NO_SCORE, last.enter(5));
    }

    @Test
    void aWinningDeclarationWinsAtOnce() {
        SetUpThread won = new SetUpThread("+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1", Features.ALL);
        assertEquals(Score.mateIn(PLY), won.enter(5));
    }

    @Test
    void theLongestLineEndsWithAnEvaluation() {
        at.evaluation.forBlack = 50;
        assertEquals(50, at.entry.enter(at.thread.stack[Node.MAX_PLY].open(0, 1)));
        assertEquals(Node.NO_SCORE, at.entry.enter(at.thread.stack[Node.MAX_PLY - 1].open(0, 1)));
    }

    // ---- Mate distance pruning ----

    @Test
    void noWindowReachesBeyondTheNextMate() {
        at.node.open(Score.mateIn(PLY), Score.mateIn(PLY - 2));
        assertEquals(Score.mateIn(PLY), at.enter(5));
        at.node.open(Score.matedIn(PLY - 2), Score.matedIn(PLY));
        assertEquals(Score.matedIn(PLY), at.enter(5));
        at.node.open(Score.mateIn(PLY + 2), Score.mateIn(PLY - 2));
        assertEquals(Node.NO_SCORE, at.enter(5));
        assertEquals(Score.mateIn(PLY), at.node.beta);
        at.node.open(Score.mateIn(PLY), Score.mateIn(PLY - 2));
        assertEquals(Node.NO_SCORE, at.enter(0), "not in the quiescence search");
    }

    // ---- The transposition table ----

    @Test
    void whatTheTableKnowsIsNoted() {
        at.store(at.move("2h6h"), -300, 3, Bound.UPPER);
        at.node.cutNode = true;
        at.enter(5);
        assertEquals(at.thread.gameEnd.key(at.position), at.node.key);
        assertEquals(at.stored(), at.node.ttData);
        assertEquals(at.move("2h6h"), at.node.ttMove);
        assertEquals(-300, at.node.ttScore);
        at.thread.table.clear();
        at.enter(5);
        assertEquals(Move.NONE, at.node.ttMove);
        assertEquals(Node.NO_SCORE, at.node.ttScore);
    }

    @Test
    void aNodeThatWasInAPvIsKnownAsSuch() {
        at.enter(5);
        assertTrue(!at.node.ttPv);
        long result = TtData.withPv(TtData.of(Move.NONE, -2, 1, Bound.UPPER), true);
        at.thread.table.store(at.thread.gameEnd.key(at.position), result, 0);
        at.enter(5);
        assertTrue(at.node.ttPv);
        at.thread.table.clear();
        at.node.open(0, 100);
        at.enter(5);
        assertTrue(at.node.ttPv, "a PV node is");
    }

    @Test
    void anEntryOfNoPvMakesNoPvOfItsNode() {
        at.store(Move.NONE, -5, 1, Bound.UPPER);
        at.enter(5);
        assertFalse(at.node.ttPv);
    }

    @Test
    void nothingDecidesANodeThatExcludesAMove() {
        at.store(Move.NONE, 300, 9, Bound.EXACT);
        at.node.cutNode = true;
        at.node.excludedMove = at.move("2h6h");
        assertEquals(Node.NO_SCORE, at.enter(5));
        at.node.excludedMove = Move.NONE;
        assertEquals(300, at.enter(5));
    }

    // ---- Static evaluation ----

    @Test
    void theEvaluationInTheTableIsNotAskedForAgain() {
        long result = TtData.of(Move.NONE, 0, 0, Bound.LOWER);
        at.thread.table.store(at.thread.gameEnd.key(at.position), result, 70);
        at.evaluation.forBlack = 50;
        at.enter(5);
        assertEquals(70, at.node.rawEvaluation);
        assertEquals(0, at.evaluation.asked);
    }

    @Test
    void inCheckTheEvaluationIsThatOfTwoPliesAgo() {
        SetUpThread check = new SetUpThread(SetUpNode.IN_CHECK, Features.ALL);
        check.thread.stack[PLY - 2].staticEvaluation = 123;
        check.node.correction = 9;
        check.enter(5);
        assertEquals(TtData.NO_EVALUATION, check.node.rawEvaluation);
        assertEquals(123, check.node.staticEvaluation);
        assertEquals(123, check.node.evaluation);
        assertEquals(0, check.node.correction);
        assertEquals(0, check.evaluation.asked);
    }

    @Test
    void nearTheRootACheckedPositionIsEvaluated() {
        SetUpThread check = new SetUpThread(SetUpNode.IN_CHECK, Features.ALL);
        check.evaluation.forBlack = 70;
        for (int ply = 1; ply <= 2; ply++) {
            Node node = check.thread.stack[ply].open(0, 1);
            node.inCheck = true;
            check.entry.enter(node);
        }
        assertEquals(check.evaluation.score(check.position), check.thread.stack[1].staticEvaluation);
        assertEquals(check.thread.stack[0].staticEvaluation, check.thread.stack[2].staticEvaluation);
    }

    private int evaluation(int ttScore, Bound bound) {
        at.thread.table.clear();
        at.store(Move.NONE, ttScore, 1, bound);
        at.evaluation.forBlack = 50;
        at.enter(5);
        assertEquals(50, at.node.staticEvaluation);
        int main = at.node.evaluation;
        at.node.open(-20_000, 20_000); // A stored score decides no PV node.
        at.enter(0);
        assertEquals(
                Math.abs(ttScore) >= Node.KNOWN_WIN ? 50 : main,
                at.node.evaluation,
                "the quiescence search trusts neither wins nor losses");
        at.node.open(0, 1);
        return main;
    }

    @Test
    void aTtScoreReplacesTheEvaluationIfItTellsMore() {
        assertEquals(80, evaluation(80, Bound.LOWER));
        assertEquals(50, evaluation(80, Bound.UPPER));
        assertEquals(20, evaluation(20, Bound.UPPER));
        assertEquals(50, evaluation(20, Bound.LOWER));
        assertEquals(80, evaluation(80, Bound.EXACT));
        assertEquals(Node.KNOWN_WIN, evaluation(Node.KNOWN_WIN, Bound.LOWER));
        assertEquals(-Node.KNOWN_WIN, evaluation(-Node.KNOWN_WIN, Bound.UPPER));
    }

    @Test
    void theEvaluationIsCorrectedByWhatWasLearnt() {
        at.enter(5);
        for (int i = 0; i < 100; i++) {
            at.thread.correctionHistory.update(at.position.turnOrdinal(), at.node, 500, 10);
        }
        at.enter(5);
        assertEquals(0, at.node.rawEvaluation);
        assertTrue(at.node.staticEvaluation > 0);
        assertEquals(at.node.staticEvaluation, at.node.correction);
        assertEquals(at.node.staticEvaluation, at.node.evaluation);
    }

    @Test
    void theCorrectionIsTheStaticEvaluationMinusTheRawOne() {
        at.evaluation.forBlack = 50;
        at.thread.correctionHistory.update(at.position.turnOrdinal(), at.node, 500, 10);
        at.enter(5);
        assertEquals(at.node.staticEvaluation, 50 + at.node.correction);
        assertTrue(at.node.correction > 0);
    }

    @Test
    void theEvaluationOfTheRootIsNotStoredAlone() {
        at.entry.enter(at.thread.stack[0]);
        assertEquals(TtData.NOTHING, at.stored());
    }

    @Test
    void theEvaluationOfAPvNodeIsStoredAsSuch() {
        at.enter(5);
        assertFalse(TtData.isPv(at.stored()));
        at.thread.table.clear();
        at.node.open(0, 100);
        at.enter(5);
        assertTrue(TtData.isPv(at.stored()));
    }

    @Test
    void theEvaluationOfANewNodeIsStored() {
        at.evaluation.forBlack = 90;
        at.enter(0);
        assertTrue(!TtData.hasScore(at.stored()));
        assertEquals(90, at.node.rawEvaluation);
        at.evaluation.asked = 0;
        at.enter(5);
        assertEquals(90, at.node.rawEvaluation);
        assertEquals(0, at.evaluation.asked);
        at.store(Move.NONE, -5, 3, Bound.UPPER);
        long known = at.stored();
        at.enter(5);
        assertEquals(known, at.stored(), "what was known is kept");
    }

    // ---- Mate in one ----

    private static int mateInOne(SetUpThread thread) {
        thread.node.legal.read(thread.position);
        return thread.entry.mateInOne(thread.node);
    }

    @Test
    void aMateInOneIsFoundAndStored() {
        SetUpThread mating = new SetUpThread(MATE_IN_ONE, Features.ALL);
        mating.enter(5);
        assertEquals(Score.mateIn(PLY + 1), mateInOne(mating));
        assertEquals(mating.move("G*5b"), mating.node.pv[0]);
        assertEquals(1, mating.node.pvLength);
        assertEquals(Bound.EXACT, TtData.bound(mating.stored()));
        assertTrue(TtData.depth(mating.stored()) > 5);
        assertEquals(Score.mateIn(PLY + 1), TtData.score(mating.stored(), PLY));
        assertFalse(TtData.isPv(mating.stored()));
    }

    private static int storedDepthOfMate(int depth) {
        SetUpThread mating = new SetUpThread(MATE_IN_ONE, Features.ALL);
        mating.enter(depth);
        mateInOne(mating);
        return TtData.depth(mating.stored());
    }

    @Test
    void aMateInOneCountsAsDeeperThanItsNode() {
        assertTrue(storedDepthOfMate(0) > 0);
        assertEquals(storedDepthOfMate(0) + 7, storedDepthOfMate(7));
    }

    @Test
    void whereThereIsNoMateInOneNothingIsStored() {
        at.enter(5);
        assertEquals(Node.NO_SCORE, mateInOne(at));
        assertFalse(TtData.hasScore(at.stored()));
    }

    @Test
    void aMateInOneIsStoredUpToTheGreatestDepth() {
        SetUpThread mating = new SetUpThread(MATE_IN_ONE, Features.ALL);
        mating.node.open(0, 100);
        mating.enter(Node.MAX_PLY);
        mateInOne(mating);
        assertEquals(TtData.MAX_DEPTH, TtData.depth(mating.stored()));
        assertTrue(TtData.isPv(mating.stored()), "as that of a PV node");
    }

    @Test
    void aMateInOneIsNotLookedForInCheckNorWithoutAMove() {
        SetUpThread mating = new SetUpThread(MATE_IN_ONE, Features.ALL);
        mating.enter(5);
        mating.node.inCheck = true;
        assertEquals(Node.NO_SCORE, mateInOne(mating));
        mating.node.inCheck = false;
        mating.node.excludedMove = mating.move("5i5h");
        assertEquals(Node.NO_SCORE, mateInOne(mating));
    }

    @Test
    void aMateInOneIsNotLookedForTwice() {
        SetUpThread mating = new SetUpThread(MATE_IN_ONE, Features.ALL);
        mating.store(mating.move("5i5h"), 10, 3, Bound.UPPER);
        mating.enter(5);
        assertEquals(Node.NO_SCORE, mateInOne(mating), "its moves were searched before");
        SetUpThread without = new SetUpThread(MATE_IN_ONE, without(Feature.MATE_IN_ONE));
        without.enter(5);
        assertEquals(Node.NO_SCORE, mateInOne(without));
    }

    // ---- Entering kings ----

    @Test
    void whiteDeclaresInsideTheTreeToo() {
        SetUpThread won = new SetUpThread("4K4/9/9/9/9/9/1+r5+b1/4k4/+p+p+p+p1+p+p+p+p w rb 1", Features.ALL);
        assertEquals(Score.mateIn(PLY), won.enter(5));
    }

    @Test
    void aTryWinsByItsMove() {
        GameRules rules = new GameRules(EnteringKingRule.TRY, 0, 0, 0);
        for (String sfen : new String[] {"9/3K5/9/9/9/9/9/9/k8 b - 1", "9/9/9/9/9/9/9/3k5/8K w - 1"}) {
            assertEquals(
                    Score.mateIn(PLY + 1), new SetUpThread(Sfen.position(sfen), Features.ALL, rules).enter(5), sfen);
        }
        Position attacked = Sfen.position("9/3K5/9/9/4r4/9/9/9/k8 b - 1");
        assertEquals(Node.NO_SCORE, new SetUpThread(attacked, Features.ALL, rules).enter(5));
    }
}
