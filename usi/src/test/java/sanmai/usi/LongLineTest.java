package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.minimax.Minimax;
import sanmai.usi.protocol.LineReader;

/** Lines that are too long are refused as a whole, because a part of such a line may be another command. */
@Timeout(120)
class LongLineTest {
    private static final String TOO_LONG = "the line is too long: it has more than 131072 characters";
    private static final String GAME = " 2h3h 8b7b 3h2h 7b8b";

    /** A line of moves that is longer than this; the shift moves the place of the cut. */
    private static String game(int length, int shift) {
        return ("position startpos" + " ".repeat(shift) + " moves" + GAME.repeat(length / GAME.length() + 1))
                .substring(0, length);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void aGameThatIsCutIsRefusedAsAWhole(int shift) {
        String reason = "info string Error! the position was refused: " + TOO_LONG;
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G", game(LineReader.LONGEST_LINE + 700, shift));
            assertEquals(List.of(reason, "readyok"), gui.hearAll());
            gui.say("sfen");
            assertEquals(reason, gui.hear(""));
            gui.say("go depth 2");
            assertEquals(List.of(reason, "bestmove resign"), gui.hearUntil("bestmove"));
            gui.say("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G", "go depth 2");
            assertEquals("bestmove G*5b", gui.hear("bestmove"));
        }
    }

    @Test
    void theLongestLineIsRead() {
        String line = game(LineReader.LONGEST_LINE - 40, 1);
        String whole = line.substring(0, line.lastIndexOf(' '));
        String padded = whole + " ".repeat(LineReader.LONGEST_LINE - whole.length());
        int moves = whole.split(" moves ")[1].split(" ").length;
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(padded, "sfen");
            assertTrue(gui.hear("").endsWith(" " + (moves + 1)));
            gui.say(padded + " ", "sfen");
            assertEquals("info string Error! the position was refused: " + TOO_LONG, gui.hear(""));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "go depth 2 searchmoves, bestmove resign",
        "go mate infinite, checkmate timeout",
        "go perft 2, info string the count was stopped"
    })
    void aGoIsAnsweredWithoutASearch(String go, String answer) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.hearAll();
            gui.say("position startpos", go + " 7g7f".repeat(30_000));
            assertEquals(List.of("info string Error! " + TOO_LONG, answer), gui.hearUntil(answer));
            gui.say("go depth 1");
            assertTrue(gui.hear("bestmove").matches("bestmove \\d.*"), "the position is still there");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"setoption name MultiPV value 2", "MultiPV 2", "quit", "nonsense"})
    void anyOtherCommandIsRefused(String command) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(command + " ".repeat(LineReader.LONGEST_LINE) + "3", "getoption MultiPV");
            assertEquals(List.of("info string Error! " + TOO_LONG, "MultiPV == 1"), gui.hearUntil("MultiPV"));
        }
    }
}
