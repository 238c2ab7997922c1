package sanmai.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
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
    void aLineGoesFromTheFirstValueToTheLast() {
        assertEquals(3, points(List.of(0.5, 0.6, 0.4)).size());
        List<Double> rising =
                IntStream.rangeClosed(0, 1000).mapToObj(i -> i / 1000.0).toList();
        List<String> points = points(rising);
        assertTrue(points.size() < 600, "few points are enough");
        for (int i = 1; i < points.size(); i++) {
            assertTrue(number(points.get(i), 0) > number(points.get(i - 1), 0), "goes on to the right: " + points);
            assertTrue(number(points.get(i), 1) < number(points.get(i - 1), 1), "rises: " + points);
        }
        assertEquals(points(List.of(0.0, 1.0)), List.of(points.get(0), points.get(points.size() - 1)));
    }

    /** The points of the line of a chart with one path. */
    private static List<String> points(List<Double> shares) {
        PathChart chart = new PathChart("t", "a", List.of(new PathChart.Path("p", shares, "")));
        String svg = new String(SvgCharts.svg(List.of(chart), List.of()), StandardCharsets.UTF_8);
        Matcher polyline = Pattern.compile("<polyline points=\"([^\"]*)\"").matcher(svg);
        assertTrue(polyline.find(), svg);
        return List.of(polyline.group(1).split(" "));
    }

    /** The x of a point, or the y. */
    private static double number(String point, int index) {
        return Double.parseDouble(point.split(",")[index]);
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
