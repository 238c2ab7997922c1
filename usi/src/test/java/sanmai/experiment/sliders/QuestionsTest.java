package sanmai.experiment.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.core.Bitboard;
import sanmai.core.occupancy.Occupancy;

class QuestionsTest {
    @Test
    void theActiveSchemeAgreesWithAWalkAlongTheRays() {
        Questions questions = new Questions(Boards.create());
        assertEquals(questions.expectedChecksum(), questions.checksum());
    }

    @Test
    void everyoneIsAskedTheSame() {
        assertEquals(new Questions(Boards.create()).checksum(), new Questions(Boards.create()).checksum());
    }

    @Test
    void aSinglePieceChangesTheChecksumAndTheSums() {
        Occupancy[] boards = Boards.create();
        Questions questions = new Questions(boards);
        String checksum = questions.checksum();
        long sum = questions.rooks() ^ questions.bishops() ^ questions.lances();
        int last = Boards.COUNT - 1;
        boards[last] = Occupancy.of(boards[last].squares().xor(Bitboard.of(40)));
        assertNotEquals(checksum, questions.checksum());
        assertNotEquals(sum, questions.rooks() ^ questions.bishops() ^ questions.lances());
    }

    @Test
    void theBoardsAreNeitherEmptyNorAlike() {
        for (Occupancy board : Boards.create()) {
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
