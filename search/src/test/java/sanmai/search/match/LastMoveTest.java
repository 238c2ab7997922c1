package sanmai.search.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.StopSignal;
import sanmai.search.match.Referee.Conditions;
import sanmai.search.match.Referee.MoveListener;
import sanmai.search.time.Limits;
import sanmai.shogi.Line;
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

    /** A game in which both players repeat four moves. */
    private static Outcome loop(String sfen, String... moves) {
        Searcher looping = (request, control, listener) -> {
            Position at = request.position();
            int move = UsiMove.parse(moves[at.movesMade() % moves.length], at);
            return SearchResult.of(new PrincipalVariation(Line.of(move), 0, 1), 1, 0);
        };
        Player player = new Player(looping, Limits.ofNodes(1));
        return new Referee(player, player, new StopSignal())
                .play(Sfen.position(sfen), new Conditions(320, true), MoveListener.NONE);
    }

    @Test
    void perpetualCheckLosesTheGame() {
        assertEquals(Outcome.LOST, loop("4k4/R8/9/9/9/9/9/9/4K4 b - 1", "9b9a", "5a5b", "9a9b", "5b5a"));
        assertEquals(Outcome.LOST, loop("R3k4/9/9/9/9/9/9/9/4K4 w - 1", "5a5b", "9a9b", "5b5a", "9b9a"));
    }
}
