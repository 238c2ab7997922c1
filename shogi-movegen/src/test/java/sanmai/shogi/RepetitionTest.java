package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;

class RepetitionTest {
    private static void play(Position position, String moves) {
        for (String move : moves.split(" ")) {
            position.doMove(UsiMove.parse(move, position));
        }
    }

    @Test
    void theFourthOccurrenceIsADraw() {
        Position position = Position.start();
        for (int occurrence = 1; occurrence <= 3; occurrence++) {
            assertEquals(occurrence, Repetition.occurrences(position));
            assertEquals(Repetition.NONE, Repetition.of(position));
            play(position, "2h3h 8b7b 3h2h 7b8b");
        }
        assertEquals(4, Repetition.occurrences(position));
        assertEquals(Repetition.DRAW, Repetition.of(position));
        position.undoMove();
        assertEquals(Repetition.NONE, Repetition.of(position));
    }

    @Test
    void aRepetitionOnTheWayIsRemembered() {
        Position position = Position.start();
        play(position, "2h3h 8b7b 3h2h");
        assertFalse(Repetition.hasOccurred(position));
        play(position, "7b8b");
        assertTrue(Repetition.hasOccurred(position), "it is the one that has occurred");
        play(position, "7g7f 3c3d");
        assertEquals(1, Repetition.occurrences(position));
        assertTrue(Repetition.hasOccurred(position), "it was on the way");
    }

    @Test
    void perpetualCheckLosesForTheCheckerWhoeverIsToMove() {
        Position position = Sfen.position("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
        for (int i = 0; i < 3; i++) {
            assertEquals(Repetition.NONE, Repetition.of(position));
            play(position, "9b9a 5a5b 9a9b 5b5a");
        }
        String before = Sfen.of(position);
        assertEquals(Repetition.LOSS, Repetition.of(position), "the checker is to move");
        assertEquals(before, Sfen.of(position), "looking back changes nothing");
        play(position, "9b9a");
        assertEquals(Repetition.WIN, Repetition.of(position), "the checked side is to move");
    }

    @Test
    void whiteCanGivePerpetualCheckToo() {
        Position position = Sfen.position("4k4/9/9/9/9/9/9/r8/4K4 w - 1");
        for (int i = 0; i < 3; i++) {
            play(position, "9h9i 5i5h 9i9h 5h5i");
        }
        assertEquals(Repetition.LOSS, Repetition.of(position));
    }

    @Test
    void oneQuietMoveMakesItADraw() {
        Position position = Sfen.position("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
        // Two rounds of checks, then a round in which the rook steps aside instead.
        for (int i = 0; i < 2; i++) {
            play(position, "9b9a 5a5b 9a9b 5b5a");
        }
        play(position, "9b9c 5a4a 9c9b 4a5a");
        assertEquals(4, Repetition.occurrences(position));
        assertEquals(Repetition.DRAW, Repetition.of(position));
    }

    @Test
    void theSameBoardWithOtherHandsIsAnotherPosition() {
        // Each time round White drops a pawn in front of the rook, which takes it and goes back, and the kings
        // make up for the moves.
        Position position = Sfen.position("4k4/9/9/9/9/9/9/9/R3K4 w 4p 1");
        long board = position.boardKey();
        for (int round = 1; round <= 4; round++) {
            play(position, "P*9e 9i9e 5a5b 9e9i 5b4a 5i5h 4a5a 5h5i");
            assertEquals(board, position.boardKey(), "round " + round);
            assertEquals(1, Repetition.occurrences(position), "round " + round);
            assertEquals(Repetition.NONE, Repetition.of(position), "round " + round);
        }
    }

    @Test
    void nothingIsRepeatedAcrossANullMove() {
        Position position = Position.start();
        play(position, "2h3h");
        position.doNullMove();
        play(position, "3h2h");
        position.doNullMove();
        assertEquals(1, Repetition.occurrences(position));
        assertEquals(0, Repetition.movesSinceSameBoard(position, 100));
        play(position, "2h3h 8b7b 3h2h 7b8b");
        assertEquals(2, Repetition.occurrences(position), "but since then");
        assertEquals(4, Repetition.movesSinceSameBoard(position, 100));
    }

    @Test
    void theSameBoardWithMoreInHandIsToldFromTheSameHand() {
        Position position = Sfen.position("4k4/9/9/9/4p4/9/4P4/4R4/4K4 b - 1");
        play(position, "5h6h 5a4a 6h5h 4a5a");
        assertEquals(4, Repetition.movesSinceSameBoard(position, 4));
        assertEquals(0, Repetition.movesSinceSameBoard(position, 3));
        assertEquals(0, Repetition.compareHands(position, 4));
        position = Sfen.position("4k4/9/9/9/9/9/4P4/4R4/4K4 w Pp 1");
        play(position, "5a4a P*4b 4a4b 5h6h 4b5a 6h5h");
        assertEquals(6, Repetition.movesSinceSameBoard(position, 6));
        assertEquals(1, Repetition.compareHands(position, 6), "White has won a pawn");
        play(position, "5a5b");
        assertEquals(0, Repetition.movesSinceSameBoard(position, 100));
    }

    @Test
    void aQuietFirstMoveMakesItADraw() {
        Position position = Sfen.position("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
        play(position, "9b9c 5a5b 9c9b 5b5a");
        for (int i = 0; i < 2; i++) {
            play(position, "9b9a 5a5b 9a9b 5b5a");
        }
        assertEquals(4, Repetition.occurrences(position));
        assertEquals(Repetition.DRAW, Repetition.of(position));
    }

    @Test
    void anOpponentsNullMoveBreaksTheChainToo() {
        Position position = Position.start();
        position.doNullMove();
        play(position, "8b7b");
        position.doNullMove();
        play(position, "7b8b");
        assertEquals(1, Repetition.occurrences(position));
    }
}
