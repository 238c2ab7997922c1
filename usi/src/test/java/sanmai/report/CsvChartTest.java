package sanmai.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.report.BarChart.Series;
import sanmai.report.IntervalChart.Point;

class CsvChartTest {
    @Test
    void aColumnOfValuesIsBars() {
        assertEquals(
                new BarChart(
                        "Speed of perft",
                        "million nodes/s",
                        List.of("ours", "a, b"),
                        List.of(Series.of("million nodes/s", List.of(101.25, 80.0))),
                        2),
                CsvChart.read("# Speed of perft\nprogram,million nodes/s\nours,101.25\n\n\"a, b\",80\n")
                        .chart());
    }

    @Test
    void severalColumnsAreGroupsOfBars() {
        assertEquals(
                new BarChart(
                        "program",
                        "M nodes/s",
                        List.of("ours"),
                        List.of(Series.of("start", List.of(2.0)), Series.of("middle", List.of(3.0))),
                        0),
                CsvChart.read("# program\n# M nodes/s\nprogram,start,middle\nours,2,3\n")
                        .chart());
    }

    @Test
    void barsHaveTheDecimalsOfAnyOfThem() {
        BarChart chart =
                (BarChart) CsvChart.read("program,start,middle\nours,2,0.25\n").chart();
        assertEquals(2, chart.decimals());
    }

    @Test
    void lowAndHighAreIntervals() {
        assertEquals(
                new IntervalChart("Strength", "Elo", List.of(new Point("gpsusi", -12, -20.5, 3)), 0),
                CsvChart.read("# Strength\nprogram,Elo,low,high\ngpsusi,-12,-20.5,3\n")
                        .chart());
    }

    @Test
    void furtherCommentsAreConditions() {
        assertEquals(
                List.of("JDK 17", "two forks"),
                CsvChart.read("# Speed\n# M/s\n# JDK 17\n# two forks\nprogram,M/s\nours,1\n")
                        .conditions());
        assertEquals(List.of(), CsvChart.read("# Speed\nprogram,M/s\nours,1\n").conditions());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "'';a heading and a line of values at least are needed",
                "a,b;a heading and a line of values at least are needed",
                "a|x;line 1: the heading needs two columns at least, the labels and their values",
                "a,b|x,1,2;line 2: 3 columns, but the heading has 2",
                "a,b|x,1|y,one;line 3: not a number: \"one\"",
                "a,b|x,1e400;line 2: more than 15 digits before or behind the point: \"1e400\"",
                "a,b,low,high|x,1e-100000000,-1,1;line 2: more than 15 digits before or behind the point: \"1e-100000000\"",
                "a,b,low,high|x,1e308,-1e308,1e308;line 2: more than 15 digits before or behind the point: \"1e308\"",
                "a,b|x,0;line 2: a bar must be longer than 0: \"0\"",
                "a,b,low,high|x,1,2,3;line 2: the value 1.0 is not between 2.0 and 3.0"
            })
    void whatIsWrongIsSaid(String csv, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> CsvChart.read(csv.replace('|', '\n')))
                        .getMessage());
    }
}
