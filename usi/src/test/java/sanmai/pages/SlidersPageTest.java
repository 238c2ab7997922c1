package sanmai.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sanmai.core.sliders.choice.SliderSchemes;

/** The page on slider schemes has a row for each scheme, and its figures and picture are those of the table beside it. */
class SlidersPageTest {
    private static final String JDK_17 = "17.0.15";
    private static final String JDK_25 = "25.0.3";
    private static final Pattern NAME = Pattern.compile("`([a-z0-9-]+)`");

    private static final List<List<String>> TABLE = cells("core/docs/sliders.tsv", "\t");

    /** The cells of the rows of a table, its comments left out. */
    private static List<List<String>> cells(String file, String separator) {
        return Page.read(Page.root().resolve(file)).lines().stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Arrays.asList(line.split(separator)))
                .toList();
    }

    /** The figures of each scheme on a JDK, those in the columns with these names. */
    private static Map<String, List<String>> figures(String jdk, String... columns) {
        List<String> names = TABLE.get(0);
        Map<String, List<String>> figures = new LinkedHashMap<>();
        for (List<String> row : TABLE.subList(1, TABLE.size())) {
            if (row.get(names.indexOf("jdk")).equals(jdk)) {
                List<String> chosen = Arrays.stream(columns)
                        .map(column -> row.get(names.indexOf(column)))
                        .toList();
                assertEquals(null, figures.put(row.get(0), chosen), row + " is there twice");
            }
        }
        return figures;
    }

    /** The rows of the page that begin with the name of a scheme and have this many cells. */
    private static List<List<String>> rows(int count) {
        List<List<String>> rows = new ArrayList<>();
        for (String line : Page.read(Page.root().resolve("core/SLIDERS.md")).lines()) {
            if (line.startsWith("| `")) {
                List<String> cells = Arrays.stream(line.substring(1).split("\\|"))
                        .map(String::strip)
                        .toList();
                if (cells.size() == count) {
                    rows.add(cells);
                }
            }
        }
        assertTrue(rows.size() > 4);
        return rows;
    }

    private static String joined(String jdk, String scheme) {
        return String.join(", ", figures(jdk, "closed", "middle", "open").get(scheme));
    }

    @Test
    void thePageExplainsEachScheme() {
        Set<String> explained = new TreeSet<>();
        rows(4).forEach(row ->
                NAME.matcher(row.get(0)).results().map(match -> match.group(1)).forEach(explained::add));
        assertEquals(new TreeSet<>(SliderSchemes.names()), explained);
    }

    @Test
    void figuresOfThePageStandInTheTable() {
        for (List<String> row : rows(5)) {
            String scheme = row.get(0).replace("`", "");
            List<String> first = figures(JDK_17, "tables", "rook_ns").get(scheme);
            assertEquals(List.of(first.get(0), first.get(1)), row.subList(1, 3), scheme);
            assertEquals(List.of(joined(JDK_17, scheme), joined(JDK_25, scheme)), row.subList(3, 5), scheme);
        }
    }

    @Test
    void thePictureIsDrawnFromTheSameFigures() {
        Map<String, List<String>> drawn = new LinkedHashMap<>();
        for (List<String> row : cells("usi/docs/sliders-perft.csv", ",")) {
            drawn.put(row.get(0), row.subList(1, row.size()));
        }
        drawn.remove("scheme");
        assertEquals(figures(JDK_17, "perft", "perft_low", "perft"), drawn);
    }
}
