package sanmai.report;

import java.util.List;

/** The colours of the charts. */
final class Palette {
    static final String GRID = "#d0d0d0";
    static final String TEXT = "#202020";

    /**
     * Blue, orange, green, purple: in this order neighbours differ in brightness too, so that people with any colour
     * vision can tell them apart (Masataka Okabe and Kei Ito, Color Universal Design, 2008).
     */
    private static final List<String> SERIES = List.of("#0072b2", "#e69f00", "#009e73", "#cc79a7");

    private Palette() {}

    /** The colour of a series, from 0. */
    static String series(int number) {
        return SERIES.get(number % SERIES.size());
    }
}
