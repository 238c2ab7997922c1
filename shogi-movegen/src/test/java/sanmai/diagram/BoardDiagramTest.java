package sanmai.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import sanmai.core.Color;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.notation.format.MoveNotation;
import sanmai.shogi.Position;

class BoardDiagramTest {
    private static final String HANDS = "4k4/9/4+P4/9/9/9/9/9/4K4 w R3p 1";

    private static List<Element> elements(BoardDiagram diagram, String name) throws Exception {
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(diagram.svg()));
        NodeList nodes = document.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private static List<String> texts(BoardDiagram diagram) throws Exception {
        return elements(diagram, "text").stream().map(Element::getTextContent).toList();
    }

    private static Element only(BoardDiagram diagram, String text) throws Exception {
        List<Element> found = elements(diagram, "text").stream()
                .filter(element -> element.getTextContent().equals(text))
                .toList();
        assertEquals(1, found.size(), text);
        return found.get(0);
    }

    private static double y(BoardDiagram diagram, String text) throws Exception {
        return Double.parseDouble(only(diagram, text).getAttribute("y"));
    }

    private static Position after(String... moves) {
        Position position = Position.start();
        for (String move : moves) {
            position.doMove(UsiMove.parse(move, position));
        }
        return position;
    }

    @Test
    void allPiecesAndCoordinatesAreThere() throws Exception {
        BoardDiagram diagram = BoardDiagram.of(Position.start());
        assertEquals(40, elements(diagram, "polygon").size());
        assertEquals(18, Collections.frequency(texts(diagram), "歩"));
        assertTrue(texts(diagram).containsAll(List.of("1", "9", "一", "九", "☗", "☖", "玉")));
    }

    @Test
    void handsAreBesideTheBoardWithTheirNumbers() throws Exception {
        BoardDiagram diagram = BoardDiagram.of(Sfen.position(HANDS));
        assertEquals(5, elements(diagram, "polygon").size(), "two kings, a tokin, a rook, a kind of three pawns");
        double pawn = Double.parseDouble(only(diagram, "歩").getAttribute("x"));
        double rook = Double.parseDouble(only(diagram, "飛").getAttribute("x"));
        assertTrue(pawn < BoardGeometry.LEFT && rook > BoardGeometry.LEFT + BoardGeometry.BOARD);
        assertEquals("#b01020", only(diagram, "と").getAttribute("fill"));
    }

    @Test
    void theLastMoveIsColored() throws Exception {
        int plain = elements(BoardDiagram.of(Position.start()), "rect").size();
        assertEquals(plain + 2, elements(BoardDiagram.of(after("7g7f")), "rect").size());
        Position drop = after("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e");
        assertEquals(plain + 1, elements(BoardDiagram.of(drop), "rect").size());
    }

    @Test
    void laterMovesDoNotChangeADiagram() {
        Position position = after("7g7f");
        BoardDiagram diagram = BoardDiagram.of(position);
        byte[] before = diagram.svg();
        position.undoMove();
        assertEquals(new String(before, StandardCharsets.UTF_8), new String(diagram.svg(), StandardCharsets.UTF_8));
    }

    @Test
    void whiteSeesTheBoardTurned() throws Exception {
        BoardDiagram black = BoardDiagram.of(Sfen.position(HANDS));
        BoardDiagram white = black.seenBy(Color.WHITE);
        assertTrue(y(black, "と") < y(white, "と"));
        assertTrue(y(black, "一") < y(black, "九") && y(white, "九") < y(white, "一"));
        assertTrue(only(black, "歩").getAttribute("transform").startsWith("rotate(180 "));
        assertTrue(only(white, "歩").getAttribute("transform").startsWith("rotate(0 "));
    }

    @Test
    void arrowsBeginOnTheBoardOrInHand() throws Exception {
        Position position = Sfen.position("4k4/9/4P4/9/9/9/9/9/4K4 b R 1");
        BoardDiagram plain = BoardDiagram.of(position);
        BoardDiagram diagram = plain.withArrow(MoveNotation.USI.parse("5c5b+", position))
                .withArrow(MoveNotation.USI.parse("R*5b", position));
        assertEquals(
                elements(plain, "polygon").size() + 2,
                elements(diagram, "polygon").size());
        List<Element> lines = elements(diagram, "line");
        Element drop = lines.get(lines.size() - 1);
        Element move = lines.get(lines.size() - 2);
        assertTrue(Double.parseDouble(drop.getAttribute("x1")) > BoardGeometry.LEFT + BoardGeometry.BOARD);
        assertEquals(move.getAttribute("x1"), move.getAttribute("x2"));
        assertTrue(Double.parseDouble(move.getAttribute("y1")) > Double.parseDouble(move.getAttribute("y2")));
        assertNotEquals(move.getAttribute("stroke"), drop.getAttribute("stroke"));
    }

    @Test
    void thePictureOfTheJavadocIsUpToDate() throws Exception {
        Position position = after("7g7f", "3c3d", "8h2b+", "3a2b");
        byte[] drawn = BoardDiagram.of(position)
                .withPlayers("Sente", "Gote")
                .withArrow(MoveNotation.USI.parse("B*4e", position))
                .svg();
        Path module = Path.of("").toAbsolutePath();
        module = Files.exists(module.resolve("shogi-movegen")) ? module.resolve("shogi-movegen") : module;
        Path picture = module.resolve("src/main/java/sanmai/diagram/doc-files/board.svg");
        assertEquals(Files.readString(picture), new String(drawn, StandardCharsets.UTF_8));
    }

    @Test
    void namesOfAnyKindFit() throws Exception {
        BoardDiagram diagram = BoardDiagram.of(Position.start()).withPlayers("藤井 <&>\u0007", "𠮷".repeat(500));
        assertTrue(texts(diagram).contains("☗ 藤井 <&>\uFFFD"), texts(diagram).toString());
        String white = texts(diagram).stream()
                .filter(text -> text.startsWith("☖ "))
                .findFirst()
                .orElseThrow();
        assertTrue(white.endsWith("𠮷…") && white.length() < 100, white);
    }

    /** The first 200 letters of a name are more than fit. */
    @Test
    void noMoreOfANameIsLookedAtThanMayFit() throws Exception {
        for (String letter : List.of("i", "m", "あ")) {
            BoardDiagram long500 = BoardDiagram.of(Position.start()).withPlayers(letter.repeat(500), "b");
            BoardDiagram longer = BoardDiagram.of(Position.start()).withPlayers(letter.repeat(2_000_000), "b");
            assertEquals(texts(long500), texts(longer));
            assertTrue(texts(longer).stream().anyMatch(text -> text.endsWith(letter + "…")));
        }
    }
}
