package sanmai.cli.papers.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.core.Bitboard;
import sanmai.core.occupancy.Occupancy;

class AttackQueriesTest {
    @Test
    void theActiveSchemeAgreesWithAWalkAlongTheRays() {
        AttackQueries questions = new AttackQueries(RandomBoards.create());
        assertEquals(questions.expectedChecksum(), questions.checksum());
    }

    @Test
    void everySchemeIsAskedTheSame() {
        assertEquals(
                new AttackQueries(RandomBoards.create()).checksum(),
                new AttackQueries(RandomBoards.create()).checksum());
    }

    @Test
    void aSinglePieceChangesTheChecksumAndTheSums() {
        Occupancy[] boards = RandomBoards.create();
        AttackQueries questions = new AttackQueries(boards);
        String checksum = questions.checksum();
        long sum = questions.rooks() ^ questions.bishops() ^ questions.lances();
        int last = RandomBoards.COUNT - 1;
        boards[last] = Occupancy.of(boards[last].squares().xor(Bitboard.of(40)));
        assertNotEquals(checksum, questions.checksum());
        assertNotEquals(sum, questions.rooks() ^ questions.bishops() ^ questions.lances());
    }

    @Test
    void allSlidersOfASideAttackMoreOnAnEmptyBoard() {
        Occupancy[] boards = RandomBoards.create();
        AttackQueries questions = new AttackQueries(boards);
        long sides = questions.sides();
        boards[0] = Occupancy.of(Bitboard.EMPTY);
        assertTrue(questions.sides() > sides);
    }

    @Test
    void theBoardsAreNeitherEmptyNorAlike() {
        for (Occupancy board : RandomBoards.create()) {
            int pieces = 0;
            for (int w = 0; w < 3; w++) {
                pieces += Integer.bitCount(board.word(w));
            }
            assertTrue(pieces >= 5 && pieces <= 40, pieces + " pieces");
        }
    }

    @Test
    void theSuiteHasThePerftPositions() {
        assertEquals(719_731, PerftPosition.CLOSED.nodes());
        assertEquals(4_809_015, PerftPosition.MIDDLE.nodes());
        assertEquals(993_666, PerftPosition.OPEN.nodes());
    }
}
