package sanmai.search.alphabeta.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.shogi.Position;

class GameEndRulesTest {
    private static final int BLACKS_DRAW = 70;
    private static final int WHITES_DRAW = -30;

    private final GameEndRules gameEnd = new GameEndRules();
    private final Node[] stack = new Node[20];
    private Position position;
    private int ply;

    @BeforeEach
    void makeNodes() {
        for (int i = 0; i < stack.length; i++) {
            stack[i] = new Node(i);
        }
    }

    private void start(String sfen) {
        position = Sfen.position(sfen);
        ply = 0;
        gameEnd.start(position, new GameRules(EnteringKingRule.POINTS_27, 0, BLACKS_DRAW, WHITES_DRAW));
        stack[0].inCheck = position.isInCheck();
    }

    private int after(String moves) {
        for (String move : moves.split(" ")) {
            assertEquals(Node.NO_SCORE, ply == 0 ? Node.NO_SCORE : gameEnd.repetition(position, ply, stack));
            position.doMove(UsiMove.parse(move, position));
            stack[++ply].inCheck = position.isInCheck();
        }
        return gameEnd.repetition(position, ply, stack);
    }

    @Test
    void aSecondOccurrenceInsideTheTreeIsADraw() {
        start("4k4/9/9/9/9/9/9/9/4K4 b - 1");
        assertEquals(BLACKS_DRAW, after("5i5h 5a5b 5h5i 5b5a"));
        start("4k4/9/9/9/9/9/9/9/4K4 b - 1");
        assertEquals(-BLACKS_DRAW, after("5i4h 5a5b 4h5h 5b5a 5h4h"), "the draw belongs to the side that searches");
        start("4k4/9/9/9/9/9/9/9/4K4 w - 1");
        assertEquals(WHITES_DRAW, after("5a5b 5i5h 5b5a 5h5i"));
    }

    @Test
    void whoAlwaysGivesCheckLoses() {
        start("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
        assertEquals(-Node.KNOWN_WIN, after("9b9a 5a5b 9a9b 5b5a"), "the checker is to move");
        start("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
        assertEquals(BLACKS_DRAW, after("9b9c 5a4a 9c9b 4a5a"), "no check at all");
        start("R3k4/9/9/9/9/9/9/9/4K4 w - 1");
        assertEquals(Node.KNOWN_WIN, after("5a5b 9a9b 5b5a 9b9a"), "the checked side is to move");
    }

    @Test
    void losingPiecesOnTheWayBackIsAsBadAsLosing() {
        start("4k4/9/9/9/9/9/4P4/4R4/4K4 w Pp 1");
        assertEquals(Node.KNOWN_WIN, after("5a4a P*4b 4a4b 5h6h 4b5a 6h5h"));
        start("4k4/9/9/9/9/9/4P4/4R4/4K4 b Pp 1");
        assertEquals(-Node.KNOWN_WIN, after("P*6b 5a6b 5h6h 6b5a 6h7h 5a4a 7h5h 4a5a"), "a pawn less than at first");
    }

    @Test
    void theLastMovesHaveKeysOfTheirOwn() {
        Position early = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b - 10");
        Position late = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b - 90");
        gameEnd.start(early, new GameRules(EnteringKingRule.NONE, 100, 0, 0));
        assertEquals(early.key(), gameEnd.key(early));
        assertEquals(false, late.key() == gameEnd.key(late));
    }

    @Test
    void oneQuietMoveInALoopMakesItADraw() {
        start("4k4/9/R8/9/9/9/9/9/4K4 b - 1");
        assertEquals(BLACKS_DRAW, after("9c9a 5a5b 9a9c 5b5a"), "the first move of a round");
        start("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
        assertEquals(BLACKS_DRAW, after("9b9c 5a5b 9c9b 5b5a"), "the first move of all");
        start("R3k4/9/9/9/9/9/9/9/4K4 w - 1");
        assertEquals(WHITES_DRAW, after("5a5b 9a9c 5b5a 9c9a"), "the checked side is to move");
    }

    /** Begins a tree at the end of a game. */
    private void startAfter(String sfen, String moves) {
        position = Sfen.position(sfen);
        for (String move : moves.split(" ")) {
            position.doMove(UsiMove.parse(move, position));
        }
        ply = 0;
        gameEnd.start(position, new GameRules(EnteringKingRule.POINTS_27, 0, BLACKS_DRAW, WHITES_DRAW));
        stack[0].inCheck = position.isInCheck();
    }

    @Test
    void theTreeSeesPerpetualCheckOfTheGame() {
        String round = "9b9a 5a5b 9a9b 5b5a ";
        startAfter("4k4/R8/9/9/9/9/9/9/4K4 b - 1", round + round + "9b9a 5a5b 9a9b");
        assertEquals(-Node.KNOWN_WIN, after("5b5a"), "the checker is to move");
        String checked = "5a5b 9a9b 5b5a 9b9a ";
        startAfter("R3k4/9/9/9/9/9/9/9/4K4 w - 1", checked + checked + "5a5b 9a9b 5b5a");
        assertEquals(Node.KNOWN_WIN, after("9b9a"), "the checked side is to move");
    }
}
