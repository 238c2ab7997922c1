package sanmai.gamepage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.gamepage.Browser.Screen;
import sanmai.notation.UsiMove;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/** The page as a reader sees it, where Chromium and its driver are installed. */
class GamePageBrowserTest {
    private static final GameRecord GAME = ExampleGame.tree().mainLine();
    private static final String ENGLISH = "en-GB,en";
    private static final String JAPANESE = "ja-JP,ja,en";
    private static final String NOW = "#moves [aria-current]";
    private static final int SWIPE = 100;

    @TempDir
    private static Path folder;

    private static Optional<Browser> started = Optional.empty();

    private static Path page;
    private Browser browser;
    private Path opened;

    static List<Screen> screens() {
        return List.of(Screen.PHONE, Screen.DESKTOP);
    }

    @BeforeAll
    static void start() throws IOException {
        started = Browser.start();
        page = Files.write(folder.resolve("game.html"), GamePage.html(ExampleGame.tree()));
    }

    @AfterAll
    static void close() {
        started.ifPresent(Browser::close);
    }

    private void open(Screen screen, String language) {
        open(page, screen, language);
    }

    private void open(Path file, Screen screen, String language) {
        assumeTrue(started.isPresent(), "there is no chromium with a chromedriver");
        browser = started.get();
        opened = file;
        browser.open(file, screen, language);
    }

    @AfterEach
    void thePageLogsNothingAndRequestsNothing() {
        if (browser != null) {
            assertEquals(List.of(), browser.console());
            assertEquals(
                    Set.of(opened.toUri().toString()),
                    browser.requests().stream()
                            .filter(address -> !address.startsWith("data:") && !address.equals("about:blank"))
                            .collect(Collectors.toSet()));
        }
    }

    // ---- What is drawn ----

    /** The move that the page marks, and the pieces that it draws, by square, or by side and letter in hands. */
    @SuppressWarnings("unchecked")
    private Map<String, String> drawn() {
        return new TreeMap<>((Map<String, String>) browser.script("""
                const drawn = {move: document.querySelector("#moves [aria-current]").dataset.ply};
                for (const piece of document.querySelectorAll("#board [data-square]")) {
                    drawn[piece.dataset.square] = piece.dataset.piece;
                }
                for (const piece of document.querySelectorAll(".player [data-hand]")) {
                    const side = piece.closest(".player").dataset.side;
                    drawn[side + piece.dataset.hand] = piece.dataset.count;
                }
                return drawn;
                """));
    }

    private static Map<String, String> pieces(Position position) {
        Map<String, String> pieces = new TreeMap<>();
        for (int square = 0; square < Square.COUNT; square++) {
            if (position.pieceAt(square) != Piece.NONE) {
                pieces.put(Square.name(square), Piece.sfen(position.pieceAt(square)));
            }
        }
        for (Color color : Color.values()) {
            Hand.KINDS.stream()
                    .filter(type -> Hand.count(position.hand(color), type) > 0)
                    .forEach(type -> pieces.put(
                            PagePlace.side(color) + type.letters(),
                            Integer.toString(Hand.count(position.hand(color), type))));
        }
        return pieces;
    }

    private void assertShows(int ply, String... line) {
        Position position = GAME.position(ply);
        for (String move : line) {
            position.doMove(UsiMove.parse(move, position));
        }
        Map<String, String> expected = pieces(position);
        expected.put("move", Integer.toString(ply));
        assertEquals(expected, drawn());
    }

    private void assertFits(Screen screen) {
        long width = (Long) browser.script("return document.documentElement.scrollWidth");
        assertTrue(width <= screen.width(), width + " pixels");
        assertTrue(browser.find("#board").getSize().getWidth() > screen.width() * 2 / 5);
    }

    // ---- Ways through the game ----

    @ParameterizedTest
    @MethodSource("screens")
    void keysStepThroughTheGame(Screen screen) {
        open(screen, ENGLISH);
        for (int ply = 0; ply <= GAME.plies(); ply++) {
            assertShows(ply);
            browser.press(Keys.ARROW_RIGHT);
        }
        assertShows(GAME.plies());
        assertFits(screen);
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
        for (WebElement button : browser.all("#steps button")) {
            assertFalse(button.getDomAttribute("aria-label").isEmpty());
        }
    }

    @ParameterizedTest
    @MethodSource("screens")
    void movesAreClicked(Screen screen) {
        open(screen, ENGLISH);
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

    @ParameterizedTest
    @MethodSource("screens")
    void marksOfTheGraphLeadToTheMistakes(Screen screen) {
        open(screen, ENGLISH);
        assertEquals(
                List.of("mark mistake", "mark inaccuracy", "mark blunder"),
                browser.all("#graph .mark").stream()
                        .map(mark -> mark.getDomAttribute("class"))
                        .toList());
        browser.click("#graph .mark.blunder");
        assertShows(8);
        assertEquals("Blunder ?? · 23 points of the chance to win lost · better was ☖K-3b", browser.text(".verdict"));
        assertEquals("??", browser.text(NOW + " .sign"));
        browser.click("#better");
        assertShows(7, "4b3b");
        browser.find("#graph .mark.mistake").sendKeys(Keys.ENTER);
        assertShows(6);
    }

    @ParameterizedTest
    @MethodSource("screens")
    void linesAreSteppedThrough(Screen screen) {
        open(screen, ENGLISH);
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
        assertShows(7, "3a2b");
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
                browser.all("#summary td:not(.accuracy)[data-side]").stream()
                        .map(WebElement::getText)
                        .toList());
        assertTrue(browser.text("#summary .accuracy[data-side=w]").matches("\\d\\d\\.\\d"));
    }

    @Test
    void aGameWithoutEvaluationsHasNoGraph() throws IOException {
        open(Files.write(folder.resolve("plain.html"), GamePage.html(RecordTree.of(GAME))), Screen.PHONE, ENGLISH);
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

    @ParameterizedTest
    @MethodSource("screens")
    void languagesAreSwitched(Screen screen) {
        open(screen, JAPANESE);
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
        open(screen, ENGLISH);
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

    /** Each piece is drawn with the kanji of its symbol, in its own square. */
    @Test
    void aHeaderMayHaveAnyName() throws IOException {
        RecordTree tree = ExampleGame.tree();
        List<String> names = List.of("constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "終了日時");
        names.forEach(name -> tree.headers().put(name, "text of " + name));
        open(Files.write(folder.resolve("headers.html"), GamePage.html(tree)), Screen.DESKTOP, ENGLISH);
        List<String> shown = texts("#headers dt");
        assertEquals(
                List.of("Event", "constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "Ended"), shown);
        assertTrue(texts("#headers dd").contains("text of __proto__"));
    }

    @SuppressWarnings("unchecked")
    private List<String> texts(String selector) {
        return (List<String>)
                browser.script("return [...document.querySelectorAll('" + selector + "')].map((e) => e.textContent);");
    }

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
