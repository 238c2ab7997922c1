package sanmai.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import sanmai.report.Quartiles;

/** What the page of the papers and its table say about 4 plies follows from the trees. */
class MinimaxPageTest {
    private static final String BASELINE = "attack-table";

    /** The trees of each generator by position. */
    private static final Map<String, Map<Integer, Tree>> TREES =
            read(Page.root().resolve("search/minimax-4-ply.csv.gz"));

    private static final List<String> PAGE =
            Page.read(Page.root().resolve("usi/PAPERS.md")).lines();

    private static final List<String> TABLE =
            Page.read(Page.root().resolve("usi/docs/minimax.tsv")).lines();

    private record Tree(String size, long nodes, long leaves, long cpuNanos) {}

    private static Map<String, Map<Integer, Tree>> read(Path file) {
        Map<String, Map<Integer, Tree>> trees = new TreeMap<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            assertEquals(
                    "plies,position,name,generator,sliders,nodes,leaves,value,cpu_ns,wall_ns,jdk", lines.readLine());
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] cells = line.split(",");
                assertEquals("4", cells[0], line);
                Tree tree = new Tree(
                        String.join(" ", cells[5], cells[6], cells[7]),
                        Long.parseLong(cells[5]),
                        Long.parseLong(cells[6]),
                        Long.parseLong(cells[8]));
                Tree before = trees.computeIfAbsent(cells[3], generator -> new TreeMap<>())
                        .put(Integer.parseInt(cells[1]), tree);
                assertEquals(null, before, line + " is there twice");
            }
        } catch (IOException e) {
            throw new AssertionError(file.toString(), e);
        }
        return trees;
    }

    @Test
    void everyGeneratorSearchedTheSameTrees() {
        for (Map<Integer, Tree> trees : TREES.values()) {
            assertEquals(sizes(positions(trees.size())), sizes(trees));
        }
        assertTrue(TREES.get("bitboard").size() >= 100);
        assertEquals(positions().size(), TREES.get("bitboard-legal").size());
    }

    private static Map<Integer, String> sizes(Map<Integer, Tree> trees) {
        return trees.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, tree -> tree.getValue().size()));
    }

    @Test
    void thePageSaysHowLargeTheTreesAre() {
        long nodes = positions().values().stream().mapToLong(Tree::nodes).sum();
        long leaves = positions().values().stream().mapToLong(Tree::leaves).sum();
        assertStands(text(
                "* 4 plies, %d positions: %,d nodes, %,d leaves", positions().size(), nodes, leaves));
    }

    @Test
    void thePageSaysWhatEachGeneratorSaved() {
        for (Map.Entry<String, Map<Integer, Tree>> generator : TREES.entrySet()) {
            Map<Integer, Tree> trees = generator.getValue();
            Map<Integer, Tree> baseline = positions(trees.size());
            String row = text("| 4 | `%s` | %d | %.1f s |", generator.getKey(), trees.size(), seconds(trees));
            if (generator.getKey().equals(BASELINE)) {
                assertStands(row);
                continue;
            }
            assertStands(text("| 4 | `%s` | %d | %.1f s |", BASELINE, trees.size(), seconds(baseline)));
            Quartiles single = Quartiles.of(trees.keySet().stream()
                    .mapToDouble(position -> saved(
                            baseline.get(position).cpuNanos(),
                            trees.get(position).cpuNanos()))
                    .toArray());
            assertStands(row
                    + text(
                            " **%.1f%%** | %.1f%% (%.1f to %.1f) |",
                            saved(seconds(baseline), seconds(trees)), single.median(), single.lower(), single.upper()));
        }
    }

    @Test
    void theTableHasTheSameFigures() {
        for (Map.Entry<String, Map<Integer, Tree>> generator : TREES.entrySet()) {
            Map<Integer, Tree> trees = generator.getValue();
            double seconds = seconds(trees);
            double baseline = seconds(positions(trees.size()));
            String start = text("4\t17.0.15\t%s\t%d\t%.1f\t", generator.getKey(), trees.size(), seconds);
            String saved = generator.getKey().equals(BASELINE) ? "" : text("%.1f", saved(baseline, seconds));
            assertTrue(TABLE.stream().anyMatch(line -> line.startsWith(start + saved)), start + saved);
        }
    }

    /** The trees of the attack tables. */
    private static Map<Integer, Tree> positions() {
        return TREES.get(BASELINE);
    }

    /** Those of the first positions. */
    private static Map<Integer, Tree> positions(int first) {
        return positions().entrySet().stream()
                .filter(tree -> tree.getKey() <= first)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static double seconds(Map<Integer, Tree> trees) {
        return trees.values().stream().mapToLong(Tree::cpuNanos).sum() / 1e9;
    }

    private static double saved(double theirs, double ours) {
        return 100 * (1 - ours / theirs);
    }

    private static String text(String format, Object... figures) {
        return String.format(Locale.ROOT, format, figures);
    }

    private static void assertStands(String start) {
        assertTrue(PAGE.stream().anyMatch(line -> line.startsWith(start)), start + " is not on the page");
    }
}
