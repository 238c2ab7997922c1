package sanmai.search.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.search.StopSignal;
import sanmai.search.match.Referee.Conditions;
import sanmai.search.match.Referee.MoveListener;
import sanmai.shogi.Position;

/** Games that end by their length. */
class LastMoveTest {
    @ParameterizedTest
    @CsvSource({
        "4k4/9/4P4/9/9/9/9/9/4K4 b G 1, 1, WON",
        "4k4/9/9/9/9/9/4p4/9/4K4 w g 1, 1, LOST",
        "4k4/9/4P4/9/9/9/9/9/4K4 b G 1, 0, DRAWN",
        "4k4/9/9/9/9/9/9/9/4K4 b G 1, 1, DRAWN"
    })
    void theLastMoveWinsIfItMates(String sfen, int maxMoves, Outcome outcome) {
        Position position = Sfen.position(sfen);
        Player player = MatchTest.engine(100);
        Referee referee = new Referee(player, player, new StopSignal());
        assertEquals(outcome, referee.play(position, new Conditions(maxMoves, true), MoveListener.NONE));
        assertEquals(maxMoves, position.movesMade());
        player.searcher().close();
    }
}
