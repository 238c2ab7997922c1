package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.UsiMove;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.minimax.Minimax;
import sanmai.search.minimax.MoveGenerator;
import sanmai.shogi.Position;
import sanmai.usi.engine.BookFiles;

/** The effects of the options and of the parameters of {@code go}. */
@Timeout(120)
class GoAndOptionsTest {
    private static final String MATE_IN_ONE = "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G";

    /** Black's camp of {@code DeclarationTest} with 28 points. */
    private static final String CAMP = "position sfen +P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1";

    private static String answer(String... lines) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say(lines);
            return gui.hear("bestmove");
        }
    }

    @Test
    void searchMovesAreTheOnlyOnesSearched() {
        assertTrue(answer("position startpos", "go searchmoves 9g9f depth 2").startsWith("bestmove 9g9f"));
        assertTrue(answer(MATE_IN_ONE, "go depth 2 searchmoves G*1e 5c5b+").matches("bestmove (G\\*1e|5c5b\\+).*"));
    }

    @Test
    void anOptionThatIsSetDuringASearchIsForTheNext() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 w R 1", "go ponder depth 2", "isready");
            gui.hear("readyok");
            gui.say("setoption name ResignValue value 100", "ponderhit");
            assertTrue(gui.hear("bestmove").startsWith("bestmove 5a"));
            gui.say("go depth 2");
            assertEquals("bestmove resign", gui.hear("bestmove"));
        }
    }

    @Test
    void anIllegalSearchMoveIsReported() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos", "go depth 1 searchmoves 5e5d 7g7f");
            List<String> lines = gui.hearUntil("bestmove");
            assertTrue(lines.stream().anyMatch(line -> line.matches("info string Error! .*5e5d.*")), lines.toString());
            assertTrue(lines.get(lines.size() - 1).startsWith("bestmove 7g7f"), lines.toString());
        }
    }

    @Test
    void severalVariationsComeTogetherInOrder() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name MultiPV value 3", "setoption name PvInterval value 0");
            gui.say("position startpos moves 7g7f 3c3d", "go depth 2");
            List<String> infos = gui.hearUntil("bestmove");
            assertEquals(7, infos.size(), infos.toString());
            int worst = Integer.MAX_VALUE;
            for (int i = 3; i < 6; i++) {
                assertTrue(infos.get(i).startsWith("info depth 2 seldepth 2 multipv " + (i - 2) + " score cp "));
                int score = Integer.parseInt(infos.get(i).replaceAll(".*score cp (-?\\d+).*", "$1"));
                assertTrue(score <= worst, infos.toString());
                worst = score;
            }
            assertEquals(
                    3,
                    infos.subList(3, 6).stream()
                            .map(line -> line.replaceAll(".* pv (\\S+).*", "$1"))
                            .distinct()
                            .count());
        }
    }

    @Test
    void thereAreNoMoreVariationsThanMoves() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name MultiPV value 600", "position sfen 7lk/9/8P/9/9/9/9/9/9 w - 1", "moves");
            int moves = gui.hear("").split(" ").length;
            gui.say("go depth 1");
            assertEquals(moves + 1, gui.hearUntil("bestmove").size());
        }
    }

    @Test
    void aDeclarationWins() {
        assertEquals("bestmove win", answer(CAMP, "go btime 1000 wtime 1000"));
        assertEquals("bestmove win", answer(CAMP, "go infinite", "stop"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"NoEnteringKing", "CSARule24", "TryRule"})
    void underAnotherRuleTheSamePositionDoesNotWin(String rule) {
        String answer = answer("setoption name EnteringKingRule value " + rule, CAMP, "go depth 1");
        assertTrue(answer.matches("bestmove \\S{4,5}.*"), answer);
    }

    @Test
    void aTryWinsUnderItsRule() {
        String goal = "position sfen 9/3K5/9/9/9/9/9/9/k8 b - 1";
        assertEquals("bestmove 6b5a", answer("setoption name EnteringKingRule value TryRule", goal, "go depth 1"));
    }

    @Test
    void resignsAtTheValueThatWasSetButNotInAnalysis() {
        String lost = "position sfen 4k4/9/9/9/9/9/9/9/4K4 b r2b4g4s 1";
        assertTrue(answer(lost, "go depth 1").matches("bestmove 5i.*"));
        assertEquals("bestmove resign", answer("setoption name ResignValue value 3000", lost, "go depth 1"));
        assertTrue(answer("setoption name ResignValue value 3000", lost, "go infinite", "stop")
                .matches("bestmove 5i.*"));
        assertTrue(answer("setoption name ResignValue value 3000", lost, "go ponder depth 1", "stop")
                .matches("bestmove 5i.*"));
        assertEquals(
                "bestmove resign",
                answer("setoption name ResignValue value 3000", lost, "go ponder depth 1", "ponderhit"));
    }

    @ParameterizedTest
    @EnumSource
    void thePapersMinimaxSearchesToTheDepthOfItsOption(MoveGenerator generator) {
        try (InProcessEngine gui = new InProcessEngine(new StubSearcher(true))) {
            gui.say("setoption name SearchMethod value Minimax", "setoption name MinimaxDepth value 2");
            gui.say("setoption name MinimaxGenerator value " + generator, "setoption name PvInterval value 0");
            gui.say("position startpos", "go btime 600000 wtime 600000");
            List<String> lines = gui.hearUntil("bestmove");
            String last = lines.get(lines.size() - 2);
            assertTrue(last.matches("info depth 2 seldepth 2 score cp 0 time \\d+ nodes 960 .*"), last);
        }
    }

    @Test
    void goDepthOverridesTheDepthOfTheOption() {
        try (InProcessEngine gui = new InProcessEngine(new StubSearcher(true))) {
            gui.say("setoption name SearchMethod value Minimax", "position startpos", "go depth 1");
            List<String> lines = gui.hearUntil("bestmove");
            assertTrue(lines.get(lines.size() - 2).startsWith("info depth 1 "), lines.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ponderhit", "ponderhit btime 0 wtime 0 byoyomi 0"})
    void stochasticPonderAnswersForThePositionAfterTheReply(String hit) {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name Stochastic_Ponder value true", "position startpos moves 7g7f 3c3d");
            gui.say("go ponder btime 0 wtime 0 byoyomi 100", hit);
            assertLegalAfterTwoMoves(gui.hear("bestmove"));
            gui.say("go ponder", "stop");
            assertLegalAfterTwoMoves(gui.hear("bestmove"));
            assertEquals(List.of("readyok"), gui.hearAll());
        }
    }

    @Test
    void stochasticPonderAnswersForItsPositionEvenIfAnotherOneCame() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name Stochastic_Ponder value true", "position startpos moves 7g7f 3c3d");
            gui.say("go ponder btime 0 wtime 0 byoyomi 100", MATE_IN_ONE, "ponderhit", "go depth 2");
            assertLegalAfterTwoMoves(gui.hear("bestmove"));
            assertEquals("bestmove G*5b", gui.hear("bestmove"));
        }
    }

    private static void assertLegalAfterTwoMoves(String bestMove) {
        Position position = Position.start();
        Stream.of("7g7f", "3c3d").forEach(move -> position.doMove(UsiMove.parse(move, position)));
        UsiMove.parse(bestMove.split(" ")[1], position);
    }

    @Test
    void stochasticPonderReportsNothing() throws InterruptedException {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name Stochastic_Ponder value true", "position startpos moves 7g7f 3c3d", "go ponder");
            Thread.sleep(50);
            assertEquals(List.of("readyok"), gui.hearAll());
            gui.say("stop");
            gui.hear("bestmove");
        }
    }

    @Test
    void optionsHaveTheNamesOfOtherEnginesToo() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name Hash value 32", "setoption name USI_MultiPV value 2", "getoption");
            gui.hear("USI_Hash == 32");
            gui.hear("MultiPV == 2");
            gui.say("usi");
            assertTrue(gui.hearUntil("usiok").stream().noneMatch(line -> line.startsWith("option name Hash ")));
        }
    }

    @Test
    void aRandomTimeIsATimeForTheMove() {
        assertTrue(answer("position startpos", "go rtime 30").startsWith("bestmove "));
    }

    @Test
    void perftCountsLeavesBelowEachMove() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("go perft 2");
            List<String> lines = gui.hearUntil("Nodes searched");
            assertEquals(31, lines.size());
            assertTrue(lines.contains("7g7f: 30"), lines.toString());
            assertEquals("Nodes searched: 900", lines.get(30));
        }
    }

    @Test
    void questionsOfAUserAreAnswered() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position startpos moves 7g7f", "sfen", "side", "moves", "key");
            assertEquals("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2", gui.hear("lnsgkgsnl"));
            gui.hear("white");
            assertEquals(30, gui.hear("").split(" ").length);
            assertTrue(gui.hear("").matches("[0-9a-f]{16}"));
            gui.say("help");
            gui.hear("Sanmai speaks USI");
            gui.hear("  USI_Hash (spin default 256 min 1 max 65536): memory");
        }
    }

    @Test
    void benchSearchesTheSameNodesEachTime() {
        try (InProcessEngine gui = InProcessEngine.withMaker(Minimax::new, UsiSession.PATIENCE_MILLIS)) {
            gui.say("bench 1");
            List<String> lines = gui.hearUntil("nodes");
            assertEquals(12, lines.size());
            gui.say("bench 1");
            assertEquals(
                    lines.get(11).replaceAll("  time .*", ""), gui.hear("nodes").replaceAll("  time .*", ""));
            gui.say("bench", "stop");
            assertEquals("info string the bench was stopped", gui.hear("info string"));
        }
    }

    @Test
    void theEvaluationIsThatOfTheSideToMove() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1", "eval", "position sfen 4k4/9/9/9/9/9/9/9/4K4 w R 1");
            assertTrue(Integer.parseInt(gui.hear("eval").split(" ")[1]) > 500);
            gui.say("eval");
            assertTrue(Integer.parseInt(gui.hear("eval").split(" ")[1]) < -500);
        }
    }

    @Test
    void optionsCanBeAskedForAndSetInShort() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("threads 3", "getoption Threads", "getoption nosuch", "EnteringKingRule  TryRule", "getoption");
            assertEquals("Threads == 3", gui.hear(""));
            gui.hear("EnteringKingRule == TryRule");
        }
    }

    private static final String START = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    /** An engine with one book, which knows 9g9f in the start position. */
    private static InProcessEngine withBook() {
        BookFiles files = new OneBook("my book.db", List.of(START, "9g9f 8c8d 12 20 1", "broken line here"));
        return new InProcessEngine(new Minimax(), files, UsiSession.PATIENCE_MILLIS);
    }

    @Test
    void theBookIsPlayedFromUnlessInAnalysis() {
        try (InProcessEngine gui = withBook()) {
            gui.say("setoption name BookFile value my book.db", "position startpos", "go btime 60000 wtime 60000");
            assertEquals("bestmove 9g9f ponder 8c8d", gui.hear("bestmove"));
            gui.say("go infinite");
            assertTrue(gui.hear("info depth").contains(" nodes 30 "));
            gui.say("stop");
            gui.hear("bestmove");
            gui.say("setoption name USI_OwnBook value false", "go depth 2");
            assertTrue(gui.hear("info depth").contains(" nodes 30 "));
            gui.hear("bestmove");
        }
    }

    @Test
    void aPonderedBookMoveIsHeldBack() {
        try (InProcessEngine gui = withBook()) {
            gui.say("setoption name BookFile value my book.db", "position startpos", "go ponder btime 100 wtime 100");
            gui.hear("info depth 20");
            assertEquals(List.of("readyok"), gui.hearAll());
            gui.say("ponderhit");
            assertEquals("bestmove 9g9f ponder 8c8d", gui.hear("bestmove"));
        }
    }

    @Test
    void errorsInABookAreReportedWhenItIsRead() {
        try (InProcessEngine gui = withBook()) {
            gui.say("setoption name BookFile value my book.db", "isready");
            assertEquals(
                    "info string Error! book my book.db, line 3: neither a position nor a move with its numbers:"
                            + " \"broken line here\"; the line is left out",
                    gui.hear("info string"));
            gui.hear("readyok");
            gui.say("setoption name BookFile value none.db", "isready");
            assertEquals(
                    "info string Error! the book none.db cannot be read: there is no such file",
                    gui.hear("info string"));
            gui.hear("readyok");
        }
    }

    @Test
    void theOptionsOfTheBookDecideWhichMoveIsPlayed() {
        try (InProcessEngine gui = withBook()) {
            gui.say(
                    "setoption name BookFile value my book.db",
                    "position sfen " + START.substring(5).replace("b - 1", "w - 2"));
            gui.say("go btime 60000 wtime 60000");
            assertEquals("bestmove 1c1d ponder 2g2f", gui.hear("bestmove"));
            assertIsSearched(gui, "FlippedBook value false", "FlippedBook value true");
            gui.say("position startpos");
            assertIsSearched(gui, "BookEvalBlackLimit value 13", "BookEvalBlackLimit value 0");
            assertIsSearched(gui, "BookDepthLimit value 21", "BookDepthLimit value 16");
            assertIsSearched(gui, "BookIgnoreRate value 100", "BookIgnoreRate value 0");
            assertIsSearched(gui, "BookMoves value 0", "BookMoves value 16");
            gui.say("setoption name BookOnTheFly value true", "isready");
            gui.hear("readyok");
            gui.say("go btime 60000 wtime 60000");
            assertEquals("bestmove 9g9f ponder 8c8d", gui.hear("bestmove"));
        }
    }

    /** Checks that an option keeps the book from being used until it is set back. */
    private static void assertIsSearched(InProcessEngine gui, String option, String before) {
        gui.say("setoption name " + option, "go depth 1 btime 60000 wtime 60000");
        assertTrue(gui.hearUntil("bestmove").stream().anyMatch(line -> line.contains(" nodes 30 ")), option);
        gui.say("setoption name " + before);
    }

    @Test
    void unsearchedMovesHaveNoScore() {
        Searcher none = (request, control, listener) -> {
            SearchResult result =
                    SearchResult.of(PrincipalVariation.unsearched(UsiMove.parse("7g7f", request.position())), 0, 0);
            listener.found(result);
            return result;
        };
        try (InProcessEngine gui = new InProcessEngine(none)) {
            gui.say("setoption name ResignValue value 0", "position startpos", "go nodes 1");
            List<String> lines = gui.hearUntil("bestmove");
            assertEquals(List.of("bestmove 7g7f"), lines);
        }
    }

    @Test
    void anUnknownOptionIsReportedOnce() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name USI_Strength value -3", "setoption name usi_strength value 2");
            assertEquals(List.of("info string there is no option USI_Strength"), notes(gui));
            gui.say("setoption name USI_Strength value 4", "setoption name USI_Ponder value true");
            assertEquals(List.of(), notes(gui));
        }
    }

    private static List<String> notes(InProcessEngine gui) {
        return gui.hearAll().stream()
                .filter(line -> line.startsWith("info string"))
                .toList();
    }

    @Test
    void aNumberOutOfRangeIsClampedAndReported() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name NodesLimit value 9223372036854776000", "getoption NodesLimit");
            assertEquals(
                    "info string option NodesLimit cannot be 9223372036854776000; it is set to 9007199254740991",
                    gui.hear(""));
            assertEquals("NodesLimit == 9007199254740991", gui.hear(""));
            gui.say("setoption name MultiPV value -9223372036854776000", "getoption MultiPV");
            gui.hear("info string option MultiPV cannot be -9223372036854776000; it is set to 1");
            assertEquals("MultiPV == 1", gui.hear(""));
        }
    }

    @Test
    void anOptionIsAskedForByAnyOfItsNames() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("getoption NumberOfThreads", "getoption usi hash", "getoption Nope");
            String lines = "Threads == 1, USI_Hash == 256, info string there is no option Nope, readyok";
            assertEquals(lines, String.join(", ", gui.hearAll()));
        }
    }
}
