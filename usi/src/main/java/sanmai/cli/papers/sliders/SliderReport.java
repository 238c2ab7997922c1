package sanmai.cli.papers.sliders;

import java.util.List;
import sanmai.report.Chart;
import sanmai.report.Report;

/**
 * The report of a comparison of slider schemes.
 *
 * @param results what the comparison found
 */
public record SliderReport(SliderResults results) implements Report {
    @Override
    public List<String> text() {
        return SliderText.lines(results);
    }

    @Override
    public String csv() {
        return SliderCsv.text(results);
    }

    @Override
    public String json() {
        return SliderJson.text(results);
    }

    @Override
    public List<? extends Chart> charts() {
        return SliderCharts.of(results);
    }

    @Override
    public List<String> conditions() {
        return results.howMeasured();
    }
}
