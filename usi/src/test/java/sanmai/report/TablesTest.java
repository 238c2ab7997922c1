package sanmai.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.report.TextTable.Column;

class TablesTest {
    @Test
    void columnsAreAsWideAsTheirWidestCell() {
        TextTable table = new TextTable(
                List.of(Column.text("name", 20), Column.number("ns"), Column.text("right", 20)),
                List.of(List.of("a", "10.5", "yes"), List.of("magic", "7", "")));
        assertEquals(
                List.of(
                        "name     ns  right", //
                        "-----  ----  -----",
                        "a      10.5  yes",
                        "magic     7"),
                table.lines());
    }

    @ParameterizedTest
    @CsvSource({
        "1509, 1509.00 s",
        "0.1, 0.10 s",
        "0.0996, 99.60 ms",
        "0.004, 4.00 ms",
        "0.0001, 0.10 ms",
        "0.0000042, 4.20 \u00b5s",
        "0, 0.00 s"
    })
    void aShortTimeIsNotPrintedAsNone(double seconds, String text) {
        assertEquals(text, Units.seconds(seconds));
    }

    @Test
    void longWordsGoOnInTheNextLine() {
        TextTable table = new TextTable(
                List.of(Column.text("source", 9), Column.number("MB")),
                List.of(List.of("Fenner & Levene", "12"), List.of("Grimbergen", "1")));
        assertEquals(
                List.of(
                        "source     MB", //
                        "---------  --",
                        "Fenner &   12",
                        "Levene",
                        "Grimberge   1",
                        "n"),
                table.lines());
    }

    @Test
    void aRowWithTooFewCellsIsRefused() {
        List<Column> columns = List.of(Column.number("a"), Column.number("b"));
        List<List<String>> rows = List.of(List.of("1"));
        assertThrows(IllegalArgumentException.class, () -> new TextTable(columns, rows));
    }

    @ParameterizedTest
    @CsvSource({"0, 0 B", "1023, 1023 B", "1024, 1.0 KB", "126976, 124 KB", "6291456, 6.0 MB", "4e12, 3725 GB"})
    void memoryHasAUnit(double bytes, String text) {
        assertEquals(text, Units.bytes(bytes));
    }

    @Test
    void theMedianIsTheMiddleOne() {
        assertEquals(new Spread(2, 1, 9, 3), Spread.of(9, 1, 2));
        assertEquals(new Spread(2.5, 1, 4, 4), Spread.of(4, 1, 3, 2));
        assertEquals(OptionalDouble.of(4), Spread.of(9, 1, 2).halfRange());
        assertThrows(IllegalArgumentException.class, Spread::of);
    }

    @Test
    void oneMeasurementHasNoSpread() {
        assertEquals("1.08", Spread.of(1.08).toString());
        assertEquals("1.08 \u00b10.03", Spread.of(1.05, 1.08, 1.11).toString());
    }

    @Test
    void csvComesBackAsItWas() {
        List<String> heading = List.of("scheme", "note");
        List<String> row = List.of("a,b", "he said \"no\"\nand left ");
        String text = CsvText.of(heading, List.of(row));
        List<List<String>> back = CsvReader.builder().ofCsvRecord(text).stream()
                .map(record -> List.copyOf(record.getFields()))
                .toList();
        assertEquals(List.of(heading, row), back);
        assertTrue(text.startsWith("scheme,note\n"), text);
    }

    /** A value to be written and read. */
    record Sample(String name, double value, List<String> more) {}

    @Test
    void jsonComesBackAsItWas() {
        Sample sample = new Sample("<a \"b\">", 0.1, List.of("x", ""));
        assertEquals(sample, Json.read(Json.line(sample), Sample.class));
        assertEquals(sample, Json.read(Json.page(sample), Sample.class));
        assertEquals(1, Json.line(sample).lines().count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"''", "{", "[]", "5", "{\"value\": \"x\"}", "{\"name\": \"a\"} {}", "nonsense"})
    void whatIsNoSuchJsonIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Json.read(text, Sample.class));
    }
}
