package sanmai.cli.papers.sliders;

import java.util.ArrayList;
import java.util.List;
import sanmai.cli.papers.ChildJvm;
import sanmai.report.Spread;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.report.Wrapping;

/** The results for people: what each scheme is, what it costs, and how to read that. */
final class SliderText {
    private static final String NONE = "-";
    private static final int WIDTH = 80;

    /** The length of the longest name of a scheme, since names are not broken. */
    private static final int NAME = 23;

    private final SliderResults results;

    private SliderText(SliderResults results) {
        this.results = results;
    }

    /** The results in lines of at most 80 characters, as long as names and flags are not very long. */
    static List<String> lines(SliderResults results) {
        return new SliderText(results).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.addAll(whatTheyAre().lines());
        lines.add("");
        if (!results.measured().isEmpty()) {
            lines.addAll(whatTheyCost().lines());
            lines.add("");
            lines.addAll(whatTheyMakeOfPerft().lines());
            lines.add("");
        }
        lines.addAll(notes());
        lines.add(lastLine());
        return lines;
    }

    private TextTable whatTheyAre() {
        List<List<String>> rows = new ArrayList<>();
        for (ComparedScheme candidate : results.candidates()) {
            rows.add(List.of(candidate.name(), candidate.source(), candidate.key()));
        }
        List<Column> columns = List.of(Column.text("scheme", NAME), Column.text("source", 24), Column.text("key", 27));
        return new TextTable(columns, rows);
    }

    private TextTable whatTheyCost() {
        List<List<String>> rows = new ArrayList<>();
        for (ComparedScheme candidate : results.candidates()) {
            rows.add(cost(candidate));
        }
        List<Column> columns = List.of(
                Column.text("scheme", NAME),
                Column.text("kept", 13),
                Column.number("tables"),
                Column.number("load ms"),
                Column.number("rook"),
                Column.number("bishop"),
                Column.number("lance"));
        return new TextTable(columns, rows);
    }

    private List<String> cost(ComparedScheme candidate) {
        String name = candidate.name();
        List<SchemeSample> samples = results.samplesOf(name);
        if (samples.isEmpty()) {
            return List.of(name, NONE, NONE, NONE, NONE, NONE, NONE);
        }
        List<String> row = new ArrayList<>(List.of(
                name,
                MapNames.describe(samples.get(0).maps()),
                Units.bytes(results.spread(name, Metric.TABLES).median()),
                Units.decimals(results.spread(name, Metric.LOAD).median(), 0)));
        for (Metric figure : List.of(Metric.ROOK, Metric.BISHOP, Metric.LANCE)) {
            row.add(Units.decimals(results.spread(name, figure).median(), 1));
        }
        return row;
    }

    private TextTable whatTheyMakeOfPerft() {
        List<List<String>> rows = new ArrayList<>();
        for (ComparedScheme candidate : results.candidates()) {
            rows.add(perft(candidate));
        }
        List<Column> columns = List.of(
                Column.text("scheme", NAME),
                Column.number("closed"),
                Column.number("middle"),
                Column.number("open"),
                Column.number("side"),
                Column.number("B"),
                Column.text("correct", 7));
        return new TextTable(columns, rows);
    }

    private List<String> perft(ComparedScheme candidate) {
        String name = candidate.name();
        List<String> row = new ArrayList<>(List.of(name));
        if (results.samplesOf(name).isEmpty()) {
            row.addAll(List.of(NONE, NONE, NONE, NONE, NONE));
        } else {
            for (Metric figure : Metric.RATES) {
                row.add(results.ratio(name, figure).toString());
            }
            row.add(Units.decimals(results.spread(name, Metric.SIDE).median(), 0));
            row.add(Units.decimals(results.spread(name, Metric.ALLOCATED).median(), 0));
        }
        row.add(results.verdict(candidate));
        return row;
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        for (ComparedScheme candidate : results.candidates()) {
            if (!candidate.isAvailable()) {
                notes.addAll(Wrapping.lines("absent: " + candidate.name() + ", " + candidate.absence(), WIDTH));
            }
        }
        results.failures().forEach(failure -> notes.addAll(Wrapping.lines("failed: " + failure, WIDTH)));
        results.howMeasured().forEach(line -> notes.addAll(Wrapping.lines(line, WIDTH)));
        notes.addAll(Wrapping.lines("flags: " + results.conditions().text(ChildJvm.FLAGS), WIDTH));
        results.baseline().ifPresent(baseline -> notes.addAll(howToRead(baseline)));
        return notes;
    }

    private List<String> howToRead(String baseline) {
        List<String> absolute = new ArrayList<>();
        for (Metric figure : Metric.RATES) {
            Spread rate = results.spread(baseline, figure);
            absolute.add(Units.decimals(rate.median(), 0));
        }
        List<String> lines = new ArrayList<>(List.of(
                "",
                "How to read this",
                "  kept      maps of the occupied squares that every move has to change",
                "  tables    heap that the scheme keeps, masks included",
                "  load      CPU time in a fresh JVM to its first answer",
                "  rook, bishop, lance",
                "            CPU time in ns for the three words of one attack set, on shuffled",
                "            squares of boards from random games, with the loop around them",
                "  closed, middle, open",
                "            speed of perft relative to " + baseline + ", greater is faster; it counts",
                "            " + String.join(", ", absolute) + " million leaves a second in the three positions",
                "  side      CPU time in ns for all squares that two rooks, two bishops and four",
                "            lances attack",
                "  B         bytes allocated for one set",
                "  correct   all attack sets agree with a walk along the rays, and all leaves are",
                "            there"));
        if (results.isSpreadKnown()) {
            lines.add("  ±         half the range over the forks");
        }
        lines.add("Ratios travel to other machines, times do not.");
        lines.add("");
        return lines;
    }

    private String lastLine() {
        int measured = results.samples().size();
        String what = measured + " forks measured, " + results.failures().size() + " failed, "
                + results.samples().stream()
                        .filter(sample -> !results.isRight(sample))
                        .count()
                + " wrong";
        return results.interrupted() ? "interrupted; " + what : what;
    }
}
