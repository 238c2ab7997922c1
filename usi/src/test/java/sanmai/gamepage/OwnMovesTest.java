package sanmai.gamepage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput.Kind;
import sanmai.gamepage.Browser.Screen;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/** The viewer's own moves, clicked, dragged, tapped and typed in a browser. */
class OwnMovesTest extends PageInBrowser {
    /** The variations with moves of the viewer. */
    private static final String OWN = "#moves .branch:has(.own)";

    /** The middle of a square, or of an element with this selector, in the window. */
    @SuppressWarnings("unchecked")
    private int[] place(String squareOrSelector) {
        List<Long> place = (List<Long>) browser.script("""
                const where = arguments[0];
                if (/^[1-9][a-i]$/.test(where)) {
                  const screen = byId("board").getScreenCTM();
                  const [x, y] = page.board.middle(where);
                  return [screen.a * x + screen.e, screen.d * y + screen.f].map(Math.round);
                }
                const box = document.querySelector(where).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
                """, squareOrSelector);
        return new int[] {place.get(0).intValue(), place.get(1).intValue()};
    }

    private void click(String place) {
        browser.press(Kind.MOUSE, place(place));
    }

    private void drag(String from, String to) {
        int[] start = place(from);
        int[] end = place(to);
        browser.press(Kind.MOUSE, start, new int[] {(start[0] + end[0]) / 2, (start[1] + end[1]) / 2}, end);
    }

    private void type(String move) {
        browser.find("#move").clear();
        browser.find("#move").sendKeys(move, Keys.ENTER);
    }

    @Test
    void aPieceIsChosenChangedAndPutDown() {
        open(Screen.DESKTOP, ENGLISH);
        click("2h");
        click("7g");
        assertEquals(List.of("7f"), targets());
        click("5e");
        assertEquals(List.of(), targets());
        click("8b"); // The other side's.
        assertEquals(List.of(), targets());
        assertShows(0);
        click("7g");
        browser.press(Keys.ESCAPE);
        assertEquals(List.of(), targets());
    }

    @Test
    void aClickedPieceShowsItsTargetsAndMoves() {
        open(Screen.DESKTOP, ENGLISH);
        click("2h");
        assertEquals(List.of("1h", "3h", "4h", "5h", "6h", "7h"), targets());
        click("6h");
        assertShowsVariation(0, "2h6h");
        click("8c");
        click("8d");
        assertShowsVariation(0, "2h6h", "8c8d");
        assertEquals("Your own moves Back to the game Remove from here", browser.text("#in-line"));
        click("#back");
        click("3c");
        click("3d");
        assertShowsVariation(0, "2h6h", "3c3d");
        assertEquals(List.of("1☗R-6h☖P-8d", "2☖P-3d"), texts(OWN), "the second one branches off from the first");
        click("#remove");
        assertShowsVariation(0, "2h6h");
        assertEquals(List.of("1☗R-6h☖P-8d"), texts(OWN));
        click("#to-game");
        assertShows(0);
    }

    @SuppressWarnings("unchecked")
    private List<String> targets() {
        return (List<String>) browser.script("""
                return [...document.querySelectorAll("[data-target]")].map((target) => target.dataset.target).sort();
                """);
    }

    @Test
    void piecesAreDraggedWithTheMouse() {
        open(Screen.DESKTOP, ENGLISH);
        click("#flip");
        drag("2h", "5h");
        assertShowsVariation(0, "2h5h");
        drag("3c", "3e"); // Too far.
        assertShowsVariation(0, "2h5h");
        assertEquals(List.of(), targets());
        assertTrue(browser.all("#dragged").isEmpty());
    }

    @Test
    void promotionIsAsked() {
        open(Screen.DESKTOP, ENGLISH);
        browser.click("#moves [data-ply='3']");
        drag("2b", "8h");
        browser.press(Keys.ESCAPE);
        assertShows(3);
        drag("2b", "8h");
        click("#dont-promote");
        assertShowsVariation(3, "2b8h");
        click("#back");
        drag("2b", "8h");
        click("#promote");
        assertShows(4);
        assertEquals(List.of("4☖Bx8h="), texts(OWN), "the move of the game is no variation");
    }

    @Test
    void piecesAreDroppedFromTheHand() {
        open(Screen.DESKTOP, ENGLISH);
        browser.click("#moves [data-ply='6']");
        click("#lower [data-hand='B']");
        assertEquals(43, targets().size());
        assertFalse(browser.find("#upper [data-hand='B']").isEnabled());
        click("5e");
        assertShowsVariation(6, "B*5e");
        drag("#upper [data-hand='B']", "6e");
        assertShowsVariation(6, "B*5e", "B*6e");
        click("#back");
        browser.find("#upper [data-hand='B']").sendKeys(Keys.ENTER);
        browser.press(Keys.ENTER); // On the first target.
        assertEquals(2, texts(OWN).size(), "a second variation, by keys alone");
    }

    @Test
    void fingersTapThePieceAndItsTarget() {
        open(Screen.PHONE, ENGLISH);
        browser.press(Kind.TOUCH, place("2g"));
        browser.press(Kind.TOUCH, place("2f"));
        assertShowsVariation(0, "2g2f");
        browser.press(Kind.TOUCH, place("8c"), place("5c")); // A swipe to the right, even over pieces.
        assertShows(0);
    }

    @Test
    void movesAreTyped() {
        open(Screen.DESKTOP, JAPANESE);
        type("26歩");
        type("P-8d");
        type("２五歩");
        type("8d8e");
        assertShowsVariation(0, "2g2f", "8c8d", "2f2e", "8d8e");
        type("９９玉");
        assertEquals("指せない手です：９９玉", browser.text("#status"));
        type("58金");
        assertEquals("どの手ですか：▲５八金左　▲５八金右", browser.text("#status"));
        type("58金右");
        assertShowsVariation(0, "2g2f", "8c8d", "2f2e", "8d8e", "4i5h");
        assertTrue(browser.all("#legal-moves option").size() > 20);
    }

    @Test
    void aLineOfTheEngineIsKeptWhenAMoveIsPlayedThere() {
        open(Screen.DESKTOP, ENGLISH);
        browser.click("#moves [data-ply='7']");
        browser.click("[data-line='0'] .line-move:nth-of-type(2)");
        type("9c9d");
        assertShowsVariation(7, "4b3b", "4e3d", "9c9d");
        assertTrue(texts(OWN).contains("8☖K-3b☗Bx3d☖P-9d"));
    }

    @Test
    void variationsAreExportedAsKif() {
        open(Screen.DESKTOP, ENGLISH);
        for (String move : List.of("2g2f", "8c8d")) {
            type(move);
        }
        click("#back");
        type("3c3d");
        browser.click("#moves .move[data-ply='9']");
        type("1c1d");
        String kif = (String) browser.script("return kif(page.game, page.tree)");
        RecordTree tree =
                RecordFormat.readAny(kif, Optional.empty()).get(0).tree().orElseThrow();
        assertEquals(GAME.moves(), tree.mainLine().moves());
        RecordNode own = tree.root().children().get(1);
        assertEquals(List.of("2 8c8d", "2 3c3d"), nodes(own));
        RecordNode end = tree.root();
        while (end.goesOn()) {
            end = end.children().get(0);
        }
        assertEquals(List.of("10 1c1d"), nodes(end));
    }

    private static List<String> nodes(RecordNode parent) {
        return parent.children().stream().map(RecordNode::toString).toList();
    }
}
