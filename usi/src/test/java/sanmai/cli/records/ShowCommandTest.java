package sanmai.cli.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.Run;

class ShowCommandTest {
    @Test
    void wordsAreShownIfAMapIsWanted() {
        assertFalse(Run.of("show").toString().contains("word 0"));
        Run run = Run.of("show", "--map", "rank");
        assertEquals(0, run.exitCode());
        assertTrue(run.out().contains("  .  B  .  .  .  .  .  R  .  h"), run.toString());
        assertTrue(run.out().contains("x x x x x x x x x"), run.toString());
        assertTrue(run.out().contains("word 0  111111111 010000010 111111111  0x7fd05ff"), run.toString());
        assertTrue(run.out().contains("word 1  000000000 000000000 000000000  0x0"), run.toString());
    }

    @Test
    void showsWhatAPieceAttacks() {
        Run run = Run.of("show", "4k4/9/9/9/4R4/9/9/9/4K4 w - 1", "--attacks", "5e");
        assertEquals(0, run.exitCode());
        assertTrue(run.out().contains("x x x x . x x x x"), run.toString());
    }

    @Test
    void positionsNeedNoQuotes() {
        List<String> quoted = Run.of("show", "4k4/9/9/9/9/9/9/9/4K4 w P 7").out();
        assertEquals(
                quoted, Run.of("show", "4k4/9/9/9/9/9/9/9/4K4", "w", "P", "7").out());
        assertTrue(quoted.contains("White to move, move 7"), quoted.toString());
    }

    @Test
    void showsThePositionAfterMoves() {
        Run run = Run.of("show", "startpos", "moves", "7g7f", "3c3d", "8h2b+");
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.out().contains("White to move, move 4"), run.toString());
        assertEquals(
                run.out(),
                Run.of("show", "position startpos moves 7g7f 3c3d 8h2b+").out());
        assertEquals(Run.of("show").out(), Run.of("show", "startpos").out());
        Run illegal = Run.of("show", "startpos", "moves", "7g7f", "5e5d");
        assertEquals(2, illegal.exitCode());
        assertTrue(illegal.err().get(0).contains("5e5d"), illegal.toString());
    }

    @Test
    void drawsWhatTheRulesForbidAndTellsWhy(@TempDir Path folder) throws IOException {
        String nifu = "4k4/9/9/9/9/4P4/4P4/9/4K4 b 18P 1";
        Path file = Files.writeString(folder.resolve("nifu.sfen"), nifu);
        Run run = Run.of("show", nifu);
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.out().contains("  .  .  .  .  P  .  .  .  .  f"), run.toString());
        assertTrue(run.out().contains("Black's hand: Px18"), run.toString());
        assertTrue(run.err().get(0).contains("two pawns on a file, 5f and 5g"), run.toString());
        assertEquals(run.out(), Run.of("show", file.toString()).out());
        assertTrue(Run.of("show", nifu, "--kanji").out().contains("| ・ ・ ・ ・ 歩 ・ ・ ・ ・|六"));
        assertEquals(2, Run.of("show", nifu, "--map", "rank").exitCode());
    }

    @Test
    void whatIsImpossibleInAPlayablePositionIsTold() {
        Run run = Run.of("show", "P3k4/9/9/9/9/9/9/9/4K4 b - 1");
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.err().get(0).contains("P on 9a can never move"), run.toString());
    }

    @Test
    void theFirstOfSeveralRecordsIsShownAndTheOthersTold(@TempDir Path folder) throws IOException {
        Path games = Files.writeString(folder.resolve("two.usi"), "startpos moves 7g7f\nstartpos moves 2g2f\n");
        Run run = Run.of("show", games.toString());
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.out().get(0).endsWith("▲７六歩"), run.toString());
        assertEquals(List.of("sanmai show: " + games + ": only the first of its records is shown"), run.err());
    }

    @Test
    void aFileThatIsNotThereIsNamedBesideOneThatIs(@TempDir Path folder) throws IOException {
        Path game = Files.writeString(folder.resolve("game.kif"), KIF);
        assertEquals(
                List.of("sanmai show: nofile: there is no such file"),
                Run.of("show", game.toString(), "nofile").err());
    }

    @Test
    void drawsTheBoardAndItsWords(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("rook.svg");
        Run run = Run.of("show", "--attacks", "2h", "--svg", file.toString());
        assertEquals(0, run.exitCode(), run.toString());
        String svg = Files.readString(file);
        assertTrue(svg.contains(">attacked by R on 2h</text>"), svg);
        assertEquals(2, svg.split(">飛</text>", -1).length - 1);
        assertEquals(
                2,
                Run.of("show", "--svg", folder.resolve("rook.png").toString()).exitCode());
        assertEquals(2, Run.of("show", "--svg", folder.toString()).exitCode());
    }

    @Test
    void drawsTheBoardAsPlayersSeeIt(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("board.svg");
        Run run = Run.of("show", "startpos", "moves", "7g7f", "--svg", file.toString());
        assertEquals(0, run.exitCode(), run.toString());
        String svg = Files.readString(file);
        assertTrue(svg.contains(">九</text>"), svg);
        assertFalse(svg.contains("word 0"), svg);
    }

    private static final String KIF = """
            先手：あ
            後手：い
            手合割：平手
            1 ７六歩(77)
            2 ３四歩(33)
            3 ２二角成(88)
            4 投了
            """;

    @Test
    void showsAPlaceInAGameRecord(@TempDir Path folder) throws IOException {
        Path game = Files.writeString(folder.resolve("game.kif"), KIF);
        Run end = Run.of("show", game.toString());
        assertEquals(0, end.exitCode(), end.toString());
        assertEquals("☗ あ  ☖ い  move 3 of 3: ▲２二角成", end.out().get(0));
        assertTrue(end.out().contains("White to move, move 4"), end.toString());
        Path picture = folder.resolve("board.svg");
        Run first = Run.of("show", game.toString(), "--ply", "1", "--flip", "--svg", picture.toString());
        assertEquals("☗ あ  ☖ い  move 1 of 3: ▲７六歩", first.out().get(0));
        String svg = Files.readString(picture);
        assertTrue(svg.contains(">☖ い</text>") && svg.contains("stroke-linecap"), svg);
        Run start = Run.of("show", game.toString(), "--ply", "0", "--kanji");
        assertEquals("☗ あ  ☖ い", start.out().get(0));
        assertTrue(start.out().contains("|v香v桂v銀v金v玉v金v銀v桂v香|一"), start.toString());
        for (String ignored : new String[] {"--flip", "--flip --map rank --svg " + picture}) {
            Run refused = Run.of(("show " + ignored).split(" "));
            assertEquals(2, refused.exitCode(), refused.toString());
            assertTrue(refused.err().get(0).startsWith("sanmai show: --flip turns the board of --svg"));
        }
        Run tooFar = Run.of("show", game.toString(), "--ply", "4");
        assertEquals(2, tooFar.exitCode());
        assertEquals(List.of("sanmai show: --ply 4: must be between 0 and 3, the moves of the game"), tooFar.err());
        assertEquals(
                Run.of("show", "startpos", "moves", "7g7f", "3c3d", "--ply", "1")
                        .out(),
                Run.of("show", "startpos", "moves", "7g7f", "3c3d", "8h2b+", "--ply", "1").out().stream()
                        .map(line -> line.replace("1 of 3", "1 of 2"))
                        .toList());
    }

    @Test
    void writesTheGameAsAPage(@TempDir Path folder) throws IOException {
        Path game = Files.writeString(folder.resolve("game.kif"), KIF);
        Path page = folder.resolve("game.html");
        Run run = Run.of("show", game.toString(), "--html", page.toString());
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(Files.readString(page).contains("\"usi\":\"8h2b+\""));
        Run moves = Run.of("show", "startpos", "moves", "7g7f", "3c3d", "--html", page.toString());
        assertEquals(0, moves.exitCode(), moves.toString());
        assertTrue(Files.readString(page).contains("\"usi\":\"3c3d\""));
        long without = Files.size(page);
        Run engine = Run.of("show", "startpos", "moves", "7g7f", "3c3d", "--html", page.toString(), "--with-engine");
        assertEquals(0, engine.exitCode(), engine.toString());
        assertTrue(Files.size(page) > without + 500_000, "the engine is in the page");
        Run noPage = Run.of("show", "startpos", "--with-engine");
        assertEquals(
                List.of("sanmai show: --with-engine puts the engine into the page of --html, which is missing"),
                noPage.err());
        Run text = Run.of(
                "show", game.toString(), "--html", folder.resolve("game.txt").toString());
        assertEquals(2, text.exitCode());
        assertTrue(text.err().get(0).endsWith("the name of the file must end in .html"), text.toString());
    }

    @Test
    void aDamagedRecordIsShownAsFarAsItGoes(@TempDir Path folder) throws IOException {
        Path game = Files.writeString(folder.resolve("game.kif"), KIF.replace("２二角成(88)", "５五角成(88)"));
        Run run = Run.of("show", game.toString());
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(run.out().get(0).endsWith("move 2 of 2: △３四歩"), run.toString());
        assertTrue(run.err().get(0).contains("game.kif:6:"), run.toString());
        Path none = Files.writeString(folder.resolve("none.kif"), "");
        Run empty = Run.of("show", none.toString());
        assertEquals(2, empty.exitCode(), empty.toString());
        assertEquals(2, Run.of("show", folder.toString()).exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rank", "rot90", "nw", "ne"})
    void everyMapHasAllPieces(String map) {
        List<String> words = Run.of("show", "--map", map).out().stream()
                .filter(line -> line.startsWith("word "))
                .toList();
        assertEquals(3, words.size());
        long ones = String.join("", words)
                .replaceAll("word .  ([01 ]*)  0x[0-9a-f]*", "$1")
                .chars()
                .filter(c -> c == '1')
                .count();
        assertEquals(40, ones);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--attacks 5e", "--attacks 0x", "--map north", "9/9 b -"})
    void badArgumentsAreOneLineAndExitCodeTwo(String arguments) {
        Run run = Run.of(("show " + arguments).split(" "));
        assertEquals(2, run.exitCode());
        assertEquals(1, run.err().size(), run.toString());
    }
}
