package sanmai.gamepage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.browser.BrowserEngine;
import sanmai.gamepage.Browser.Screen;
import sanmai.notation.Sfen;
import sanmai.search.eval.net.NetText;
import sanmai.search.eval.net.ShippedNet;

/** Sanmai in the page: the same rules and the same search in JavaScript as in Java. */
@Timeout(120)
class EngineInPageTest extends PageInBrowser {
    private static final List<String> POSITIONS = List.of(
            Sfen.of(GAME.position(0)),
            Sfen.of(GAME.position(8)),
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
            "4k4/9/4P4/9/9/9/4P4/9/4K4 b G 1"); // two pawns on a file can be played on

    private void openWithEngine() {
        open(GamePage.html(ExampleGame.tree(), true), Screen.DESKTOP, ENGLISH);
    }

    private void await(String condition) throws InterruptedException {
        while (browser.script("return " + condition) != Boolean.TRUE) {
            Thread.sleep(20);
        }
    }

    /** What a function of the script in the page answers, behind what its listener hears. One worker answers all calls. */
    @SuppressWarnings("unchecked")
    private List<String> called(String function, Object... arguments) throws InterruptedException {
        browser.script("""
                const [name, values] = arguments;
                window.answer = null;
                window.caller ??= (async () => {
                    const glue = "; const functions = { legalMoves, perft, search }; onmessage = ({data}) => {"
                        + " if (data.net) { useNet(data.net); return; } newGame(); const lines = [];"
                        + " const answer = functions[data.name](...data.values, (line) => { lines.push(line); });"
                        + " postMessage([...lines, String(answer)]); };";
                    const [code, net] = await Promise.all(
                        ["engine-script", "engine-net"].map((id) => unpacked(byId(id).textContent)));
                    const worker = new Worker(URL.createObjectURL(new Blob([code, glue])));
                    worker.onmessage = ({data}) => (window.answer = data);
                    worker.postMessage({net});
                    return worker;
                })();
                window.caller.then((worker) => worker.postMessage({name, values}));
                """, function, List.of(arguments));
        await("window.answer !== null");
        return (List<String>) browser.script("return window.answer");
    }

    @Test
    void legalMovesAndTreesAreThoseOfJava() throws InterruptedException {
        openWithEngine();
        for (String position : POSITIONS) {
            assertEquals(List.of(BrowserEngine.legalMoves(position)), called("legalMoves", position), position);
            double leaves = BrowserEngine.perft(position, 2);
            assertEquals(List.of(Long.toString((long) leaves)), called("perft", position, 2), position);
        }
    }

    @Test
    void aSearchVisitsTheNodesThatItVisitsInJava() throws InterruptedException {
        BrowserEngine.useNet(NetText.write(ShippedNet.get(), List.of()));
        openWithEngine();
        for (String position : POSITIONS) {
            BrowserEngine.newGame();
            List<String> lines = new ArrayList<>();
            lines.add(BrowserEngine.search(position, "depth 6 multipv 2", lines::add));
            List<String> inPage = called("search", position, "depth 6 multipv 2");
            assertEquals(withoutTimes(lines), withoutTimes(inPage));
        }
    }

    private static List<String> withoutTimes(List<String> lines) {
        return lines.stream().map(line -> line.replaceAll("time \\d+", "")).toList();
    }

    @Test
    void thePlaceOfTheViewerIsAnalysed() throws InterruptedException {
        openWithEngine();
        browser.script("page.goTo(page.tree.game[0])");
        browser.find("#engine-on").click();
        await("page.at.said.evaluations.some((each) => each.isLive && each.nodes > 1000)");
        assertTrue(texts(".line-head").stream().anyMatch(head -> head.endsWith("Sanmai")));
        browser.script("page.step(1)");
        await("page.at.said.evaluations.some((each) => each.isLive)");
        browser.find("#engine-on").click();
        await("!page.engine.waiting");
    }

    @Test
    void whatTheEngineSaysLeavesTheFocusWhereItIs() {
        openWithEngine();
        browser.script("page.goTo(page.tree.root); page.input.choose('7g')");
        assertFocusStays("[data-target]", "7g7f");
        browser.script("page.play('9g9f')");
        assertFocusStays("#to-game", "3c3d");
        assertFocusStays("#lines .line-move", "3c3d");
    }

    private void assertFocusStays(String control, String line) {
        browser.script(
                "document.querySelector(arguments[0]).focus(); page.engine.searched = page.at;"
                        + " page.engine.note('depth 1 seldepth 1 score cp 30 nodes 30 nps 1 pv ' + arguments[1])",
                control,
                line);
        assertEquals(true, browser.script("return document.activeElement.matches(arguments[0])", control), control);
    }

    @Test
    void theEnginePlaysItsSide() throws InterruptedException {
        openWithEngine();
        browser.script("page.goTo(page.tree.root); page.engine.play('w'); page.play('9g9f')");
        await("page.at.parent?.usi === '9g9f'");
        assertEquals("b", browser.script("return page.at.position.turn"));
        assertTrue((Boolean) browser.script("return page.at.isOwn"));
        browser.script("page.engine.play('')");
        await("!page.engine.waiting");
    }

    @Test
    void theEngineDoesNotPlayWhereTheGameWentOn() {
        openWithEngine();
        browser.script("const end = page.tree.game.at(-1); delete end.said.end; page.goTo(end)");
        browser.script("page.engine.side = page.at.position.turn");
        assertEquals(true, browser.script("return page.engine.isToMove"));
        browser.script("page.engine.side = ''; page.play(page.at.legalMoves[0]); page.step(-1)");
        assertEquals(false, browser.script("page.engine.side = page.at.position.turn; return page.engine.isToMove"));
    }

    @Test
    void anotherPressAnalysesThePlaceFurther() {
        openWithEngine();
        browser.script("page.goTo(page.tree.game[0]); page.engine.place = page.at; page.engine.slices = Engine.MOST;"
                + " page.engine.worker = { postMessage() {} }");
        browser.find("#engine-on").click();
        assertEquals(1L, browser.script("return page.engine.slices"));
    }

    @Test
    void aPageWithoutTheEngineOffersNone() {
        open(Screen.PHONE, JAPANESE);
        assertFalse(browser.find("#engine").isDisplayed());
    }
}
