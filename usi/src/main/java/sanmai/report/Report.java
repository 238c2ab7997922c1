package sanmai.report;

import java.util.List;

/** The result of an experiment, as it is printed and drawn. Each format is made when it is asked for. */
public interface Report {
    /** The result as lines of plain text, for people. */
    List<String> text();

    /** The result as comma-separated values with a heading, for spreadsheets; the last line is ended. */
    String csv();

    /** The result as a JSON document, for programs; the last line is not ended. */
    String json();

    /** The result as charts; none if there is nothing to draw. */
    default List<? extends Chart> charts() {
        return List.of();
    }

    /** How the figures of the charts were measured, in lines of plain text; none without charts. */
    default List<String> howMeasured() {
        return List.of();
    }
}
