package sanmai.gamepage;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.io.TempDir;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.gamepage.Browser.Screen;
import sanmai.notation.UsiMove;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;
import sanmai.testing.SameOnEveryJava;

/** A page in Chromium, where that and its driver are installed. One browser serves all tests. */
@SameOnEveryJava
@ExtendWith(PageInBrowser.OneBrowser.class)
abstract class PageInBrowser {
    static final GameRecord GAME = ExampleGame.tree().mainLine();
    static final String ENGLISH = "en-GB,en";
    static final String JAPANESE = "ja-JP,ja,en";

    private static Optional<Browser> started = Optional.empty();

    @TempDir
    Path folder;

    Browser browser;
    private Path opened;

    /** Starts the browser once; it is closed after the last test of all classes. */
    static final class OneBrowser implements BeforeAllCallback {
        private record Kept(Optional<Browser> browser) implements AutoCloseable {
            @Override
            public void close() {
                browser.ifPresent(Browser::close);
            }
        }

        @Override
        public void beforeAll(ExtensionContext context) {
            started = context.getRoot()
                    .getStore(Namespace.create(PageInBrowser.class))
                    .computeIfAbsent("browser", key -> new Kept(Browser.start()), Kept.class)
                    .browser();
        }
    }

    static List<Screen> screens() {
        return List.of(Screen.PHONE, Screen.DESKTOP);
    }

    final void open(Screen screen, String language) {
        open(ExampleGame.tree(), screen, language);
    }

    final void open(RecordTree tree, Screen screen, String language) {
        open(GamePage.html(tree, false), screen, language);
    }

    final void open(byte[] html, Screen screen, String language) {
        assumeTrue(started.isPresent(), "there is no chromium with a chromedriver");
        browser = started.get();
        try {
            opened = Files.write(folder.resolve("game.html"), html);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        browser.open(opened, screen, language);
    }

    @AfterEach
    void thePageLogsNothingAndRequestsNothing() {
        if (browser != null) {
            assertEquals(List.of(), browser.console());
            assertEquals(
                    Set.of(opened.toUri().toString()),
                    browser.requests().stream()
                            .filter(address -> !address.matches("(data|blob):.*|about:blank"))
                            .collect(Collectors.toSet()));
        }
    }

    /** The move that the page marks, and the pieces that it draws, by square, or by side and letter in hands. */
    @SuppressWarnings("unchecked")
    final Map<String, String> drawn() {
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

    static Map<String, String> pieces(Position position) {
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
                            PageGame.side(color) + type.letters(),
                            Integer.toString(Hand.count(position.hand(color), type))));
        }
        return pieces;
    }

    /** The position of the game, with moves of a line that is not in the list of moves. */
    final void assertShows(int ply, String... line) {
        assertShows(ply, ply, line);
    }

    /** The position of the game after moves of a variation, which the list of moves marks. */
    final void assertShowsVariation(int ply, String... moves) {
        assertShows(ply + moves.length, ply, moves);
    }

    private void assertShows(int marked, int ply, String... moves) {
        Position position = GAME.position(ply);
        for (String move : moves) {
            position.doMove(UsiMove.parse(move, position));
        }
        Map<String, String> expected = pieces(position);
        expected.put("move", Integer.toString(marked));
        assertEquals(expected, drawn());
    }

    final void assertFits(Screen screen) {
        long width = (Long) browser.script("return document.documentElement.scrollWidth");
        assertTrue(width <= screen.width(), width + " pixels");
        assertTrue(browser.find("#board").getSize().getWidth() > screen.width() * 2 / 5);
    }

    @SuppressWarnings("unchecked")
    final List<String> texts(String selector) {
        return (List<String>)
                browser.script("return [...document.querySelectorAll('" + selector + "')].map((e) => e.textContent);");
    }
}
