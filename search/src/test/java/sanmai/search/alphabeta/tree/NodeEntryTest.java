package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.tree.SetUpThread.PLY;
import static sanmai.search.alphabeta.tree.SetUpThread.without;

import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.Bound;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.search.Score;
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
            at.thread.correctionHistory.update(at.position, root, 500, 10);
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
        won.node.excludedMove = won.move("5b5a");
        assertEquals(Node.NO_SCORE, won.enter(5), "not while a move is tested for being singular");
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
    }

    // ---- Transposition table cutoffs ----

    private boolean cutsOff(int score, int storedDepth, Bound bound) {
        at.thread.table.clear();
        at.store(Move.NONE, score, storedDepth, bound);
        int found = at.enter(5);
        assertTrue(found == Node.NO_SCORE || found == score, "" + found);
        return found == score;
    }

    @Test
    void aBoundOnTheRightSideOfBetaCutsOff() {
        assertTrue(cutsOff(1, 5, Bound.LOWER));
        assertTrue(!cutsOff(0, 5, Bound.LOWER));
        assertTrue(cutsOff(0, 5, Bound.UPPER));
        assertTrue(!cutsOff(1, 5, Bound.UPPER));
        assertTrue(cutsOff(-300, 5, Bound.EXACT) && cutsOff(300, 5, Bound.EXACT));
    }

    @Test
    void aShallowerEntryDoesNotCutOff() {
        assertTrue(cutsOff(1, 6, Bound.LOWER));
        assertTrue(!cutsOff(1, 4, Bound.LOWER));
    }

    @Test
    void pvNodesAreNotCutOff() {
        at.node.open(0, 100);
        assertTrue(!cutsOff(300, 5, Bound.EXACT));
    }

    @Test
    void mateScoresOfTheTableCountFromTheNode() {
        at.node.open(Score.MATE_IN_MAX - 1, Score.MATE_IN_MAX);
        assertTrue(cutsOff(Score.mateIn(PLY + 3), 5, Bound.EXACT));
    }

    @Test
    void theSearchWithoutTheTtMoveHasAnEntryOfItsOwn() {
        at.store(Move.NONE, 300, 5, Bound.EXACT);
        at.node.excludedMove = at.move("2h6h");
        assertEquals(Node.NO_SCORE, at.enter(5));
        assertEquals(TtData.NOTHING, at.node.ttData);
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
    void aPositionInCheckHasNoEvaluation() {
        SetUpThread check = new SetUpThread(SetUpNode.IN_CHECK, Features.ALL);
        check.enter(5);
        assertEquals(TtData.NO_EVALUATION, check.node.staticEvaluation);
        assertEquals(0, check.evaluation.asked);
    }

    private int evaluation(int ttScore, Bound bound) {
        at.thread.table.clear();
        at.store(Move.NONE, ttScore, 1, bound);
        at.evaluation.forBlack = 50;
        at.enter(5);
        assertEquals(50, at.node.staticEvaluation);
        return at.node.evaluation;
    }

    @Test
    void aScoreOfTheTableTakesThePlaceOfTheEvaluationWhereItTellsMore() {
        assertEquals(80, evaluation(80, Bound.LOWER));
        assertEquals(50, evaluation(80, Bound.UPPER));
        assertEquals(20, evaluation(20, Bound.UPPER));
        assertEquals(50, evaluation(20, Bound.LOWER));
        assertEquals(80, evaluation(80, Bound.EXACT));
        assertEquals(50, evaluation(Score.mateIn(PLY + 2), Bound.LOWER), "a mate is no evaluation");
    }

    @Test
    void theEvaluationIsCorrectedByWhatWasLearnt() {
        at.enter(5);
        for (int i = 0; i < 100; i++) {
            at.thread.correctionHistory.update(at.position, at.node, 500, 10);
        }
        at.enter(5);
        assertEquals(0, at.node.rawEvaluation);
        assertTrue(at.node.staticEvaluation > 0);
    }

    // ---- Stand pat ----

    @Test
    void aStandPatScoreIsStoredWhereNothingWasKnown() {
        at.evaluation.forBlack = 90;
        at.enter(0);
        assertEquals(90, at.entry.standPat(at.node));
        assertEquals(Bound.LOWER, TtData.bound(at.stored()));
        assertEquals(0, TtData.depth(at.stored()));
        at.store(Move.NONE, -5, 3, Bound.UPPER);
        long known = at.stored();
        at.enter(0);
        at.entry.standPat(at.node);
        assertEquals(known, at.stored());
    }

    // ---- Mate in one ----

    @Test
    void aMateInOneIsFoundAndStored() {
        SetUpThread mating = new SetUpThread(MATE_IN_ONE, Features.ALL);
        mating.enter(5);
        assertEquals(Score.mateIn(PLY + 1), mating.entry.mateInOne(mating.node));
        assertEquals(mating.move("G*5b"), mating.node.pv[0]);
        assertEquals(1, mating.node.pvLength);
        assertEquals(Bound.EXACT, TtData.bound(mating.stored()));
        assertTrue(TtData.depth(mating.stored()) > 5);
    }

    @Test
    void aMateInOneIsNotLookedForTwice() {
        SetUpThread mating = new SetUpThread(MATE_IN_ONE, Features.ALL);
        mating.store(mating.move("5i5h"), 10, 3, Bound.UPPER);
        mating.enter(5);
        assertEquals(Node.NO_SCORE, mating.entry.mateInOne(mating.node), "its moves were searched before");
        SetUpThread without = new SetUpThread(MATE_IN_ONE, without(Feature.MATE_IN_ONE));
        without.enter(5);
        assertEquals(Node.NO_SCORE, without.entry.mateInOne(without.node));
        assertNotEquals(0, without.node.legal.isInCheck() ? 0 : 1, "what moves depend on is read all the same");
    }
}
