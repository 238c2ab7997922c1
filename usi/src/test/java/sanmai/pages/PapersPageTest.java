package sanmai.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table that has every figure of the papers says what the program and the pages say. */
class PapersPageTest {
    private static final Path FILE = Page.root().resolve("usi/docs/papers.tsv");
    private static final List<PaperRow> ROWS = PaperRow.of(FILE);

    private static final Pattern PAGE = Pattern.compile("[\\w/-]+\\.md");
    private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");
    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");
    private static final Pattern SAVED = Pattern.compile("([\\d.]+) to ([\\d.]+)(?: n?s)?: (-?\\d+(?:\\.(\\d+))?)%");

    static Stream<PaperRow> rows() {
        return ROWS.stream();
    }

    @Test
    void computedFiguresAreThoseOfTheProgram() {
        Map<String, String> written = ROWS.stream()
                .filter(PaperRow::isComputed)
                .collect(Collectors.toMap(PaperRow::figure, PaperRow::ours, (a, b) -> a + " twice", TreeMap::new));
        assertEquals(lines(new TreeMap<>(PaperFigures.all())), lines(written));
    }

    private static String lines(Map<String, String> figures) {
        return figures.entrySet().stream()
                .map(entry -> entry.getKey() + " | " + entry.getValue())
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everyRowSaysWhereItsFigureComesFrom(PaperRow row) {
        assertFalse(
                row.place().isEmpty() || row.figure().isEmpty() || row.paper().isEmpty(), row.toString());
        boolean isMissing = row.how().startsWith(PaperRow.NOT_COMPARABLE);
        assertEquals(isMissing, row.ours().equals("-"), "a reason stands where there is no figure");
        assertTrue(isMissing || row.isComputed() || isTested(row) || isMeasured(row), row.how());
    }

    private static boolean isTested(PaperRow row) {
        Matcher test = TEST.matcher(row.how());
        return test.matches()
                && Page.filesBelow(Page.root(), test.group(1) + ".java").size() == 1;
    }

    private static boolean isMeasured(PaperRow row) {
        return PAGE.matcher(row.how()).matches();
    }

    /** Or in the tables of figures beside that page. */
    @ParameterizedTest
    @MethodSource("rows")
    void measuredFiguresStandOnThePageNamed(PaperRow row) {
        if (isMeasured(row)) {
            String page = PageData.withFigures(Page.root().resolve(row.how()));
            List<String> numbers =
                    NUMBER.matcher(row.ours()).results().map(MatchResult::group).toList();
            assertFalse(numbers.isEmpty(), "no figure");
            for (String number : numbers) {
                Pattern there = Pattern.compile("(?<![\\d.])" + Pattern.quote(number) + "(?!\\.?\\d)");
                assertTrue(there.matcher(page).find(), number + " is not in " + row.how());
            }
        }
    }

    /** Up to one unit of the last digit, since the times are rounded too. */
    @ParameterizedTest
    @MethodSource("rows")
    void percentagesBelongToTheTimesBesideThem(PaperRow row) {
        SAVED.matcher(row.paper() + "; " + row.ours()).results().forEach(saved -> {
            double from = Double.parseDouble(saved.group(1));
            double to = Double.parseDouble(saved.group(2));
            double unit =
                    Math.pow(10, saved.group(4) == null ? 0 : -saved.group(4).length());
            assertEquals(Double.parseDouble(saved.group(3)), 100 * (1 - to / from), unit, saved.group());
        });
    }

    @Test
    void theSummaryOnThePageHasTheFiguresOfTheTable() {
        String table = ROWS.stream().map(row -> row.paper() + " " + row.ours()).collect(Collectors.joining("\n"));
        List<String> summary = Page.read(Page.root().resolve("usi/PAPERS.md")).lines().stream()
                .dropWhile(line -> !line.equals("| paper | figure | paper's | ours |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertTrue(summary.size() > 10);
        for (String line : summary) {
            String[] cells = line.split("\\|");
            for (MatchResult number :
                    NUMBER.matcher(cells[3] + " " + cells[4]).results().toList()) {
                Pattern there = Pattern.compile("(?<![\\d.])" + Pattern.quote(number.group()) + "(?!\\.?\\d)");
                assertTrue(there.matcher(table).find(), number.group() + " is not in the table: " + line);
            }
        }
    }

    /** So that no pattern above passes because it finds nothing. */
    @Test
    void thereAreRowsOfEveryKind() {
        assertTrue(ROWS.stream().filter(PaperRow::isComputed).count() > 40);
        assertTrue(ROWS.stream().filter(PapersPageTest::isMeasured).count() > 10);
        assertTrue(ROWS.stream().filter(PapersPageTest::isTested).count() > 5);
        assertTrue(
                ROWS.stream().filter(row -> SAVED.matcher(row.paper()).find()).count() > 10);
    }
}
