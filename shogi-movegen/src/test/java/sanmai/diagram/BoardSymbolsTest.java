package sanmai.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import sanmai.core.PieceType;
import sanmai.shogi.Position;

class BoardSymbolsTest {
    private static Document symbols() throws Exception {
        byte[] svg = BoardSymbols.svg().getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
    }

    private static List<Element> groups() throws Exception {
        NodeList groups = symbols().getElementsByTagName("g");
        List<Element> list = new ArrayList<>();
        for (int i = 0; i < groups.getLength(); i++) {
            list.add((Element) groups.item(i));
        }
        return list;
    }

    @Test
    void thereIsAGroupForEachPartOfABoard() throws Exception {
        List<String> names = new ArrayList<>(List.of("wood", "grid", "moved-from", "moved-to"));
        for (PieceType type : PieceType.values()) {
            names.add("piece-" + type.letters());
            names.add("wood-" + type.letters());
        }
        assertEquals(
                names, groups().stream().map(group -> group.getAttribute("id")).toList());
    }

    @Test
    void piecesLookAsInDiagrams() throws Exception {
        String diagram = new String(BoardDiagram.of(Position.start()).svg(), StandardCharsets.UTF_8);
        for (Element group : groups()) {
            if (group.getAttribute("id").equals("piece-G")) {
                Element text = (Element) group.getElementsByTagName("text").item(0);
                assertEquals("金", text.getTextContent());
                assertTrue(
                        diagram.contains("font-size=\"" + text.getAttribute("font-size") + "\" font-family=\"serif\""));
            }
        }
    }
}
