package sanmai.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.report.IntervalChart.Point;

class IntervalChartTest {
    @TempDir
    private Path folder;

    @Test
    void namesAndValuesAreWrittenOut() throws Exception {
        IntervalChart chart = new IntervalChart(
                "Strength", "Elo", List.of(new Point("ours", 12.4, -8, 31), new Point("theirs", -250, -300, -200)), 0);
        Path file = folder.resolve("elo.svg");
        Files.write(file, SvgCharts.svg(List.of(chart), List.of()));
        List<String> texts = SvgChartsTest.texts(file);
        for (String text : List.of("Strength", "Elo", "ours", "theirs", "12", "-250", "0", "-100")) {
            assertTrue(texts.contains(text), text + " is not among " + texts);
        }
    }

    @Test
    void aValueIsInItsInterval() {
        assertThrows(IllegalArgumentException.class, () -> new Point("a", 1, 2, 3));
        assertThrows(IllegalArgumentException.class, () -> new Point("a", 4, 2, 3));
        assertThrows(IllegalArgumentException.class, () -> new Point("a", Double.NaN, 2, 3));
        assertThrows(IllegalArgumentException.class, () -> new Point("a", 2, 2, Double.POSITIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> new IntervalChart("t", "Elo", List.of(), 0));
    }

    @Test
    void aPointWithoutAnIntervalHasAnAxisToo() {
        ValueAxis axis = new IntervalChart("t", "Elo", List.of(new Point("a", 5, 5, 5)), 0).valueAxis();
        assertEquals(0.5, axis.share(5));
    }

    @Test
    void ticksAreRoundNumbersInsideTheAxis() {
        assertEquals(
                List.of("0", "20", "40", "60", "80", "100"),
                ValueAxis.fromZero(3, 101).ticks().stream()
                        .map(BigDecimal::toPlainString)
                        .toList());
        assertEquals(
                List.of("0.1", "1", "10"),
                ValueAxis.logarithmic(0.3, 50).ticks().stream()
                        .map(BigDecimal::toPlainString)
                        .toList());
        assertEquals(
                List.of("-0.4", "-0.2", "0.0", "0.2", "0.4", "0.6"),
                new ValueAxis(-0.5, 0.7, false)
                        .ticks().stream().map(BigDecimal::toPlainString).toList());
    }
}
