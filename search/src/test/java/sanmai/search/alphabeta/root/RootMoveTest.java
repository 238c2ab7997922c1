package sanmai.search.alphabeta.root;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.StatelessEvaluation;
import sanmai.search.alphabeta.tree.SearchThread;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

class RootMoveTest {
    private static final int MOVE = UsiMove.parse("7g7f", Position.start());
    private static final int REPLY = UsiMove.parse("2g2f", Position.start());
    private static final int WITHOUT_LINE = 0;
    private static final int WITH_LINE = 1;
    private static final SearchThread THREAD = new SearchThread(StatelessEvaluation.MATERIAL.create(), Features.NONE);

    private final RootMove move = new RootMove(MOVE, 7);

    /** A score that is this bound, from a search of this depth; the line after the move has this length. */
    private void found(int score, Bound bound, int depth, int length) {
        THREAD.rootDepth = depth;
        THREAD.selectiveDepth = 9;
        THREAD.stack[1].pv[0] = REPLY;
        THREAD.stack[1].pvLength = length;
        move.found(score, bound, THREAD);
    }

    private void assertSettled(int score, int depth) {
        PrincipalVariation settled = move.settled();
        assertEquals(Bound.EXACT, settled.bound());
        assertEquals(score + " in " + depth, settled.score() + " in " + settled.depth());
    }

    @Test
    void isNotSearchedAtFirst() {
        assertFalse(move.isSearched());
        assertFalse(move.settled().isSearched());
        assertEquals(Line.of(MOVE), move.settled().line());
    }

    @Test
    void anExactScoreIsTheLastWord() {
        found(80, Bound.EXACT, 5, WITH_LINE);
        assertSettled(80, 5);
        assertEquals(Line.of(MOVE, REPLY), move.settled().line());
    }

    @Test
    void afterAFailHighOrLowTheScoreOfTheIterationBeforeCounts() {
        found(80, Bound.EXACT, 5, WITH_LINE);
        found(40, Bound.UPPER, 6, WITHOUT_LINE);
        assertEquals(Bound.UPPER, move.principalVariation().bound());
        assertEquals(40, move.lineScore());
        assertSettled(80, 5);
        found(120, Bound.LOWER, 6, WITHOUT_LINE);
        assertEquals(120, move.principalVariation().score());
        assertSettled(80, 5);
        found(110, Bound.EXACT, 6, WITH_LINE);
        assertSettled(110, 6);
    }

    @Test
    void aMoveThatWasNotTheBestBeforeHasItsLowerBound() {
        found(20, Bound.EXACT, 2, WITH_LINE);
        found(120, Bound.LOWER, 6, WITHOUT_LINE);
        assertSettled(120, 6);
    }

    @Test
    void aMateIsKnownByItsBound() {
        found(80, Bound.EXACT, 5, WITH_LINE);
        found(Score.mateIn(7), Bound.LOWER, 6, WITH_LINE);
        assertSettled(Score.mateIn(7), 6);
        found(Score.matedIn(4), Bound.UPPER, 7, WITHOUT_LINE);
        assertSettled(Score.matedIn(4), 7);
    }

    @Test
    void aLineOfOneMoveKeepsTheReplyOfTheLastOne() {
        found(80, Bound.EXACT, 5, WITH_LINE);
        found(90, Bound.EXACT, 6, WITHOUT_LINE);
        assertEquals(Line.of(MOVE, REPLY), move.principalVariation().line());
        found(Score.mateIn(1), Bound.EXACT, 7, WITHOUT_LINE);
        assertEquals(Line.of(MOVE), move.principalVariation().line());
    }
}
