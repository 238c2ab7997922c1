package sanmai.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

class BitboardDiagramTest {
    private static Document document(Position position) throws Exception {
        byte[] svg =
                new BitboardDiagram(position, position.occupied(), position.occupied(), "occupied <squares>").svg();
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
    }

    private static List<String> texts(Document document) {
        List<String> texts = new ArrayList<>();
        NodeList nodes = document.getElementsByTagName("text");
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    @Test
    void allPiecesAndBitsAreThere() throws Exception {
        Document document = document(Position.start());
        List<String> texts = texts(document);
        assertEquals(18, Collections.frequency(texts, "歩"));
        assertEquals(2, Collections.frequency(texts, "玉"));
        assertEquals(40, Collections.frequency(texts, "1") - 4, "set bits, besides the numbers of bits and files");
        assertEquals(81 + 27 * 3 + 3, document.getElementsByTagName("rect").getLength() + 1);
        assertTrue(texts.containsAll(List.of("occupied <squares>", "7fd05ff", "0000000", "word 2", "a", "i", "9")));
    }

    @Test
    void handsAndPromotedPiecesAreThere() throws Exception {
        List<String> texts = texts(document(Sfen.position("4k4/9/4+P4/9/9/9/9/9/4K4 w R2p 1")));
        assertTrue(texts.containsAll(List.of("と", "飛", "歩2")), texts.toString());
    }
}
