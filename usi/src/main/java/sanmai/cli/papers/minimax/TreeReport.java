package sanmai.cli.papers.minimax;

import java.util.List;
import sanmai.report.Chart;
import sanmai.report.Report;

/**
 * The report of a comparison of move generators by minimax trees.
 *
 * @param results what the comparison found
 */
public record TreeReport(TreeResults results) implements Report {
    @Override
    public List<String> text() {
        return TreeText.lines(results);
    }

    @Override
    public String csv() {
        return TreeCsv.text(results);
    }

    @Override
    public String json() {
        return TreeJson.text(results);
    }

    @Override
    public List<? extends Chart> charts() {
        return TreeCharts.of(results);
    }

    @Override
    public List<String> conditions() {
        return results.howMeasured();
    }
}
