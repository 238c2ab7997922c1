package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.testing.SameOnEveryJava;

/** The launched engine: positions as GUIs send them. */
@SameOnEveryJava
@Timeout(300)
class PositionIT {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";

    @RegisterExtension
    static final SharedEngine ENGINE = new SharedEngine();

    private static void assertPosition(String sfen) {
        ENGINE.say("sfen");
        assertEquals(sfen, ENGINE.hear(""));
        ENGINE.assertSilent();
    }

    @ParameterizedTest
    @DisplayName("The start position, in all the ways in which it is sent")
    @ValueSource(
            strings = {
                "position startpos",
                "position startpos moves",
                "position startpos moves ",
                "position sfen " + START + " b - 1",
                "position sfen " + START + " b - 1 moves",
                "position sfen " + START + " b -",
                "position " + START + " b - 1",
                "sfen " + START + " b - 1"
            })
    void theStartPosition(String command) {
        ENGINE.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1", command);
        assertPosition(START + " b - 1");
    }

    @ParameterizedTest
    @DisplayName("Counts of moves may be missing or large, hands in any order, kings missing")
    @CsvSource(
            delimiter = '|',
            value = {
                "sfen 4k4/9/9/9/9/9/9/9/4K4 b -             | 4k4/9/9/9/9/9/9/9/4K4 b - 1",
                "sfen 4k4/9/4P4/9/9/9/9/9/9 b G             | 4k4/9/4P4/9/9/9/9/9/9 b G 1",
                "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1           | 4k4/9/4P4/9/9/9/9/9/9 b G 1",
                "sfen 4k4/9/9/9/9/9/9/9/4K4 w - moves 5a5b  | 9/4k4/9/9/9/9/9/9/4K4 b - 2",
                "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 257         | 4k4/9/9/9/9/9/9/9/4K4 b - 257",
                "sfen 4k4/9/9/9/9/9/9/9/4K4 b Sbgn3p 2      | 4k4/9/9/9/9/9/9/9/4K4 b Sbgn3p 2",
                "sfen 4k4/9/9/9/9/9/9/9/4K4 b 3pS 2         | 4k4/9/9/9/9/9/9/9/4K4 b S3p 2",
                "sfen 4k4/9/9/9/9/9/9/9/4K4 b P2pR 2        | 4k4/9/9/9/9/9/9/9/4K4 b RP2p 2",
                "sfen 4k4/9/9/9/9/9/9/9/4K4 b 18p 2         | 4k4/9/9/9/9/9/9/9/4K4 b 18p 2"
            })
    void positionsAsGuisSendThem(String place, String sfen) {
        ENGINE.say("position " + place);
        assertPosition(sfen);
        ENGINE.say("go depth 1");
        LegalAnswers.assertMove("position " + place, ENGINE.hear("bestmove"));
    }

    @Test
    @DisplayName("A game of more than 500 moves, sent in full before each of its last moves")
    void aLongGame() {
        List<String> moves = LongGame.moves(520);
        String command = "position startpos moves ";
        for (int plies = 500; plies <= moves.size(); plies++) {
            command = "position startpos moves " + String.join(" ", moves.subList(0, plies));
            ENGINE.say(command);
            assertPosition(Sfen.of(LegalAnswers.position(command)));
        }
        ENGINE.say("go depth 1");
        LegalAnswers.assertMove(command, ENGINE.hear("bestmove"));
    }

    @ParameterizedTest
    @DisplayName("A malformed position is reported, and go is answered with resign until the next position")
    @ValueSource(
            strings = {
                "startpos moves 7g7f 3c3d 5e5e 8h2b+",
                "startpos moves 7g7f 3c3d 7g7f",
                "startpos moves 7g7f 3c3d nonsense",
                "startpos moves 7g7f 3c3d P*5e",
                "startpos moves 7g7f 3c3d K*5e",
                "sfen nonsense",
                "sfen " + START + " x - 1",
                "sfen " + START + " b X 1",
                "sfen " + START + "/9 b - 1",
                "sfen",
                "nonsense"
            })
    void badPositionsDoNoHarm(String place) {
        ENGINE.say("position startpos moves 2g2f", "position " + place);
        List<String> lines = ENGINE.hearAll();
        assertEquals(2, lines.size(), lines.toString());
        assertTrue(lines.get(0).startsWith("info string Error! the position was refused: "), lines.get(0));
        ENGINE.say("go depth 1");
        assertEquals(List.of(lines.get(0), "bestmove resign"), ENGINE.hearUntil("bestmove"));
        ENGINE.say("position startpos");
        assertPosition(START + " b - 1");
        ENGINE.say("go depth 1");
        LegalAnswers.assertMove("position startpos", ENGINE.hear("bestmove"));
    }

    @ParameterizedTest
    @DisplayName("The word for a game's end after the moves is ignored")
    @ValueSource(strings = {"resign", "win", "draw", "timeout"})
    void endingsAreNoMoves(String ending) {
        ENGINE.say("position startpos moves 7g7f 3c3d " + ending);
        assertPosition(Sfen.of(LegalAnswers.position("position startpos moves 7g7f 3c3d")));
    }
}
