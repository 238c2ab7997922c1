package sanmai.report;

import com.google.common.collect.ImmutableList;
import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sanmai.report.BarChart.Series;
import sanmai.report.IntervalChart.Point;
import sanmai.text.PrintableText;

/**
 * Makes a chart of comma-separated values. The first line is the heading, the first column has the labels of the rows and
 * every other column has values. If the columns are a value, {@code low} and {@code high}, the chart shows values with
 * intervals, else bars. Of the lines that begin with {@code #} the first is the title, the second the label of the axis,
 * and the others say under which conditions the values were found. Numbers have at most 15 digits before the point and behind it;
 * all are drawn with the decimals of the value that has most.
 */
public final class CsvChart {
    private static final List<String> INTERVAL = List.of("low", "high");

    /** No measured number has more, and all of them could be drawn. */
    private static final int MAX_DIGITS = 15;

    private static final int LONGEST_QUOTE = 120;

    private final List<String> comments = new ArrayList<>();
    private final List<CsvRecord> rows = new ArrayList<>();
    private CsvRecord heading;

    private CsvChart() {}

    /**
     * A chart and the conditions of its values.
     *
     * @param chart the chart
     * @param conditions under which the values were found, in lines; none if the table does not say
     */
    public record WithConditions(Chart chart, List<String> conditions) {
        public WithConditions {
            conditions = List.copyOf(conditions);
        }
    }

    /**
     * Reads a chart and the conditions of its values.
     *
     * @param csv the text
     * @throws IllegalArgumentException if it is not such a table; the message names the line if one is to blame
     */
    public static WithConditions read(String csv) {
        CsvChart table = new CsvChart();
        try {
            CsvReader.builder()
                    .commentStrategy(CommentStrategy.READ)
                    .skipEmptyLines(true)
                    .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .ofCsvRecord(csv)
                    .forEach(table::add);
        } catch (CsvParseException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
        if (table.rows.isEmpty()) {
            throw new IllegalArgumentException("a heading and a line of values at least are needed");
        }
        return new WithConditions(table.chart(), table.comments.stream().skip(2).toList());
    }

    private void add(CsvRecord line) {
        if (line.isComment()) {
            comments.add(line.getField(0).strip());
        } else if (heading == null) {
            heading = line;
            if (line.getFieldCount() < 2) {
                throw problem(line, "the heading needs two columns at least, the labels and their values");
            }
        } else {
            if (line.getFieldCount() != heading.getFieldCount()) {
                throw problem(line, line.getFieldCount() + " columns, but the heading has " + heading.getFieldCount());
            }
            rows.add(line);
        }
    }

    private Chart chart() {
        String title = comment(0, heading.getField(0));
        String axis = comment(1, heading.getFieldCount() == 2 || isInterval() ? heading.getField(1) : "");
        return isInterval()
                ? new IntervalChart(
                        title, axis, rows.stream().map(CsvChart::point).toList(), decimals())
                : new BarChart(title, axis, labels(), series(), decimals());
    }

    private String comment(int index, String otherwise) {
        return index < comments.size() ? comments.get(index) : otherwise;
    }

    private boolean isInterval() {
        return heading.getFieldCount() == 4 && heading.getFields().subList(2, 4).equals(INTERVAL);
    }

    private static Point point(CsvRecord row) {
        double value = number(row, 1).doubleValue();
        double low = number(row, 2).doubleValue();
        double high = number(row, 3).doubleValue();
        if (!(low <= value && value <= high)) {
            throw problem(row, "the value " + value + " is not between " + low + " and " + high);
        }
        return new Point(row.getField(0), value, low, high);
    }

    private List<String> labels() {
        return rows.stream().map(row -> row.getField(0)).toList();
    }

    private List<Series> series() {
        ImmutableList.Builder<Series> series = ImmutableList.builder();
        for (int i = 1; i < heading.getFieldCount(); i++) {
            int column = i;
            series.add(Series.of(
                    heading.getField(i),
                    rows.stream().map(row -> length(row, column)).toList()));
        }
        return series.build();
    }

    private static double length(CsvRecord row, int column) {
        double length = number(row, column).doubleValue();
        if (!(length > 0)) {
            throw problem(row, "a bar must be longer than 0: \"" + quoted(row.getField(column)) + "\"");
        }
        return length;
    }

    /** The most decimals of a value; the limits of intervals are none. */
    private int decimals() {
        int columns = isInterval() ? 2 : heading.getFieldCount();
        return rows.stream()
                .flatMap(row -> IntStream.range(1, columns).mapToObj(column -> number(row, column)))
                .mapToInt(number -> Math.max(0, number.scale()))
                .max()
                .orElse(0);
    }

    private static BigDecimal number(CsvRecord row, int column) {
        String text = row.getField(column).strip();
        try {
            BigDecimal number = new BigDecimal(text);
            if (number.scale() > MAX_DIGITS || number.precision() - (long) number.scale() > MAX_DIGITS) {
                throw problem(
                        row,
                        "more than " + MAX_DIGITS + " digits before or behind the point: \"" + quoted(text) + "\"");
            }
            return number;
        } catch (NumberFormatException e) {
            throw problem(row, "not a number: \"" + quoted(text) + "\"");
        }
    }

    private static String quoted(String text) {
        return PrintableText.oneLine(text, LONGEST_QUOTE);
    }

    private static IllegalArgumentException problem(CsvRecord line, String message) {
        return new IllegalArgumentException("line " + line.getStartingLineNumber() + ": " + message);
    }
}
