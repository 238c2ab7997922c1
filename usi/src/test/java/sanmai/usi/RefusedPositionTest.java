package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.minimax.Minimax;

/** Malformed positions: the engine reports them, and searches no other position in their place. */
@Timeout(120)
class RefusedPositionTest {
    private static final String MATE_IN_ONE = "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G";

    private static long bestMoves(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("bestmove")).count();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "position startpos moves 7g7f 3c3d 8h2b+ 5e5e 3a2b",
                "position startpos moves 7g7f 3c3d 7g7f",
                "position sfen lnsgkgsnl/9 b",
                "position nonsense",
                "position",
                "position startpos 7g7f",
                "position startpos move 7g7f",
                "position sfen",
                "position sfen 4k4/9/9/9/4R4/9/9/9/4K4 b - 1",
                "position sfen \u738b/9/9/9/9/9/9/9/9 b - 1 moves 7g7f"
            })
    void afterARefusedPositionNothingIsSearched(String bad) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(MATE_IN_ONE, bad);
            List<String> lines = gui.hearAll();
            assertEquals(2, lines.size(), lines.toString());
            String reason = lines.get(0);
            assertTrue(reason.matches("info string Error! the position was refused: [ -~]+"), reason);
            for (String go : List.of("go depth 2", "go btime 0 wtime 0 byoyomi 100", "go nodes 10")) {
                gui.say(go);
                assertEquals(List.of(reason, "bestmove resign"), gui.hearUntil("bestmove"));
            }
            gui.say("go mate infinite");
            assertEquals(List.of(reason, "checkmate timeout"), gui.hearUntil("checkmate"));
            gui.say("sfen");
            assertEquals(reason, gui.hear(""));
            gui.say(MATE_IN_ONE, "go depth 2");
            assertEquals("bestmove G*5b", gui.hear("bestmove"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "go infinite, stop",
        "go ponder, stop",
        "go ponder, ponderhit",
        "go ponder btime 1 wtime 1, gameover win"
    })
    void withoutAPositionTheAnswerIsHeldBackToo(String go, String end) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos moves 1a1b");
            gui.hear("info string Error!");
            gui.say(go);
            assertEquals(0, bestMoves(gui.hearAll()));
            gui.say(end);
            assertEquals("bestmove resign", gui.hear("bestmove"));
            assertEquals(List.of("readyok"), gui.hearAll());
        }
    }
}
