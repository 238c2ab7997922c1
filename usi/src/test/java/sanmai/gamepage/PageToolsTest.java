package sanmai.gamepage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import sanmai.gamepage.Browser.Screen;
import sanmai.notation.Sfen;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.kif.Kif;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.notation.usi.Usen;
import sanmai.shogi.Handicap;

/** What the page offers beside the board: texts to copy, names of shapes, autoplay, numbers on the graph, styles. */
class PageToolsTest extends PageInBrowser {
    private static RecordTree game(String... moves) {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        RecordCursor cursor = new RecordCursor(tree);
        for (String move : moves) {
            cursor.play(MoveNotation.USI.parse(move, cursor.position()));
        }
        return tree;
    }

    private String copied(String button) {
        browser.click(button);
        return (String) browser.asyncScript("navigator.clipboard.readText().then(arguments[0], arguments[0])");
    }

    @Test
    void textsAreCopied() {
        open(Screen.DESKTOP, ENGLISH);
        browser.allowClipboard();
        browser.click("#moves [data-ply='4']");
        assertEquals(Sfen.of(GAME.position(4)), copied("#copy-sfen"));
        assertEquals("SFEN copied", browser.text("#status"));
        assertEquals(new Kif().write(ExampleGame.tree()), copied("#copy-kif").replace("\r\n", "\n"));
        assertTrue(copied("#copy-usen").startsWith("~0.7ku2jm"));
    }

    @Test
    void aUsenIsThatOfTheFormat() {
        RecordTree impasse = game("2g2f", "8c8d", "7g7f", "8d8e");
        end(impasse).setEnd(GameEnd.IMPASSE);
        RecordTree handicap = new RecordTree(Handicap.TWO_PIECES.setup());
        new RecordCursor(handicap)
                .play(MoveNotation.USI.parse("7a6b", handicap.start().toPosition()));
        RecordTree drop = game("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e");
        RecordCursor cursor = new RecordCursor(drop);
        cursor.forward();
        cursor.play(MoveNotation.USI.parse("8c8d", cursor.position()));
        cursor.node().setEnd(GameEnd.RESIGNATION);
        RecordTree illegal = game("7g7f");
        end(illegal).setEnd(GameEnd.ILLEGAL_ACTION);
        open(Screen.DESKTOP, ENGLISH);
        assertEquals(
                Stream.of(impasse, handicap, drop, illegal)
                        .map(tree -> new Usen().write(tree).strip())
                        .toList(),
                browser.script(
                        "return arguments[0].map((json) => JSON.parse(json)).map((game) => usen(game, new Tree(game)));",
                        Stream.of(impasse, handicap, drop, illegal)
                                .map(tree -> GamePageTest.game(tree).toString())
                                .toList()));
    }

    private static RecordNode end(RecordTree tree) {
        RecordCursor cursor = new RecordCursor(tree);
        cursor.toEnd();
        return cursor.node();
    }

    @Test
    void theKifIsSavedAsAFile() throws IOException, InterruptedException {
        open(Screen.DESKTOP, ENGLISH);
        browser.downloadTo(folder);
        browser.click("#download");
        Path saved = null;
        for (int i = 0; saved == null && i < 200; i++) {
            Thread.sleep(20);
            try (Stream<Path> files = Files.list(folder)) {
                saved = files.filter(file -> file.toString().endsWith(".kifu"))
                        .findFirst()
                        .orElse(null);
            }
        }
        assertEquals(new Kif().write(ExampleGame.tree()), Files.readString(saved));
    }

    @Test
    void theBoardHasCoordinatesAndPiecesOfSeveralStyles() {
        open(Screen.DESKTOP, ENGLISH);
        assertTrue(String.join("", texts("#board .coordinate")).startsWith("9a8b7c"));
        browser.click("#language");
        assertTrue(String.join("", texts("#board .coordinate")).startsWith("９一８二７三"));
        for (String style : List.of("letter", "symbol", "piece")) {
            browser.click("#style option[value='" + style + "']");
            assertEquals(40L, browser.script("""
                    return [...document.querySelectorAll("#board .piece")].filter((piece) => {
                      const name = piece.getAttribute("href");
                      return name.startsWith(`#${arguments[0]}-`) && document.querySelector(`[id="${name.slice(1)}"]`);
                    }).length;
                    """, style));
        }
    }

    private void assertCastle(String black, String white, String board) {
        assertEquals(List.of(black, white), browser.script("""
                const position = Position.ofSfen(`${arguments[0]} b - 1`);
                return [castleOf(position, "b")?.en || "-", castleOf(position, "w")?.ja || "-"];
                """, board));
    }

    @Test
    void castlesAndOpeningsStandBesideTheNames() {
        RecordTree tree = game("2g2f", "3c3d", "7g7f", "4c4d", "2f2e", "2b3c", "3i4h", "8b4b", "5i6h", "5a6b", "6h7h");
        open(tree, Screen.DESKTOP, ENGLISH);
        assertEquals(List.of("", ""), texts(".shapes"));
        browser.click("#last");
        assertEquals(List.of("Fourth File Rook", "Static Rook"), texts(".shapes"));
        browser.click("#language");
        assertEquals(List.of("四間飛車", "居飛車"), texts(".shapes"));
        assertCastle("-", "-", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL");
        assertCastle("Mino", "-", "9/9/9/9/9/9/9/4G1SK1/5G3");
        assertCastle("Incomplete Mino", "美濃囲い", "3g5/1ks1g4/9/9/9/9/9/6SK1/5G3");
        assertCastle("-", "居飛車穴熊", "8k/7sl/9/9/9/9/9/5GSK1/9");
        assertCastle("Complete Yagura", "-", "9/9/9/9/9/9/2SGS4/1KG6/9");
        assertCastle("Yagura", "-", "9/9/9/9/9/9/2SG5/1KG6/9");
    }

    @Test
    void theGamePlaysByItselfUntilItsEnd() {
        open(Screen.DESKTOP, ENGLISH);
        browser.script("page.autoplay.pause = 1");
        browser.click("#play");
        assertEquals(GAME.plies(), ((Number) browser.asyncScript("""
                const wait = () => (page.autoplay.isOn ? setTimeout(wait, 5) : done(page.at.ply));
                const done = arguments[0];
                wait();
                """)).intValue());
        assertShows(GAME.plies());
        browser.script("page.autoplay.pause = 100000; page.input.choose('8h'); page.say('copied')");
        browser.click("#play");
        assertEquals(0, browser.all(".target").size());
        assertEquals("", browser.text("#status"));
        assertEquals("true", browser.find("#play").getDomAttribute("aria-pressed"));
        assertShows(0);
        browser.click("#forward");
        assertEquals("false", browser.find("#play").getDomAttribute("aria-pressed"));
    }

    @Test
    void theSliderGoesThroughTheLine() {
        open(Screen.DESKTOP, ENGLISH);
        browser.script("""
                const slider = byId("slider");
                slider.value = 6;
                slider.dispatchEvent(new Event("input"));
                """);
        assertShows(6);
        assertEquals("Move 6 ☖K-4b", browser.find("#slider").getDomAttribute("aria-valuetext"));
        browser.find("#slider").sendKeys(Keys.ARROW_RIGHT);
        assertShows(7);
    }

    @Test
    void theGraphSaysItsNumbersAndTurningPoints() {
        open(Screen.DESKTOP, ENGLISH);
        assertEquals("Start position", browser.text("#graph-hint"));
        browser.hover("#graph [data-ply='8'] circle:last-child");
        assertEquals("Move 8 ☖B*6e · +900 · Black 82% · 0:08", browser.text("#graph-hint"));
        assertShows(0);
        assertTrue(texts("#graph .label").containsAll(List.of("25%", "50%", "75%", "0", "5")));
        assertEquals(9, browser.all("#graph .time-black, #graph .time-white").size());
        assertEquals("2w 4b", browser.script("""
                const rates = [50, 60, 30, 52, 56, 50, 90];
                const turns = turningPoints(rates.map((rate, ply) => ({ ply, said: { rate } })));
                return turns.map(({ ply, side }) => ply + side).join(" ");
                """));
    }

    @Test
    void theListsHaveMistakesVariationsAndTheResult() {
        open(Screen.PHONE, ENGLISH);
        assertEquals(List.of("Black won after 9 moves: resignation"), texts("#moves .result"));
        assertEquals(List.of("↳"), texts("#moves .fork"));
        assertEquals("8☖B*6e↳??+9000:08", texts("#moves .move").get(8));
        browser.click("#language");
        assertEquals("悪手と形勢の逆転（3）", browser.text("#mistakes-title"));
        assertEquals("8△６五角??−23 · 最善は△３二玉", texts("#mistakes button").get(2));
        browser.click("#mistakes [data-ply='7']");
        assertShows(7);
    }
}
