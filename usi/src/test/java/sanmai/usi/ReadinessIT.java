package sanmai.usi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launched engine: getting ready, successive games, commands without effect, the end. */
@Timeout(300)
class ReadinessIT {
    @RegisterExtension
    static final SharedEngine ENGINE = new SharedEngine();

    @Test
    @DisplayName("isready is answered with readyok alone, each time, also after a change of USI_Hash")
    void isReadyForEveryGame() {
        ENGINE.assertSilent();
        for (String hash : List.of("16", "32", "32")) {
            ENGINE.assertSilent("setoption name USI_Hash value " + hash);
            ENGINE.assertSilent("usinewgame");
        }
    }

    @Test
    @DisplayName("An engine that never received usi plays too")
    void playsWithoutUsi() {
        try (EngineProcess engine = EngineProcess.launched()) {
            engine.say("isready");
            List<String> lines = engine.hearUntil("readyok");
            assertTrue(lines.stream().allMatch(line -> line.isEmpty() || line.equals("readyok")), lines.toString());
            engine.say("usinewgame", "position startpos moves 7g7f", "go depth 1");
            LegalAnswers.assertMove("position startpos moves 7g7f", engine.hear("bestmove"));
            engine.say("quit");
            engine.assertEndsCleanly();
        }
    }

    @Test
    @DisplayName("A first go without isready is answered too")
    void playsWithoutIsReady() {
        try (EngineProcess engine = EngineProcess.launched()) {
            engine.say("position startpos", "go btime 0 wtime 0 byoyomi 100");
            LegalAnswers.assertMove("position startpos", engine.hear("bestmove"));
            engine.hangUp();
            engine.assertEndsCleanly();
        }
    }

    @ParameterizedTest
    @DisplayName("isready during a search is answered at once, and the search goes on")
    @ValueSource(strings = {"go infinite", "go ponder", "go btime 600000 wtime 600000", "go mate infinite"})
    void isReadyDuringASearch(String go) {
        ENGINE.say("position startpos", go, "isready");
        List<String> lines = ENGINE.hearUntil("readyok");
        assertTrue(lines.stream().noneMatch(line -> line.startsWith("bestmove")), lines.toString());
        ENGINE.say("stop");
        if (!go.startsWith("go mate")) {
            LegalAnswers.assertMove("position startpos", ENGINE.hear("bestmove"));
        } else if (lines.stream().noneMatch(line -> line.startsWith("checkmate"))) {
            ENGINE.hear("checkmate");
        }
    }

    @ParameterizedTest
    @DisplayName("Unknown commands, and commands out of place, have no effect")
    @ValueSource(
            strings = {
                "usinewgame",
                "gameover win",
                "gameover lose\ngameover lose",
                "gameover",
                "stop",
                "stop\nstop",
                "ponderhit",
                "ponderhit btime 1 wtime 1",
                "",
                "   ",
                "\t",
                "nonsense",
                "Usi",
                "uci",
                "bestmove 7g7f",
                "readyok"
            })
    void meaninglessLinesLeadToNothing(String lines) {
        ENGINE.assertSilent(lines);
    }

    @ParameterizedTest
    @DisplayName("Spaces and ends of lines do not matter, nor do unknown words before a command")
    @ValueSource(strings = {"isready\n", "isready\r\n", "  isready  \n", "\tisready\t\r\n", "what now isready\n"})
    void spacesAndEndsOfLinesDoNotMatter(String line) {
        ENGINE.send(line.getBytes(UTF_8));
        assertEquals(List.of("readyok"), ENGINE.hearUntil("readyok"));
        ENGINE.send("position  startpos   moves  7g7f \r\n go   depth  1 \r\n".getBytes(UTF_8));
        LegalAnswers.assertMove("position startpos moves 7g7f", ENGINE.hear("bestmove"));
    }

    @ParameterizedTest
    @DisplayName("The output is ASCII for every input")
    @ValueSource(strings = {"UTF-8", "Shift_JIS", "UTF-16LE"})
    void answersInAscii(String charset) {
        String text = "setoption name MultiPV value \u4e94\nposition sfen \u738b\u5c06 b - 1\ngo depth \u4e00";
        ENGINE.send(text.getBytes(Charset.forName(charset)));
        ENGINE.say("", "stop");
        // Whether the last line was a go depends on the charset; the class looks at every byte of what is heard.
        ENGINE.say("position startpos", "go perft 0");
        ENGINE.hear("Nodes searched: 1");
    }
}
