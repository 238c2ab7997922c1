package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.UsiMove;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

@Timeout(60)
class StochasticPonderTest {
    @Test
    void aStoppedPonderAnswersFromItsLine() {
        Searcher searcher = (request, control, listener) -> {
            if (request.position().movesMade() != 1) {
                return SearchResult.anyMove(request, 0);
            }
            Position at = request.position().copy();
            int reply = UsiMove.parse("3c3d", at);
            at.doMove(reply);
            Line line = Line.of(reply, UsiMove.parse("2g2f", at));
            return SearchResult.of(new PrincipalVariation(line, 0, 5), 1, 0);
        };
        try (InProcessEngine gui = new InProcessEngine(searcher)) {
            gui.say("setoption name Stochastic_Ponder value true", "position startpos moves 7g7f 3c3d", "go ponder");
            gui.hearAll();
            gui.say("stop");
            assertEquals("bestmove 2g2f", gui.hear("bestmove"));
        }
    }
}
