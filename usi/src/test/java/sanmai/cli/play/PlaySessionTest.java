package sanmai.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.core.Color;
import sanmai.game.TimeControl;
import sanmai.notation.Sfen;
import sanmai.play.Dialogue;
import sanmai.play.Opponent;
import sanmai.play.PlaySettings;
import sanmai.play.ScriptedOpponent;
import sanmai.play.Wording;
import sanmai.search.skill.SkillLevel;
import sanmai.shogi.Position;

/** Games typed at a terminal with a line discipline in this process: keys go in, what is drawn comes out. */
@Timeout(300)
class PlaySessionTest {
    private static final int PATIENCE_SECONDS = 120;
    private static final Charset CHARSET = StandardCharsets.UTF_8;

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final PipedOutputStream keys = new PipedOutputStream();
    private ExternalTerminal terminal;
    private int seen;

    private CompletableFuture<Integer> play(Position start, String... engine) throws IOException {
        terminal = new ExternalTerminal("test", "xterm", new PipedInputStream(keys), screen, CHARSET);
        terminal.setSize(Size.of(80, 24));
        LineDialogue lines = new EditedLines(terminal, () -> {}, true);
        return CompletableFuture.supplyAsync(() -> {
            try (lines) {
                return session(lines, start, engine);
            }
        });
    }

    private int session(LineDialogue lines, Position start, String... engine) {
        PlaySettings settings = new PlaySettings(start, Color.BLACK, TimeControl.NONE, System::nanoTime, Wording.KANJI);
        Opponent opponent =
                new Opponent(new ScriptedOpponent(engine), SkillLevel.of(SkillLevel.STRONGEST), 1, Duration.ZERO);
        PlayedGameFile keeper = new PlayedGameFile(folder.resolve("game.kif"));
        return PlaySession.run(new Dialogue(settings, opponent, keeper, lines), lines);
    }

    private void type(String text) throws IOException {
        keys.write(text.getBytes(CHARSET));
        keys.flush();
    }

    /** Waits until the screen shows a text behind what was seen before. */
    private void see(String text) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (screen.toString(CHARSET).indexOf(text, seen) < 0) {
            assertTrue(System.nanoTime() < end, text + " is not in " + screen.toString(CHARSET));
            Thread.sleep(5);
        }
        seen = screen.toString(CHARSET).indexOf(text, seen) + text.length();
    }

    private String record() throws IOException {
        return Files.readString(folder.resolve("game.kif"), Charset.forName("windows-31j"));
    }

    private static int exitCode(CompletableFuture<Integer> game) throws Exception {
        return game.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void aWholeGameWithWrongInputsAndCompletion() throws Exception {
        CompletableFuture<Integer> game = play(Sfen.position("4k4/8p/4P4/9/9/9/9/9/4K4 b 2G 1"), "1b1c");
        see("Black 1> ");
        type("5e5d\r");
        see("There is no piece on ５五.");
        see("Black 1> ");
        type("55飛\r");
        see("You have no rook on the board or in hand.");
        see("Black 1> ");
        type("xyz\u007f\u007f\u007f52と\r");
        see("You have no tokin on the board");
        see("Black 1> ");
        type("G*9\ti\r");
        see("▲９九金");
        see("\u001b[1;31m*歩\u001b[0m");
        see("Black 3> ");
        type("52金\r");
        see("Mate. Black wins.");
        see("over> ");
        type("qu\t\r");
        see("The game is in ");
        assertEquals(0, exitCode(game));
        assertTrue(record().contains("   3 ５二金打"), record());
        assertTrue(record().contains("   4 詰み"), record());
    }

    @Test
    void aResizedTerminalGoesOn() throws Exception {
        CompletableFuture<Integer> game = play(Position.start(), "3c3d");
        see("Black 1> ");
        type("7g");
        see("7g");
        terminal.setSize(Size.of(20, 10));
        terminal.raise(Signal.WINCH);
        type("7f\r");
        see("▲７六歩");
        see("Black 3> ");
        terminal.setSize(Size.of(120, 40));
        terminal.raise(Signal.WINCH);
        type("quit\r");
        assertEquals(0, exitCode(game));
    }

    @Test
    void controlCLeavesAndTheGameIsKept() throws Exception {
        CompletableFuture<Integer> game = play(Position.start(), "3c3d");
        see("Black 1> ");
        type("76歩\r");
        see("Black 3> ");
        type("2g2\u0003");
        see("The game is in ");
        assertEquals(130, exitCode(game));
        assertTrue(record().contains("   2 ３四歩(33)"), record());
        assertTrue(record().contains("中断"), record());
    }

    @Test
    void controlDLeaves() throws Exception {
        CompletableFuture<Integer> game = play(Position.start());
        see("Black 1> ");
        type("\u0004");
        assertEquals(0, exitCode(game));
        assertFalse(Files.exists(folder.resolve("game.kif")));
    }

    @Test
    void aDeadEngineLosesNothing() throws Exception {
        CompletableFuture<Integer> game = play(Position.start(), "die");
        see("Black 1> ");
        type("76歩\r");
        see("The engine failed: Scripted has died");
        assertEquals(1, exitCode(game));
        assertTrue(record().contains("   1 ７六歩(77)"), record());
    }

    @Test
    void linesFromAPipeHaveNoPrompts() throws IOException {
        StringWriter out = new StringWriter();
        BufferedReader in = new BufferedReader(new StringReader("76歩\n5e5d\n"));
        int exitCode = session(new PlainLines(in, new PrintWriter(out), false), Position.start(), "3c3d");
        assertEquals(0, exitCode);
        assertTrue(out.toString().contains("△３四歩"), out.toString());
        assertTrue(out.toString().contains("There is no piece on ５五."), out.toString());
        assertFalse(out.toString().contains("> "), out.toString());
        assertTrue(record().contains("中断"), record());
    }
}
