package sanmai.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import sanmai.report.BarChart.Bar;
import sanmai.report.BarChart.Series;

class SvgChartsTest {
    @TempDir
    private Path folder;

    /** The texts of a well-formed SVG. */
    static List<String> texts(Path svg) throws IOException, SAXException, ParserConfigurationException {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
        Document document = builder.parse(svg.toFile());
        assertEquals("svg", document.getDocumentElement().getTagName());
        List<String> texts = new ArrayList<>();
        NodeList nodes = document.getElementsByTagName("text");
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    @Test
    void allNamesAndLengthsAreWrittenOut() throws Exception {
        BarChart few = new BarChart(
                "Few & <small>",
                "ns",
                List.of("one", "two"),
                List.of(Series.of("rook", List.of(1.0, 2.0)), Series.of("bishop", List.of(1.5, 2.5))),
                1);
        List<String> names = new ArrayList<>();
        List<Double> lengths = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            names.add("a-scheme-with-a-long-name-" + i);
            lengths.add(Math.pow(1.3, i));
        }
        BarChart many = new BarChart("Many", "ns", names, List.of(Series.of("lance", lengths)), 2);
        Path file = folder.resolve("chart.svg");
        Files.write(
                file,
                SvgCharts.svg(List.of(few, many), List.of("JDK 17; " + "a long condition ".repeat(8), "load 1.5")));
        List<String> texts = texts(file);
        List<String> expected = new ArrayList<>(names);
        expected.addAll(
                List.of("Few & <small>", "one", "two", "rook", "bishop", "2.5", "Many", "lance", "1.30", "load 1.5"));
        for (String text : expected) {
            assertTrue(texts.contains(text), text + " is not among " + texts);
        }
        assertTrue(texts.stream().anyMatch(text -> text.startsWith("JDK 17; a long")), texts.toString());
        assertTrue(Files.size(file) < 200_000, "drawn, not painted");
    }

    @Test
    void aSpreadIsAnErrorBar() {
        String without = svg(new Bar(2, 2, 2));
        String with = svg(new Bar(2, 1.5, 3));
        assertEquals(3, lines(with) - lines(without), "a line with two ends");
        assertThrows(IllegalArgumentException.class, () -> svg(new Bar(2, 3, 1)));
        assertThrows(IllegalArgumentException.class, () -> svg(new Bar(2, 0, 3)));
        assertThrows(IllegalArgumentException.class, () -> svg(new Bar(2, 1, Double.POSITIVE_INFINITY)));
    }

    private static String svg(Bar bar) {
        Series series = new Series("s", List.of(bar, Bar.of(10)));
        BarChart chart = new BarChart("t", "ns", List.of("a", "b"), List.of(series), 1);
        return new String(SvgCharts.svg(List.of(chart), List.of()), StandardCharsets.UTF_8);
    }

    private static long lines(String svg) {
        return svg.split("<line ").length - 1;
    }

    @Test
    void onlyVeryUnequalBarsAreLogarithmic() {
        assertEquals(false, chart(1.0, 24.9).isLogarithmic());
        assertEquals(true, chart(1.0, 25.1).isLogarithmic());
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> chart(1.0));
        assertThrows(IllegalArgumentException.class, () -> chart(1.0, 0.0));
        assertThrows(IllegalArgumentException.class, () -> chart(1.0, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new BarChart("none", "ns", List.of(), List.of(), 1));
    }

    private static BarChart chart(Double... lengths) {
        return new BarChart("t", "ns", List.of("a", "b"), List.of(Series.of("s", List.of(lengths))), 1);
    }
}
