package sanmai.cli.papers.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sanmai.report.BarChart;
import sanmai.report.BarChart.Bar;
import sanmai.report.Json;
import sanmai.report.Spread;

/** From samples to tables. */
class SliderResultsTest {
    private static final List<SchemeFailure> FAILED =
            List.of(new SchemeFailure("magic", 2, "ended with exit code 1", List.of("a stack trace")));

    @Test
    void figuresAreMediansOverTheForks() {
        assertEquals(new Spread(7, 6, 8, 3), Samples.complete().spread("magic", Metric.ROOK));
    }

    @Test
    void ratiosAreTakenForkByFork() {
        Spread ratio = Samples.complete().ratio("magic", Metric.CLOSED);
        assertEquals(1.1, ratio.median(), 1e-9);
        assertEquals(1.05, ratio.least(), 1e-9);
        assertEquals(1.2, ratio.greatest(), 1e-9);
        assertEquals(
                "1.00 \u00b10.00",
                Samples.complete().ratio("rotated", Metric.CLOSED).toString());
    }

    @Test
    void aMissingForkOfTheBaselineIsReplacedByItsMedian() {
        SliderResults results = Samples.results(
                List.of(
                        Samples.of("rotated", 1, 8, 100),
                        Samples.of("rotated", 3, 8, 100),
                        Samples.of("magic", 2, 8, 150)),
                List.of());
        assertEquals(1.5, results.ratio("magic", Metric.CLOSED).median(), 1e-9);
    }

    @Test
    void withoutThePapersSchemeTheFirstIsTheBaseline() {
        assertEquals(Optional.of("rotated"), Samples.complete().baseline());
        assertEquals(
                Optional.of("magic"),
                Samples.results(List.of(Samples.of("magic", 1, 8, 100)), List.of())
                        .baseline());
        assertEquals(Optional.empty(), Samples.results(List.of(), List.of()).baseline());
    }

    @Test
    void aWrongChecksumIsSeen() {
        SliderResults results = Samples.results(
                List.of(Samples.of("rotated", 1, 8, 100), Samples.withChecksum("magic", 1, 8, 100, "beef")), List.of());
        assertFalse(results.areRight());
        assertEquals("yes", results.verdict(Samples.CANDIDATES.get(1)));
        assertEquals("NO", results.verdict(Samples.CANDIDATES.get(2)));
        assertTrue(SliderText.lines(results).contains("2 forks measured, 0 failed, 1 wrong"));
    }

    @Test
    void theTextHasEverySchemeInATableForPeople() {
        List<String> lines = SliderText.lines(Samples.results(Samples.complete().samples(), FAILED));
        String text = String.join("\n", lines);
        for (ComparedScheme candidate : Samples.CANDIDATES) {
            assertEquals(
                    3,
                    lines.stream()
                            .filter(line -> line.startsWith(candidate.name() + " "))
                            .count(),
                    text);
        }
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), text);
        String cost = "magic .* 7\\.0 +8\\.0 +3\\.5";
        assertTrue(lines.stream().anyMatch(line -> line.matches(cost)), text);
        String perft = "magic +(1\\.10 \u00b10\\.0[78] +){3}49 +8  yes";
        assertTrue(lines.stream().anyMatch(line -> line.matches(perft)), text);
        assertTrue(lines.contains("absent: pext, it needs Java 19"), text);
        assertTrue(lines.contains("failed: fork 2 of magic ended with exit code 1"), text);
        assertEquals("9 forks measured, 1 failed, 0 wrong", lines.get(lines.size() - 1));
    }

    @Test
    void conditionsStandWithTheTableAndTheChart() {
        SliderResults report = Samples.complete();
        assertEquals(
                List.of(
                        "JDK 17.0.1; a quick run: in each fork the median of 5 rounds",
                        "figures: median of 3 forks, interleaved",
                        "load of the machine 1.1 to 1.3 on 2 processors, with the measurement's own 1"),
                report.howMeasured());
        assertTrue(
                report.text().containsAll(report.howMeasured()), report.text().toString());
        for (BarChart chart : SliderCharts.of(report)) {
            assertTrue(chart.axis().contains(", median of 3 forks, error bars: least and greatest ("), chart.axis());
        }
    }

    @Test
    void oneForkIsNoMedian() {
        SliderResults report = new SliderResults(
                Samples.CANDIDATES,
                Samples.CONDITIONS,
                1,
                List.of(Samples.of("rotated", 1, 8, 100), Samples.of("magic", 1, 7, 110)),
                List.of(),
                false);
        assertEquals(
                "figures: one fork, so how much forks differ is not known",
                report.howMeasured().get(1));
        assertTrue(
                report.text().contains(report.howMeasured().get(1)),
                report.text().toString());
        assertFalse(report.text().stream().anyMatch(line -> line.contains("\u00b1")), "no spread of one fork");
        for (BarChart chart : SliderCharts.of(report)) {
            assertTrue(chart.axis().contains(", one fork ("), chart.axis());
        }
        assertEquals(
                0,
                report.csv().lines().filter(line -> line.startsWith("median,")).count());
        assertEquals(
                2, report.csv().lines().filter(line -> line.startsWith("fork,")).count());
    }

    @Test
    void missingForksAreReported() {
        SliderResults results = Samples.results(
                List.of(
                        Samples.of("rotated", 1, 8, 100),
                        Samples.of("magic", 1, 8, 100),
                        Samples.of("rotated", 2, 9, 100)),
                List.of());
        assertEquals("median of up to 2 forks (some schemes have 1)", results.forksInWords());
    }

    @Test
    void aReportWithoutResultsHasNoEmptyTables() {
        SliderResults nothing = new SliderResults(Samples.CANDIDATES, Samples.CONDITIONS, 3, List.of(), FAILED, true);
        List<String> lines = SliderText.lines(nothing);
        assertEquals("interrupted; 0 forks measured, 1 failed, 0 wrong", lines.get(lines.size() - 1));
        assertEquals(List.of(), SliderCharts.of(nothing));
        assertFalse(lines.stream().anyMatch(line -> line.contains("closed")), "no table of dashes");
        assertTrue(lines.contains("no fork has a result"), lines.toString());
        assertEquals("failed", nothing.verdict(Samples.CANDIDATES.get(2)));
        assertEquals("not run", nothing.verdict(Samples.CANDIDATES.get(1)));
        assertEquals(2, nothing.json().split("exit code 1|interrupted\": true").length - 1, "both are told");
    }

    @Test
    void theCsvHasEveryForkAndTheSummary() {
        SliderResults results = Samples.results(Samples.complete().samples(), FAILED);
        List<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(SliderCsv.text(results)).stream()
                .toList();
        assertEquals(9, count(rows, "fork"));
        assertEquals(3, count(rows, "median"));
        assertEquals(1, count(rows, "absent"));
        assertEquals(1, count(rows, "failed"));
        NamedCsvRecord fork = rows.stream()
                .filter(row -> row.getField("scheme").equals("magic")
                        && row.getField("fork").equals("2"))
                .findFirst()
                .orElseThrow();
        assertEquals("6", fork.getField("rook_ns"));
        assertEquals("240", fork.getField("closed_mega_leaves_per_s"));
        assertEquals("1.2", fork.getField("closed_ratio"));
        assertEquals("2048", fork.getField("table_bytes"));
        assertEquals("plain board", fork.getField("kept"));
        assertEquals("yes", fork.getField("correct"));
    }

    private static long count(List<NamedCsvRecord> rows, String kind) {
        return rows.stream().filter(row -> row.getField("row").equals(kind)).count();
    }

    @Test
    void theJsonHasTheResultsAsTheyWere() {
        SliderResults results = Samples.complete();
        assertEquals(results, Json.read(results.json(), SliderResults.class));
    }

    @Test
    void theChartsAreSorted() {
        List<BarChart> charts = SliderCharts.of(Samples.complete());
        assertEquals(2, charts.size());
        for (BarChart chart : charts) {
            assertEquals(List.of("magic", "rotated", "ray-walk"), chart.groups());
        }
        assertEquals(
                List.of(new Bar(7, 6, 8), new Bar(9, 8, 10), new Bar(61, 60, 62)),
                charts.get(0).series().get(0).bars(),
                "with error bars from the least to the greatest");
    }

    @Test
    void keptMapsHaveNames() {
        assertEquals("plain board", MapNames.describe(List.of("RANK_ORDER")));
        assertEquals("rank order, north west", MapNames.describe(List.of("RANK_ORDER", "NORTH_WEST")));
        assertEquals("all four maps", MapNames.describe(List.of("RANK_ORDER", "ROT90", "NORTH_WEST", "NORTH_EAST")));
    }
}
