package sanmai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class EnteringKingRuleTest {
    private static final String CAMP = "+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b ";

    private static SearchResult search(EnteringKingRule rule, String sfen) {
        Searcher searcher = new DeclarationWinSearcher(new Minimax());
        GameRules rules = new GameRules(rule, 0, 0, 0);
        return searcher.search(
                new SearchRequest(Sfen.position(sfen), Limits.ofDepth(1), rules),
                new SearchControl(),
                SearchListener.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "NONE,               RB,   false",
        "POINTS_27,          RB,   true",
        "POINTS_27,          R4G,  false",
        "POINTS_27_HANDICAP, RB,   true",
        "POINTS_24,          RB2G, false",
        "POINTS_24,          RB3G, true",
        "POINTS_24_HANDICAP, RB3G, true",
        "TRY,                RB3G, false"
    })
    void aDeclarationWinsUnderItsRuleOnly(EnteringKingRule rule, String hand, boolean wins) {
        SearchResult result = search(rule, CAMP + hand + " 1");
        assertEquals(wins, result.declaresWin());
        assertEquals(!wins, result.hasMove());
    }

    @Test
    void aDeclarationIsTheBestScore() {
        assertEquals(
                Score.mateIn(0),
                search(EnteringKingRule.POINTS_27, CAMP + "RB 1").score());
    }

    @Test
    void aTryIsAMoveOfTheKing() {
        SearchResult black = search(EnteringKingRule.TRY, "9/3K5/9/9/9/9/9/9/k8 b - 1");
        assertEquals("6b5a", black.best().line().toString());
        SearchResult white = search(EnteringKingRule.TRY, "9/9/9/9/9/9/9/3k5/8K w - 1");
        assertEquals("6h5i", white.best().line().toString());
        assertEquals(Score.mateIn(1), white.score());
    }

    @Test
    void anAttackedGoalIsNoTry() {
        Position attacked = Sfen.position("9/3K5/9/9/4r4/9/9/9/k8 b - 1");
        assertEquals(Move.NONE, EnteringKingRule.TRY.tryMove(attacked));
        Position own = Sfen.position("4G4/3K5/9/9/9/9/9/9/k8 b - 1");
        assertEquals(Move.NONE, EnteringKingRule.TRY.tryMove(own));
        Position far = Sfen.position("9/9/3K5/9/9/9/9/9/k8 b - 1");
        assertEquals(Move.NONE, EnteringKingRule.TRY.tryMove(far));
    }

    @Test
    void aSideWithoutAKingCannotTry() {
        Position noKing = Sfen.position("9/9/9/9/9/9/9/9/k8 b R 1");
        assertEquals(Move.NONE, EnteringKingRule.TRY.tryMove(noKing));
        assertFalse(EnteringKingRule.POINTS_27.canDeclare(noKing));
    }

    @Test
    void aWinIsKnownWithoutASearch() {
        Searcher searcher = new DeclarationWinSearcher((request, control, listener) -> {
            throw new AssertionError("a search");
        });
        Position declares = Sfen.position("+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1");
        assertTrue(searcher.answerAtOnce(new SearchRequest(declares, Limits.NONE), new SearchControl())
                .declaresWin());
        Position tries = Sfen.position("9/3K5/9/9/9/9/9/9/k8 b - 1");
        GameRules rules = new GameRules(EnteringKingRule.TRY, 0, 0, 0);
        SearchResult won = searcher.answerAtOnce(new SearchRequest(tries, Limits.NONE, rules), new SearchControl());
        assertEquals("6b5a", Move.usi(won.bestMove()));
    }

    @Test
    void aTryOutsideTheSearchMovesIsNotPlayed() {
        Position position = Sfen.position("9/3K5/9/9/9/9/9/9/k8 b - 1");
        int other = UsiMove.parse("6b7b", position);
        SearchResult result = new DeclarationWinSearcher(new Minimax())
                .search(
                        new SearchRequest(
                                position,
                                Limits.ofDepth(1).withSearchMoves(other),
                                new GameRules(EnteringKingRule.TRY, 0, 0, 0)),
                        new SearchControl(),
                        SearchListener.NONE);
        assertTrue(result.hasMove());
        assertEquals(other, result.bestMove());
    }
}
