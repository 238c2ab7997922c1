package sanmai.csa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.csa.CsaResult.Outcome;
import sanmai.engine.EngineException;
import sanmai.notation.csa.Csa;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.usi.client.UsiEngine;

@Timeout(120)
class CsaClientTest {
    private static final String LOGIN = "<LOGIN me word\nLOGIN:me OK\n";

    @TempDir
    private Path folder;

    private final List<String> said = new ArrayList<>();
    private RecordTree record;
    private ScriptedServer server;

    /** What happens while a changed record is written. */
    private Runnable writing = () -> {};

    /** A summary for a side, with a main time of 60 s and more lines of its time, and the moves so far. */
    static String summary(String turn, String time, String moves) {
        return "BEGIN Game_Summary\nProtocol_Version:1.2\nFormat:Shogi 1.0\nGame_ID:test+1\nName+:one\nName-:two\n"
                + "Your_Turn:" + turn + "\nTo_Move:+\nMax_Moves:256\nBEGIN Time\nTime_Unit:1sec\nTotal_Time:60\n"
                + time + "END Time\nBEGIN Position\nPI\n+\n" + moves + "END Position\nEND Game_Summary\n"
                + "<AGREE test\\+1\nSTART:test+1\n";
    }

    private final CsaListener listener = new CsaListener() {
        @Override
        public void said(String line) {
            said.add(line);
            if (line.startsWith("the engine has answered")) {
                server.goOn();
            }
        }

        @Override
        public void recorded(String game, RecordTree newRecord) {
            record = newRecord;
            writing.run();
        }
    };

    private CsaManner manner = new CsaManner(true, true, listener);

    private CsaClient client(UsiEngine engine, int port) {
        return new CsaClient(new CsaAccount("localhost", port, "me", "word"), engine, manner);
    }

    private CsaResult play(String script, String... answers) throws IOException, InterruptedException {
        String[] arguments = new String[answers.length + 1];
        arguments[0] = log().toString();
        System.arraycopy(answers, 0, arguments, 1, answers.length);
        try (ScriptedServer scripted = new ScriptedServer(script);
                UsiEngine engine = UsiEngine.open(GameEngine.settings(arguments))) {
            server = scripted;
            CsaResult result = client(engine, server.port()).play();
            assertEquals(List.of(), server.problems());
            return result;
        }
    }

    private Path log() {
        return folder.resolve("engine.log");
    }

    /** What the engine was told in the game, without what sets it up. */
    private List<String> told() throws IOException {
        return Files.readAllLines(log()).stream()
                .filter(line -> line.matches("go.*|stop|ponderhit"))
                .toList();
    }

    private List<RecordNode> moves() {
        List<RecordNode> nodes = new ArrayList<>();
        RecordNode node = record.root();
        while (node.hasChildren()) {
            node = node.children().get(0);
            nodes.add(node);
        }
        return nodes;
    }

    @Test
    void aGameIsPlayedToItsEnd() throws Exception {
        CsaResult result = play(
                LOGIN
                        + summary("+", "", "")
                        + "<\\+7776FU,'\\* 34 -8384FU\n+7776FU,T3\n-3334FU,T2\n<%TORYO\n%TORYO,T1\n#RESIGN\n#LOSE",
                "7g7f");
        assertEquals(new CsaResult(Outcome.LOSE, "#RESIGN"), result);
        assertEquals(2, moves().size());
        assertEquals(3, moves().get(0).time().orElseThrow().toSeconds());
        assertEquals("* 34 -8384FU", moves().get(0).comment());
        assertEquals(GameEnd.RESIGNATION, moves().get(1).end());
        assertTrue(said.contains("test+1: one (60 s) against two (60 s)"), said.toString());
    }

    @Test
    void theEngineIsToldTheClocksOfTheServer() throws Exception {
        play(
                LOGIN
                        + summary("+", "Increment:5\n", "")
                        + "<\\+7776FU.*\n+7776FU,T3\n-3334FU,T10\n<\\+2726FU.*\n+2726FU,T1\n#CHUDAN\n#CHUDAN",
                "7g7f",
                "2g2f");
        assertEquals(
                List.of(
                        "go btime 60000 wtime 60000 binc 5000 winc 5000",
                        "go btime 62000 wtime 55000 binc 5000 winc 5000"),
                told());
        assertTrue(Files.readAllLines(log()).contains("setoption name MaxMovesToDraw value 256"));
    }

    @Test
    void byoyomiIsTold() throws Exception {
        play(LOGIN + summary("+", "Byoyomi:10\n", "") + "<%TORYO\n#RESIGN\n#LOSE", "resign");
        assertEquals(List.of("go btime 60000 wtime 60000 byoyomi 10000"), told());
    }

    @Test
    void aGoodGuessIsPonderedOn() throws Exception {
        play(
                LOGIN
                        + summary("-", "Increment:5\n", "")
                        + "+7776FU,T0\n<-3334FU.*\n-3334FU,T3\n+2726FU,T1\n<-8384FU.*\n-8384FU,T0\n#RESIGN\n#WIN",
                "3c3d ponder 2g2f",
                "8c8d");
        assertEquals(
                List.of(
                        "go btime 65000 wtime 60000 binc 5000 winc 5000",
                        "go ponder btime 65000 wtime 62000 binc 5000 winc 5000",
                        "ponderhit"),
                told());
    }

    /** A common fault of engines: else nothing would be played until the time is up. */
    @Test
    void theMoveOfAnEngineThatDoesNotWaitIsPlayedAfterAGoodGuess() throws Exception {
        play(
                LOGIN
                        + summary("-", "", "")
                        + "+7776FU,T0\n<-3334FU.*\n-3334FU,T3\n...\n+2726FU,T1\n<-8384FU.*\n-8384FU,T0\n#RESIGN\n"
                        + "#WIN",
                "3c3d ponder 2g2f",
                GameEngine.EARLY + "8c8d");
        assertEquals(2, told().size());
    }

    @Test
    void theMoveOfAnEngineThatDoesNotWaitIsNotPlayedAfterABadGuess() throws Exception {
        play(
                LOGIN
                        + summary("-", "", "")
                        + "+7776FU,T0\n<-3334FU.*\n-3334FU,T3\n...\n+5756FU,T1\n<-4132KI.*\n-4132KI,T0\n#RESIGN\n"
                        + "#WIN",
                "3c3d ponder 2g2f",
                GameEngine.EARLY + "8c8d",
                "4a3b");
        assertEquals(3, told().size());
    }

    @Test
    void theEngineThinksWhileTheRecordIsWritten() throws Exception {
        List<Integer> commands = new ArrayList<>();
        writing = () -> commands.add(toldAtLast(commands.size()));
        play(
                LOGIN
                        + summary("-", "", "")
                        + "+7776FU,T0\n<-3334FU.*\n-3334FU,T3\n+2726FU,T1\n<-8384FU.*\n-8384FU,T0\n#RESIGN\n#WIN",
                "3c3d ponder 2g2f",
                "8c8d");
        assertEquals(List.of(1, 2, 3), commands.subList(0, 3));
    }

    /** How often the engine has been told something in the game, once that is more often than this. */
    private int toldAtLast(int before) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        try {
            while (told().size() <= before && before < 3 && System.nanoTime() < end) {
                Thread.sleep(5);
            }
            return told().size();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theLimitOfMovesOfAGameDoesNotStayForTheNext() throws Exception {
        String resigned = "<%TORYO\n#RESIGN\n#LOSE";
        String unlimited = summary("+", "", "").replace("Max_Moves:256\n", "");
        try (ScriptedServer scripted =
                        new ScriptedServer(LOGIN + summary("+", "", "") + resigned, LOGIN + unlimited + resigned);
                UsiEngine engine =
                        UsiEngine.open(GameEngine.settings(log().toString()).withOption("MaxMovesToDraw", "300"))) {
            CsaClient client = client(engine, scripted.port());
            client.play();
            client.play();
            assertEquals("300", engine.value("MaxMovesToDraw"));
            assertEquals(List.of(), scripted.problems());
        }
    }

    @Test
    void aBadGuessIsGivenUp() throws Exception {
        play(
                LOGIN
                        + summary("-", "", "")
                        + "+7776FU,T0\n<-3334FU.*\n-3334FU,T3\n+5756FU,T1\n<-8384FU.*\n-8384FU,T0\n#RESIGN\n#WIN",
                "3c3d ponder 2g2f",
                "4a3b",
                "8c8d");
        assertEquals(
                List.of(
                        "go btime 60000 wtime 60000 byoyomi 0",
                        "go ponder btime 60000 wtime 57000 byoyomi 0",
                        "stop",
                        "go btime 59000 wtime 57000 byoyomi 0"),
                told());
    }

    @Test
    void aGameGoesOnAfterItsFirstMoves() throws Exception {
        play(
                LOGIN + summary("+", "", "+7776FU,T10\n-3334FU,T20\n") + "<\\+2726FU.*\n+2726FU,T0\n#RESIGN\n#WIN",
                "2g2f");
        assertEquals(List.of("go btime 50000 wtime 40000 byoyomi 0"), told());
        assertEquals(3, moves().size());
    }

    @Test
    void anEngineMayDeclareItsWin() throws Exception {
        CsaResult result = play(LOGIN + summary("+", "", "") + "<%KACHI\n%KACHI,T1\n#JISHOGI\n#WIN", "win");
        assertEquals(Outcome.WIN, result.outcome());
        assertEquals(GameEnd.DECLARATION, record.root().end());
    }

    @ParameterizedTest
    @CsvSource({
        "#TIME_UP,         #LOSE,     TIME_UP",
        "#SENNICHITE,      #DRAW,     REPETITION",
        "#MAX_MOVES,       #CENSORED, DRAW",
        "#ILLEGAL_MOVE,    #LOSE,     ILLEGAL_ACTION",
        "#OUTE_SENNICHITE, #WIN,      OPPONENTS_ILLEGAL_ACTION"
    })
    void theRecordHasTheEndOfTheGame(String reason, String result, GameEnd end) throws Exception {
        CsaResult ended = play(LOGIN + summary("+", "", "") + "<\\+7776FU.*\n" + reason + "\n" + result, "7g7f");
        assertEquals("#" + ended.outcome(), result);
        assertEquals(end, record.root().end());
        assertEquals(reason.equals("#MAX_MOVES"), Csa.V2.write(record).contains("%MAX_MOVES"));
    }

    @Test
    void aGameThatIsRefusedIsNoGame() throws Exception {
        String script = summary("+", "", "").replace("START:test+1", "REJECT:test+1 by two");
        assertEquals(Outcome.REJECT, play(LOGIN + script).outcome());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<LOGIN me word/LOGIN:incorrect | the server refuses the name or the password of me on localhost:.*",
                "<LOGIN me word/LOGIN:me OK/BEGIN Game_Summary/END Game_Summary | the server's start position, line 1:"
                        + " .*",
                "<LOGIN me word/LOGIN:me OK/BEGIN Game_Summary/BEGIN Time/Total_Time:x/END Time/END Game_Summary | the"
                        + " server's Total_Time is \"x\", which is no number"
            })
    void aServerThatRefusesOrTalksNonsenseIsNamed(String script, String message) {
        CsaException refusal = assertThrows(CsaException.class, () -> play(script.replace('/', '\n')));
        assertTrue(refusal.getMessage().matches(message), refusal.getMessage());
    }

    @Test
    void anIllegalMoveOfTheServerIsNamed() {
        CsaException refusal =
                assertThrows(CsaException.class, () -> play(LOGIN + summary("-", "", "") + "+7775FU,T1\n<x"));
        assertTrue(refusal.getMessage().startsWith("the server says +7775FU"), refusal.getMessage());
    }

    @Test
    void aLostConnectionIsAnIoException() {
        IOException lost = assertThrows(IOException.class, () -> play(LOGIN + summary("-", "", "")));
        assertEquals("the server has closed the connection", lost.getMessage());
        try (UsiEngine engine = UsiEngine.open(GameEngine.settings(log().toString()))) {
            assertThrows(IOException.class, () -> client(engine, 1).play());
        }
    }

    @Test
    void anEngineThatDiesEndsTheGame() {
        assertThrows(EngineException.class, () -> play(LOGIN + summary("+", "", "") + "<never", "die"));
    }

    @Test
    void fractionsOfSecondsCountOnTheClocks() throws Exception {
        play(
                LOGIN
                        + summary("+", "", "")
                        + "<\\+7776FU.*\n+7776FU,T3.5\n-3334FU,T10.25\n<\\+2726FU.*\n+2726FU,T1\n#CHUDAN\n#CHUDAN",
                "7g7f",
                "2g2f");
        assertEquals(
                List.of("go btime 60000 wtime 60000 byoyomi 0", "go btime 56500 wtime 49750 byoyomi 0"),
                told().stream()
                        .filter(line -> !line.contains("ponder"))
                        .toList()
                        .subList(0, 2));
        assertEquals(3500, moves().get(0).time().orElseThrow().toMillis());
    }

    @Test
    void theOpponentsIllegalMoveIsTheOpponents() throws Exception {
        play(LOGIN + summary("+", "", "") + "<\\+7776FU.*\n+7776FU,T0\n#ILLEGAL_MOVE\n#WIN", "7g7f");
        assertEquals(GameEnd.ILLEGAL_ACTION, moves().get(0).end());
    }

    @Test
    void whitesScoreIsSentSeenFromBlack() throws Exception {
        play(LOGIN + summary("-", "", "") + "+7776FU,T0\n<-3334FU,'\\* -34\n-3334FU,T3\n#RESIGN\n#WIN", "3c3d");
        assertEquals("* -34", moves().get(1).comment());
    }

    @Test
    void withoutCommentsOnlyTheMoveIsSent() throws Exception {
        manner = new CsaManner(false, false, listener);
        play(LOGIN + summary("+", "", "") + "<\\+7776FU\n+7776FU,T3\n#RESIGN\n#WIN", "7g7f");
        assertTrue(told().stream().noneMatch(line -> line.contains("ponder")), told().toString());
    }
}
