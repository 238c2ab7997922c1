package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.SAXException;
import sanmai.positions.Suite;
import sanmai.positions.SuiteFormat;
import sanmai.positions.SuiteFormatException;
import sanmai.report.CsvChart;
import sanmai.report.SvgCharts;

/** Tables of test cases, and those of which charts are made. */
final class SuiteFuzz {
    private static final List<SuiteFormat<?>> FORMATS = List.of(
            SuiteFormat.PERFT,
            SuiteFormat.MATES,
            SuiteFormat.POSITIONS,
            SuiteFormat.RULES,
            SuiteFormat.MALFORMED,
            SuiteFormat.RECORDS);

    private SuiteFuzz() {}

    static void check(byte[] input) throws IOException {
        if (input.length > 0) {
            SuiteFormat<?> format = FORMATS.get((input[0] & 0xFF) % FORMATS.size());
            check(format, Arrays.copyOfRange(input, 1, input.length));
        }
    }

    private static void check(SuiteFormat<?> format, byte[] table) throws IOException {
        String text = new String(table, UTF_8);
        Path file = ScratchFile.of("suite.tsv", table);
        try {
            Suite<?> suite = format.read(file);
            assertEquals(
                    suite.cases(), format.parse("text", new StringReader(text)).cases());
        } catch (SuiteFormatException e) {
            long lines = text.lines().count();
            String line = e.place().substring(file.toString().length());
            assertTrue(line.isEmpty() || Integer.parseInt(line.substring(1)) <= Math.max(1, lines), e::getMessage);
            Messages.assertPlain(e.getMessage(), text + file);
        }
    }

    static void chart(byte[] input) {
        String text = new String(input, UTF_8);
        try {
            CsvChart.WithConditions drawn = CsvChart.read(text);
            byte[] svg = SvgCharts.svg(List.of(drawn.chart()), drawn.conditions());
            assertEquals("svg", rootElement(svg));
        } catch (IllegalArgumentException e) {
            assertEquals(IllegalArgumentException.class, e.getClass(), () -> "" + e);
            Messages.assertPlainWhenPrinted(e.getMessage(), text);
        }
    }

    private static String rootElement(byte[] xml) {
        try {
            DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            parser.setErrorHandler(null);
            return parser.parse(new ByteArrayInputStream(xml))
                    .getDocumentElement()
                    .getTagName();
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("not XML: " + e.getMessage(), e);
        }
    }
}
