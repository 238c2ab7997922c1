package sanmai.cli.papers.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.report.BarChart;

class TreeReportsTest {
    private static TreeResults complete() {
        List<TreeSample> samples = new ArrayList<>(Trees.samples(3, 3));
        samples.addAll(Trees.samples(2, 4));
        return Trees.results(3, List.of(3, 4), samples);
    }

    private static String text(TreeResults results) {
        return String.join("\n", TreeText.lines(results)) + "\n";
    }

    @Test
    void theTableStandsBesideThePapers() {
        String text = text(Trees.results(3, List.of(3), Trees.samples(3, 3)));
        String table = String.join(
                "\n",
                "3 plies, 3 positions: 18,090 nodes, 18,000 leaves",
                "",
                "generator, sliders       trees  CPU time  Mnodes/s   saved           quartiles",
                "-----------------------  -----  --------  --------  ------  ------------------",
                "attack-table                 3    3.00 s      0.01       -                   -",
                "bitboard, rotated            3    1.50 s      0.01   50.0%     45.0/50.0/55.0%",
                "bitboard-legal, rotated      3    3.30 s      0.01  -10.0%  -10.0/-10.0/-10.0%",
                "paper: attack tables      1000    1509 s         -       -                   -",
                "paper: bitboards          1000     905 s         -   40.0%                   -",
                "",
                "");
        assertEquals(table, text.substring(0, table.length()));
        assertTrue(text.contains("its table 1 prints 43% for 3 plies; its times make 40.0%\n"), text);
        assertTrue(text.contains("Every row searched the same trees.\n"), text);
        assertTrue(text.endsWith("\n9 trees searched, 0 workers failed, all trees alike\n"), text);
    }

    @Test
    void everyDepthHasItsTable() {
        String text = text(complete());
        assertTrue(text.contains("3 plies, 3 positions: "), text);
        assertTrue(text.contains("4 plies, 2 positions: 12,060 nodes, 12,000 leaves"), text);
        assertTrue(text.contains("paper: bitboards          1000   97459 s         -   41.2%"), text);
        assertTrue(text.contains("prints 41% for 4 plies"), text);
        text(complete()).lines().forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void aRunInTheMiddleOfAPositionSaysHowFarItIs() {
        String text = text(Trees.results(
                3,
                List.of(3),
                List.of(
                        Trees.sample(1, 3, Trees.TABLE, 1000),
                        Trees.sample(1, 3, Trees.ROTATED, 500),
                        Trees.sample(2, 3, Trees.ROTATED, 1))));
        assertTrue(text.startsWith("3 plies, 1 position searched by all: 3,030 nodes, 3,000 leaves\n"), text);
        assertTrue(text.contains("bitboard, rotated         2    0.50 s      0.02  50.0%          -"), text);
        assertFalse(text.contains("bitboard-legal"), text);
        assertFalse(text.contains("Every row"), text);
    }

    @Test
    void withoutAttackTablesNothingIsSaved() {
        TreeResults results = Trees.results(1, List.of(3), List.of(Trees.sample(1, 3, Trees.ROTATED, 500)));
        assertTrue(text(results).contains("bitboard, rotated         1    0.50 s      0.01      -"));
        assertEquals(1, TreeCharts.of(results).size(), "only the speed");
    }

    @Test
    void treesTooSmallForTheClockHaveNoSpeed() {
        List<TreeSample> samples = List.of(Trees.sample(1, 1, Trees.TABLE, 0), Trees.sample(1, 1, Trees.ROTATED, 0));
        TreeResults results = Trees.results(1, List.of(1), List.of(samples.get(0)));
        assertTrue(text(results).contains("attack-table            1    0.00 s         -      -"), text(results));
        assertTrue(text(results).startsWith("1 ply, 1 position: "), text(results));
        assertEquals(List.of(), TreeCharts.of(Trees.results(1, List.of(1), samples)));
        assertFalse(Trees.results(1, List.of(1), samples).json().contains("NaN"));
    }

    @Test
    void aReportWithoutTreesSaysSo() {
        TreeResults none = new TreeResults(
                Trees.CONDITIONS, 3, List.of(3), Trees.ALL, List.of(), List.of(), Optional.empty(), true);
        assertTrue(text(none).endsWith("\ninterrupted; 0 trees searched, 0 workers failed\n"), text(none));
        assertEquals(List.of(), TreeCharts.of(none));
        assertEquals(1, TreeCsv.text(none).lines().count());
    }

    @Test
    void shortTimesArePrintedInShorterUnits() {
        List<TreeSample> samples = List.of(Trees.sample(1, 1, Trees.TABLE, 4), Trees.sample(1, 1, Trees.ROTATED, 99));
        String text = text(Trees.results(1, List.of(1), samples));
        assertTrue(text.contains("attack-table            1   4.00 ms"), text);
        assertTrue(text.contains("bitboard, rotated       1  99.00 ms"), text);
    }

    @Test
    void conditionsStandWithTheTableAndTheChart() {
        TreeResults report = complete();
        List<String> conditions = List.of(
                "JDK 17.0.1; 3 of 1000 positions",
                "one fork (JVM) for each generator and scheme, warmed up for 4.0 s, so how much forks differ is not known",
                "load of the machine 1.5 on 4 processors, with the measurement's own 1");
        assertEquals(conditions, report.howMeasured());
        String text = String.join(" ", report.text());
        conditions.forEach(condition -> assertTrue(text.contains(condition), text));
    }

    @Test
    void errorBarsAreTheQuartilesOfPositions() {
        List<BarChart> charts = TreeCharts.of(Trees.results(3, List.of(3), Trees.samples(3, 3)));
        BarChart.Bar time = charts.get(1).series().get(0).bars().get(0);
        assertEquals(List.of(50.0, 45.0, 55.0), rounded(time));
        assertTrue(
                charts.get(1).axis().contains(", error bars: quartiles of positions"),
                charts.get(1).axis());
        BarChart.Bar speed = charts.get(0).series().get(0).bars().get(0);
        assertTrue(speed.low() < speed.length() && speed.length() < speed.high(), speed.toString());
        BarChart one =
                TreeCharts.of(Trees.results(1, List.of(3), Trees.samples(1, 3))).get(0);
        assertTrue(one.axis().contains(", one position"), one.axis());
    }

    private static List<Double> rounded(BarChart.Bar bar) {
        return Stream.of(bar.length(), bar.low(), bar.high())
                .map(number -> Math.rint(number * 1e6) / 1e6)
                .toList();
    }

    @Test
    void failuresAndDifferencesAreReported() {
        TreeDifference difference = new TreeDifference(2, 3, "different trees below position 2");
        TreeFailure failure = new TreeFailure(Trees.LEGAL, "warming up", "ended with exit code 1", List.of("ouch"));
        TreeResults results = new TreeResults(
                Trees.CONDITIONS,
                1,
                List.of(3),
                Trees.ALL,
                List.of(),
                List.of(failure),
                Optional.of(difference),
                false);
        String text = text(results);
        assertTrue(
                text.contains("failed: bitboard-legal/rotated: the worker ended with exit code 1 (warming up)"), text);
        assertTrue(text.contains("different trees below position 2\n"), text);
        assertTrue(text.endsWith("0 trees searched, 1 workers failed, TREES DIFFER\n"), text);
        assertFalse(results.areRight());
    }

    @Test
    void csvHasARowForEachTreeAndCombination() {
        List<String> lines = TreeCsv.text(complete()).lines().toList();
        assertEquals("plies,position,name,generator,sliders,nodes,leaves,value,cpu_ns,wall_ns,jdk", lines.get(0));
        assertEquals("3,1,p1,attack-table,-,3030,3000,100,1000000000,1100000000,17.0.1", lines.get(1));
        assertEquals("3,1,p1,bitboard,rotated,3030,3000,100,600000000,660000000,17.0.1", lines.get(2));
        assertEquals(1 + 3 * 3 + 2 * 3, lines.size());
    }

    @Test
    void jsonHasTheTrees() {
        String json = complete().json();
        assertEquals(15, json.split("\"cpuNanos\"").length - 1);
        assertTrue(json.contains("\"complete\": false"), "two of the three positions at 4 plies");
        assertTrue(json.contains("\"difference\": null"), json);
    }

    @Test
    void chartsShowSpeedAndTimeBesideThePapers() {
        List<BarChart> charts = TreeCharts.of(complete());
        assertEquals(
                List.of("attack-table", "bitboard/rotated", "bitboard-legal/rotated"),
                charts.get(0).groups());
        BarChart time = charts.get(1);
        assertEquals(List.of("bitboard/rotated", "bitboard-legal/rotated", "the paper's bitboards"), time.groups());
        assertEquals("3 plies, 3 positions", time.series().get(0).name());
        List<Double> bars =
                time.series().get(0).bars().stream().map(BarChart.Bar::length).toList();
        assertEquals(50, bars.get(0), 1e-9);
        assertEquals(110, bars.get(1), 1e-9);
        assertEquals(59.97, bars.get(2), 0.01);
    }
}
