package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.testing.SameOnEveryJava;

/** Positions in which the game is over: GUIs draw their score from the one line that says so. */
@SameOnEveryJava
@Timeout(120)
class FinishedGameTest {
    private static final String MATED = "position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2";
    private static final String DECLARED = "position sfen +R+RGGKGSSL/4S3+B/9/9/9/9/9/9/4k4 b 8P 1";

    private static List<String> withoutNumbers(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll(" time \\d+ nodes 0 nps 0 hashfull \\d+", ""))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        MATED + ", -1, resign",
        "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b, -1, resign",
        DECLARED + ", 1, win"
    })
    void analysisSaysSoAtOnceAndWaitsForStop(String position, String mate, String move) {
        try (InProcessEngine gui = new InProcessEngine(new AlphaBeta(NetEvaluationFactory.shipped()))) {
            gui.say("setoption name MultiPV value 3", position, "go infinite");
            String line = "info depth 0 seldepth 0 score mate " + mate;
            assertEquals(List.of(line), withoutNumbers(List.of(gui.hear("info depth"))));
            assertEquals(List.of("readyok"), gui.hearAll());
            gui.say("stop");
            assertEquals(List.of("bestmove " + move), gui.hearUntil("bestmove"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        MATED + ", go btime 1000 wtime 1000, -1, resign",
        MATED + ", go nodes 1, -1, resign",
        DECLARED + ", go btime 1000 wtime 1000, 1, win",
        DECLARED + ", go btime 0 wtime 0, 1, win"
    })
    void theAnswerOfAGameHasItsScoreToo(String position, String go, String mate, String move) {
        try (InProcessEngine gui = new InProcessEngine(new AlphaBeta(NetEvaluationFactory.shipped()))) {
            gui.say("isready");
            gui.hear("readyok");
            gui.say(position, go);
            assertEquals(
                    List.of("info depth 0 seldepth 0 score mate " + mate, "bestmove " + move),
                    withoutNumbers(gui.hearUntil("bestmove")));
        }
    }
}
