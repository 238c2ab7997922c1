package sanmai.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.cli.Run;
import sanmai.csa.ScriptedServer;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.GameRecord;
import sanmai.testing.SameOnEveryJava;

@SameOnEveryJava
@Timeout(120)
class CsaCommandTest {
    private static final String WORD = "test-60-5,secret";
    private static final String LOGIN = "<LOGIN me test-60-5,secret\nLOGIN:me OK\n";
    private static final String GAME = LOGIN
            + "BEGIN Game_Summary\nGame_ID:a/b+1\nName+:me\nName-:you\nYour_Turn:+\nBEGIN Time\nByoyomi:1\nEND Time\n"
            + "BEGIN Position\nPI\n+\nEND Position\nEND Game_Summary\n<AGREE a/b\\+1\nSTART:a/b+1\n"
            + "<\\+[0-9]{4}[A-Z]{2},'\\* .*\n+7776FU,T1\n-3334FU,T1\n#TIME_UP\n#LOSE";

    @TempDir
    private Path folder;

    private String word() throws IOException {
        return Files.writeString(folder.resolve("word.txt"), WORD + "\n").toString();
    }

    private Run csa(String server, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("word.txt"), WORD + "\n");
        String[] arguments = {
            "csa",
            server,
            "me",
            "--password-file",
            file.toString(),
            "--records",
            folder.toString(),
            "--retry-after",
            "0"
        };
        String[] all = List.of(arguments).toArray(new String[arguments.length + more.length]);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return Run.of(all);
    }

    @Test
    void sanmaiPlaysAndTheRecordIsWritten() throws Exception {
        try (ScriptedServer server = new ScriptedServer(GAME)) {
            Run run = csa(server.place(), "--engine-option", "USI_Hash=4");
            assertEquals(List.of(), server.problems());
            assertEquals(0, run.exitCode(), run.toString());
            assertTrue(run.out().get(0).startsWith("Sanmai "), run.toString());
            assertEquals("lose (#TIME_UP)", run.lastLine());
            assertTrue(run.out().stream().noneMatch(line -> line.contains("secret")), run.toString());
        }
        String text = Files.readString(folder.resolve("a_b+1.csa"));
        GameRecord game = RecordFormat.CSA.read(text).get(0).game().orElseThrow();
        assertEquals("me", game.black());
        assertEquals(2, game.moves().size());
        assertEquals(GameEnd.TIME_UP, game.end());
    }

    @Test
    void afterALostConnectionTheClientLogsInAgain() throws Exception {
        try (ScriptedServer server = new ScriptedServer(LOGIN, GAME, GAME)) {
            Run run = csa(server.place(), "--games", "2", "--engine-option", "USI_Hash=4");
            assertEquals(0, run.exitCode(), run.toString());
            assertEquals(
                    List.of("sanmai csa: the server has closed the connection; the next attempt is in 0 s"), run.err());
            assertEquals(2, run.out().stream().filter("lose (#TIME_UP)"::equals).count());
        }
    }

    private static final String REFUSED = GAME.replaceFirst("(?s)START:.*", "REJECT:a/b+1 by you");

    @Test
    void aRefusedGameDoesNotCount() throws Exception {
        try (ScriptedServer server = new ScriptedServer(REFUSED, GAME)) {
            Run run = csa(server.place(), "--engine-option", "USI_Hash=4");
            assertEquals(0, run.exitCode(), run.toString());
            assertEquals(
                    List.of("sanmai csa: the game was refused: REJECT:a/b+1 by you; the next attempt is in 0 s"),
                    run.err());
            assertEquals("lose (#TIME_UP)", run.lastLine());
        }
    }

    @Test
    void gamesThatAreAlwaysRefusedEndTheProgram() throws Exception {
        try (ScriptedServer server =
                new ScriptedServer(Collections.nCopies(20, REFUSED).toArray(String[]::new))) {
            Run run = csa(server.place(), "--engine-option", "USI_Hash=4");
            assertEquals(1, run.exitCode(), run.toString());
            assertTrue(run.err().get(19).endsWith("by you; given up after 20 attempts"), run.toString());
        }
    }

    @Test
    void aRefusedLoginIsNotTriedAgain() throws Exception {
        try (ScriptedServer server = new ScriptedServer("<LOGIN me .*\nLOGIN:incorrect")) {
            Run run = csa(server.place());
            assertEquals(1, run.exitCode());
            assertTrue(run.err().get(0).startsWith("sanmai csa: the server refuses the name or the password"));
            assertTrue(!run.err().get(0).contains("secret"), run.toString());
        }
    }

    @Test
    void whatCannotBeALoginIsRefused() throws Exception {
        Run.assertRefused("sanmai csa: there is no password: .*", Run.of("csa", "localhost", "me"));
        Run.assertRefused("sanmai csa: host:x: not a server; .*", csa("host:x"));
        Run.assertRefused("sanmai csa: :1: not a server; .*", csa(":1"));
        Run.assertRefused("sanmai csa: localhost:99999: not a server; .*", csa("localhost:99999"));
        Run.assertRefused("sanmai csa: --games 0: .*|sanmai csa: --games: .*", csa("localhost", "--games", "0"));
        Path file = Files.writeString(folder.resolve("two.txt"), "two words");
        Run.assertRefused(
                "sanmai csa: a password is one word of ASCII",
                Run.of("csa", "localhost", "me", "--password-file", file.toString()));
        Run.assertRefused(
                "sanmai csa: a player's name has .*",
                Run.of(
                        "csa",
                        "localhost",
                        "me too",
                        "--password-file",
                        folder.resolve("word.txt").toString()));
        Run.assertRefused(
                "sanmai csa: --records .*: there is no such directory",
                Run.of(
                        "csa",
                        "localhost",
                        "me",
                        "--password-file",
                        word(),
                        "--records",
                        folder.resolve("none").toString()));
    }
}
