package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.UsiMove;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.shogi.Line;

/** When the engine plays from the shipped book, which it has unless the user wants another one or none. */
class ShippedBookTest {
    private static final String ON_THE_CLOCK = "go btime 60000 wtime 60000 byoyomi 1000";

    /** A move that is not in the book. */
    private static final String SEARCHED = "bestmove 9i9h";

    private static final Searcher SEARCHER = (request, control, listener) ->
            SearchResult.of(new PrincipalVariation(Line.of(UsiMove.parse("9i9h", request.position())), 0, 1), 1, 0);

    private static String answer(String... lines) {
        try (InProcessEngine gui = InProcessEngine.withPresets(SEARCHER)) {
            gui.say("setoption name ResignValue value 32000", "position startpos");
            gui.say(lines);
            return gui.hear("bestmove");
        }
    }

    @Test
    void aGameOnAClockBeginsWithABookMove() {
        assertNotEquals(SEARCHED, answer(ON_THE_CLOCK));
        assertNotEquals(SEARCHED, answer("position startpos", "go btime 0 wtime 0 binc 1000 winc 1000"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"go depth 3", "go nodes 1000", "go movetime 2000", "go btime 60000 wtime 60000 depth 3"})
    void aMeasuredSearchIsASearch(String go) {
        assertEquals(SEARCHED, answer(go));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "BookFile value no_book",
                "USI_OwnBook value false",
                "SkillLevel value 19",
                "BookMoves value 0",
                "BookDepthLimit value 99"
            })
    void optionsCloseTheBook(String option) {
        assertEquals(SEARCHED, answer("setoption name " + option, ON_THE_CLOCK));
    }

    @Test
    void thePapersMinimaxHasNoBook() {
        try (InProcessEngine gui = InProcessEngine.withPresets(SEARCHER)) {
            gui.say("setoption name SearchMethod value Minimax", "setoption name MinimaxDepth value 1");
            gui.say("setoption name PvInterval value 0", "position startpos", ON_THE_CLOCK);
            assertTrue(gui.hearUntil("bestmove").stream().anyMatch(line -> line.contains(" nodes 30 ")));
        }
    }
}
