package sanmai.gamepage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import sanmai.gamepage.Browser.Screen;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;

/** The page as a reader sees it, where Chromium and its driver are installed. */
class GamePageBrowserTest extends PageInBrowser {
    private static final String NOW = "#moves [aria-current]";
    private static final int SWIPE = 100;

    // ---- Ways through the game ----

    @Test
    void keysStepThroughTheGame() {
        open(Screen.DESKTOP, ENGLISH);
        for (int ply = 0; ply <= GAME.plies(); ply++) {
            assertShows(ply);
            browser.press(Keys.ARROW_RIGHT);
        }
        assertShows(GAME.plies());
        browser.press(Keys.ARROW_LEFT);
        assertShows(GAME.plies() - 1);
        browser.press(Keys.HOME);
        assertShows(0);
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
        assertShows(7);
        browser.press(Keys.ARROW_UP);
        assertShows(6);
        browser.press(Keys.END);
        assertShows(GAME.plies());
    }

    @ParameterizedTest
    @MethodSource("screens")
    void buttonsStepThroughTheGame(Screen screen) {
        open(screen, ENGLISH);
        browser.click("#forward");
        assertShows(1);
        browser.click("#forward-mistake");
        assertShows(6);
        browser.click("#last");
        assertShows(GAME.plies());
        assertFalse(browser.find("#forward").isEnabled());
        browser.click("#back-mistake");
        assertShows(8);
        browser.click("#back");
        assertShows(7);
        browser.click("#first");
        assertShows(0);
        assertFits(screen);
        for (WebElement button : browser.all("#steps button")) {
            assertFalse(button.getDomAttribute("aria-label").isEmpty());
        }
    }

    @Test
    void movesAreClicked() {
        open(Screen.PHONE, ENGLISH);
        browser.click("#moves [data-ply='5']");
        assertShows(5);
        assertTrue(browser.text(NOW).contains("☗Sx8h"));
    }

    @Test
    void fingersSwipeAndTap() {
        open(Screen.PHONE, ENGLISH);
        browser.touch("#board", SWIPE / 2, -SWIPE);
        assertShows(1);
        browser.touch("#board", 0, -SWIPE);
        assertShows(2);
        browser.touch("#board", -SWIPE / 2, SWIPE);
        assertShows(1);
        browser.touch("#board", SWIPE, 0);
        assertShows(2);
        browser.touch("#board", -SWIPE, 0);
        assertShows(1);
    }

    @Test
    void marksOfTheGraphLeadToTheMistakes() {
        open(Screen.DESKTOP, ENGLISH);
        assertEquals(
                List.of("mark mistake", "mark inaccuracy", "mark blunder"),
                browser.all("#graph .mark").stream()
                        .map(mark -> mark.getDomAttribute("class"))
                        .toList());
        browser.click("#graph .mark.blunder");
        assertShows(8);
        assertEquals("Blunder ?? · win rate −23 points · better was ☖K-3b", browser.text(".verdict"));
        assertEquals("??", browser.text(NOW + " .sign"));
        browser.click("#better");
        assertShows(7, "4b3b");
        browser.find("#graph .mark.mistake").sendKeys(Keys.ENTER);
        assertShows(6);
    }

    @Test
    void linesAreSteppedThrough() {
        open(Screen.PHONE, ENGLISH);
        browser.click("#moves [data-ply='7']");
        browser.click("[data-line='0'] .line-move:nth-of-type(2)");
        assertShows(7, "4b3b", "4e3d");
        browser.press(Keys.ARROW_RIGHT);
        assertShows(7, "4b3b", "4e3d", "9c9d");
        browser.press(Keys.ARROW_RIGHT);
        assertShows(7, "4b3b", "4e3d", "9c9d");
        browser.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        assertShows(7, "4b3b");
        browser.press(Keys.ARROW_LEFT);
        assertShows(7);
        browser.click("[data-line='1'] .line-move:nth-of-type(1)");
        assertShowsVariation(7, "3a2b");
        assertTrue(browser.text("#in-line").startsWith("In a variation"));
        browser.click("#to-game");
        assertShows(7);
        browser.click("[data-line='0'] .line-move:nth-of-type(1)");
        browser.press(Keys.ESCAPE);
        assertShows(7);
    }

    // ---- How it looks ----

    @Test
    void mistakesAreCounted() {
        open(Screen.DESKTOP, ENGLISH);
        assertEquals(
                List.of("1", "0", "0", "0", "1", "1"),
                browser.all("#summary td:not(.accuracy, .total)[data-side]").stream()
                        .map(WebElement::getText)
                        .toList());
        assertEquals(List.of("0:25", "0:20"), texts("#summary .total"));
        assertTrue(browser.text("#summary .accuracy[data-side=w]").matches("\\d\\d\\.\\d"));
    }

    @Test
    void aGameWithoutEvaluationsHasNoGraph() {
        open(RecordTree.of(GAME), Screen.PHONE, ENGLISH);
        assertFalse(browser.find("#graph").isDisplayed());
        assertFalse(browser.find("#bar").isDisplayed());
        browser.click("#forward");
        assertShows(1);
    }

    @Test
    void theEnginesMoveIsAnArrow() {
        open(Screen.DESKTOP, ENGLISH);
        browser.click("#moves [data-ply='7']");
        assertEquals("4b3b", browser.find("#board .arrow").getDomAttribute("data-move"));
    }

    @Test
    void theBoardIsTurned() {
        open(Screen.DESKTOP, ENGLISH);
        int before = browser.find("#board [data-square='9a']").getLocation().getY();
        browser.click("#flip");
        assertTrue(browser.find("#board [data-square='9a']").getLocation().getY() > before);
        assertEquals("b", browser.find("#upper").getDomAttribute("data-side"));
        assertShows(0);
    }

    @Test
    void anIllegalMoveCountsAmongTheMoves() {
        RecordTree tree = ExampleGame.tree();
        RecordCursor cursor = new RecordCursor(tree);
        cursor.toEnd();
        cursor.node().setEnd(GameEnd.ILLEGAL_ACTION);
        cursor.node().setIllegalMove(MoveNotation.USI.parse("9c9d", cursor.position()));
        open(tree, Screen.DESKTOP, JAPANESE);
        assertTrue(browser.text("#outcome").startsWith("まで10手で"), browser.text("#outcome"));
    }

    @Test
    void anAddressBetweenTwoMovesIsTheFirst() {
        open(Screen.DESKTOP, JAPANESE);
        browser.script("location.hash = '#4.5'; page.goToAddress()");
        assertShows(4);
    }

    @Test
    void languagesAreSwitched() {
        open(Screen.DESKTOP, JAPANESE);
        assertEquals("ja", browser.find("html").getDomAttribute("lang"));
        assertEquals("まで9手で先手の勝ち（投了）", browser.text("#outcome"));
        browser.click("#moves [data-ply='4']");
        assertEquals("4手目 △８八角成", browser.text("#now strong"));
        browser.click("#language");
        assertEquals("Black won after 9 moves: resignation", browser.text("#outcome"));
        assertEquals("Move 4 ☖Bx8h+", browser.text("#now strong"));
        assertShows(4);
        browser.click("#language");
        assertEquals("4手目 △８八角成", browser.text("#now strong"));
        open(Screen.DESKTOP, ENGLISH);
        assertEquals("Black won after 9 moves: resignation", browser.text("#outcome"));
    }

    @Test
    void namesAndCommentsAreShownAsText() {
        open(Screen.DESKTOP, ENGLISH);
        browser.click("#moves [data-ply='8']");
        assertEquals("☗ " + ExampleGame.BLACK + "　☖ " + ExampleGame.WHITE, browser.text("#players"));
        assertEquals(ExampleGame.REMARK, browser.find("#remarks").getDomProperty("textContent"));
        assertEquals(
                0, browser.all("body img, body b b, #remarks *, #players *").size());
        assertFalse(String.valueOf(browser.script("return document.title")).equals("broken"));
    }

    @Test
    void aHeaderMayHaveAnyName() {
        RecordTree tree = ExampleGame.tree();
        List<String> names = List.of("constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "終了日時");
        names.forEach(name -> tree.headers().put(name, "text of " + name));
        open(tree, Screen.DESKTOP, ENGLISH);
        List<String> shown = texts("#headers dt");
        assertEquals(
                List.of("Event", "constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "Ended"), shown);
        assertTrue(texts("#headers dd").contains("text of __proto__"));
    }

    /** Each piece is drawn with the kanji of its symbol, in its own square. */
    @Test
    void piecesAreSeen() {
        open(Screen.DESKTOP, ENGLISH);
        browser.press(Keys.END);
        Object drawn = browser.script("""
                return [...document.querySelectorAll("#board [data-square]")]
                    .filter((piece) => piece.getBoundingClientRect().height > 30)
                    .map((piece) => document.querySelector(`[id="${piece.getAttribute("href").slice(1)}"]`))
                    .map((symbol) => symbol.textContent.trim())
                    .filter((kanji) => "歩香桂銀金角飛玉と杏圭全馬龍".includes(kanji)).length;
                """);
        assertEquals(39L, drawn); // One is in hand.
    }
}
