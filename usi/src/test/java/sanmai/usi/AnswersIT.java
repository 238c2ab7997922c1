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
import sanmai.testing.SameOnEveryJava;

/** The launched engine: answers, pondering, the end of games, mates and questions. */
@SameOnEveryJava
@Timeout(300)
class AnswersIT {
    private static final String START = "position startpos";
    private static final String MATE_IN_ONE = "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G";
    private static final String MATED = "position sfen 4k4/4G4/4P4/9/9/9/9/9/9 w - 1";

    /** Ten pieces in the camp and 28 points. */
    private static final String CAMP = "position sfen +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1";

    /** A rook, two bishops, four golds and four silvers behind. */
    private static final String LOST = "position sfen 4k4/9/9/9/9/9/9/9/4K4 b r2b4g4s 1";

    /** All pieces in hand, and the king in the middle: no search solves that soon. */
    private static final String LONG_PROBLEM = "position sfen 9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L18P 1";

    @RegisterExtension
    static final SharedEngine ENGINE = new SharedEngine();

    private static String answer(String... lines) {
        ENGINE.say(lines);
        return ENGINE.hear("bestmove");
    }

    @Test
    @DisplayName("Moves and drops are legal and in the notation of USI, and so are expected replies")
    void movesAreLegal() {
        assertEquals("bestmove G*5b", answer(MATE_IN_ONE, "go depth 2"));
        for (String place : List.of(START, START + " moves 7g7f 3c3d 8h2b+", CAMP.replace(" b ", " w "))) {
            LegalAnswers.assertMove(place, answer(place, "go depth 2"));
            LegalAnswers.assertMove(place, answer(place, "go movetime 100"));
        }
    }

    @ParameterizedTest
    @DisplayName("A side without a legal move resigns")
    @ValueSource(strings = {"go depth 3", "go infinite", "go ponder", "go btime 0 wtime 0 byoyomi 100", "go nodes 1"})
    void aMatedSideResigns(String go) {
        assertEquals("bestmove resign", answer(MATED, go, "stop"));
    }

    @ParameterizedTest
    @DisplayName("A win is declared only if the rule and the position allow it")
    @CsvSource({
        "CSARule27,      +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1, true",
        "CSARule27,      +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b R 1,  false",
        "CSARule27,      +P+P+P+P1+P+P+P+P/9/1+B5+R1/4K4/9/9/9/9/4k4 b RB 1, false",
        "CSARule27,      +P+P+P6/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB9P 1,         false",
        "CSARule27,      +P+P+P+P1+P+P+P+P/4K4/1+B2r2+R1/9/9/9/9/9/4k4 b B5P 1, false",
        "CSARule24,      +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1, false",
        "CSARule24,      +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB3P 1, true",
        "NoEnteringKing, +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1, false",
        "TryRule,        +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1, false"
    })
    void declares(String rule, String sfen, boolean wins) {
        String answer = answer("setoption name EnteringKingRule value " + rule, "position sfen " + sfen, "go depth 1");
        assertEquals(wins, answer.equals("bestmove win"), answer);
        if (!wins) {
            LegalAnswers.assertMove("position sfen " + sfen, answer);
        }
    }

    @Test
    @DisplayName("Under the try rule the king moves to its goal")
    void tries() {
        String goal = "position sfen 9/3K5/9/9/9/9/9/9/k8 b - 1";
        assertEquals("bestmove 6b5a", answer("setoption name EnteringKingRule value TryRule", goal, "go depth 1"));
    }

    @ParameterizedTest
    @DisplayName("ponderhit starts the clock of the go or its own, and there is one answer")
    @CsvSource({
        "go ponder btime 0 wtime 0 byoyomi 100, ponderhit",
        "go ponder btime 600000 wtime 600000,   ponderhit btime 0 wtime 0 byoyomi 50",
        "go ponder,                             ponderhit btime 0 wtime 0 byoyomi 50",
        "go ponder,                             ponderhit",
        "go ponder depth 1,                     ponderhit"
    })
    void ponderHitStartsTheClock(String go, String hit) {
        String place = START + " moves 7g7f 3c3d";
        for (String stochastic : List.of("false", "true")) {
            ENGINE.say("setoption name Stochastic_Ponder value " + stochastic, place, go);
            ENGINE.assertSilent();
            LegalAnswers.assertMove(place, answer(hit));
        }
    }

    @Test
    @DisplayName("After a wrong guess the pondered position is answered first, then the real one")
    void ponderMiss() {
        for (String stochastic : List.of("false", "true")) {
            ENGINE.say("setoption name Stochastic_Ponder value " + stochastic, START + " moves 7g7f 3c3d");
            ENGINE.say("go ponder btime 1000 wtime 1000", "stop", START + " moves 7g7f 8c8d 2g2f", "go depth 1");
            LegalAnswers.assertMove(START + " moves 7g7f 3c3d", ENGINE.hear("bestmove"));
            LegalAnswers.assertMove(START + " moves 7g7f 8c8d 2g2f", ENGINE.hear("bestmove"));
        }
    }

    @ParameterizedTest
    @DisplayName("The end of the game ends every search, with one answer")
    @ValueSource(strings = {"gameover win", "gameover lose", "gameover draw", "stop\ngameover lose", "gameover\nstop"})
    void gameOverEndsSearches(String over) {
        for (String go : List.of("go ponder btime 1000 wtime 1000", "go infinite", "go btime 600000 wtime 600000")) {
            LegalAnswers.assertMove(START, answer(START, go, over));
        }
        LegalAnswers.assertMove(START, answer("usinewgame", START, "go depth 1"));
    }

    @Test
    @DisplayName("It resigns at ResignValue, but not in analysis or while pondering")
    void resignsAtTheSetScore() {
        LegalAnswers.assertMove(LOST, answer(LOST, "go depth 1"));
        ENGINE.say("setoption name ResignValue value 1500");
        assertEquals("bestmove resign", answer(LOST, "go depth 1"));
        LegalAnswers.assertMove(LOST, answer(LOST, "go infinite", "stop"));
        LegalAnswers.assertMove(LOST, answer(LOST, "go ponder depth 1", "stop"));
    }

    @Test
    @DisplayName("go mate is answered with the mating line, with nomate, or, at once after stop, with timeout")
    void goMateFindsMates() {
        ENGINE.say(MATE_IN_ONE, "go mate infinite");
        assertEquals("checkmate G*5b", ENGINE.hear("checkmate"));
        ENGINE.say(START, "go mate 60000");
        assertEquals("checkmate nomate", ENGINE.hear("checkmate"));
        ENGINE.say(LONG_PROBLEM, "go mate infinite", "isready");
        ENGINE.hear("readyok");
        ENGINE.say("stop");
        assertEquals("checkmate timeout", ENGINE.hear("checkmate"));
    }

    @ParameterizedTest
    @DisplayName("go mate has one checkmate answer, and never bestmove")
    @ValueSource(strings = {"go mate infinite", "go mate 10000", "go mate", "go mate 1", "go mate 0"})
    void goMateIsAnsweredOnce(String go) {
        for (String place : List.of(MATE_IN_ONE, MATED, "position sfen 4k4/9/9/9/9/9/9/9/9 b P 1")) {
            ENGINE.say(place, go, "stop", "go perft 0");
            List<String> lines = ENGINE.hearUntil("Nodes searched: 1");
            List<String> answers = lines.stream().filter(EngineLines::answersGo).toList();
            assertEquals(2, answers.size(), lines.toString());
            assertTrue(EngineLines.CHECKMATE.matcher(answers.get(0)).matches(), answers.get(0));
        }
    }

    @Test
    @DisplayName("Questions of a user: position, key, side and moves in a line each, a picture, a count, help")
    void questionsAreAnswered() {
        ENGINE.say(START + " moves 7g7f", "side", "key", "moves");
        assertEquals("white", ENGINE.hear(""));
        assertTrue(ENGINE.hear("").matches("[0-9a-f]{16}"));
        assertEquals(30, ENGINE.hear("").split(" ").length);
        ENGINE.say("d");
        ENGINE.hear("sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
        ENGINE.say(START, "go perft 3");
        assertEquals("Nodes searched: 25470", ENGINE.hear("Nodes"));
        ENGINE.say("help");
        ENGINE.hear("Sanmai speaks USI");
    }
}
