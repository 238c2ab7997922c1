package sanmai.report.chart;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PathChartTest {
    @TempDir
    private Path folder;

    @Test
    void namesStepsAndEndsAreWrittenOut() throws Exception {
        PathChart chart = new PathChart(
                "Parameters",
                "iterations",
                List.of(
                        new PathChart.Path("one", List.of(0.5, 0.6, 0.4), "12.5"),
                        new PathChart.Path("two", List.of(0.0, 0.0, 1.0), "99")));
        Path file = folder.resolve("paths.svg");
        Files.write(file, SvgCharts.svg(List.of(chart), List.of()));
        List<String> texts = SvgChartsTest.texts(file);
        for (String text : List.of("Parameters", "iterations", "one", "two", "12.5", "99")) {
            assertTrue(texts.contains(text), text + " is not among " + texts);
        }
    }

    @Test
    void pathsAreOfOneLength() {
        PathChart.Path path = new PathChart.Path("a", List.of(0.1, 0.2), "");
        PathChart.Path longer = new PathChart.Path("b", Collections.nCopies(3, 0.5), "");
        PathChart.Path point = new PathChart.Path("c", List.of(0.1), "");
        assertThrows(IllegalArgumentException.class, () -> new PathChart("t", "a", List.of()));
        assertThrows(IllegalArgumentException.class, () -> new PathChart("t", "a", List.of(path, longer)));
        assertThrows(IllegalArgumentException.class, () -> new PathChart("t", "a", List.of(point)));
    }
}
