package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.List;
import sanmai.cli.papers.ChildJvm;
import sanmai.report.CsvText;

/** The results for spreadsheets: a row for each tree and combination, by depth, position and combination. */
final class TreeCsv {
    private static final List<String> HEADING = List.of(
            "plies",
            "position",
            "name",
            "generator",
            "sliders",
            "nodes",
            "leaves",
            "value",
            "cpu_ns",
            "wall_ns",
            "jdk");

    private TreeCsv() {}

    /** The results in CSV. */
    static String text(TreeResults results) {
        SampleSet set = new SampleSet(results.samples());
        List<List<String>> rows = new ArrayList<>();
        for (int plies : results.plies()) {
            for (int position : positions(results, plies)) {
                for (TreeSample sample : set.of(plies, position, results.combinations())) {
                    rows.add(row(sample, results.conditions().text(ChildJvm.JAVA)));
                }
            }
        }
        return CsvText.of(HEADING, rows);
    }

    private static List<Integer> positions(TreeResults results, int plies) {
        return results.samples().stream()
                .filter(sample -> sample.plies() == plies)
                .map(TreeSample::position)
                .distinct()
                .sorted()
                .toList();
    }

    private static List<String> row(TreeSample sample, String jdk) {
        TreeFigures figures = sample.figures();
        return List.of(
                Integer.toString(sample.plies()),
                Integer.toString(sample.position()),
                sample.name(),
                sample.generator(),
                sample.sliders(),
                Long.toString(figures.nodes()),
                Long.toString(figures.leaves()),
                Integer.toString(figures.value()),
                Long.toString(figures.cpuNanos()),
                Long.toString(figures.wallNanos()),
                jdk);
    }
}
