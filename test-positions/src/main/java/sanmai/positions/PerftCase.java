package sanmai.positions;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One line of a perft suite: the number of sequences of legal moves of one length in a position. The columns are name,
 * SFEN, depth, nodes, source and details, of which the last ones may be missing. Details are words such as
 * {@code captures=59}, with spaces between.
 *
 * @param name the position's name; a position has one line for each depth
 * @param sfen the position
 * @param depth the length of the sequences in plies, 1 to {@value #MAX_DEPTH}
 * @param nodes the number of sequences
 * @param source the programs that found this number; empty if the line does not say
 * @param details the number of last moves of each kind in {@link #DETAILS}; empty if the line does not say
 * @param lineNumber the line in its file, from 1
 */
public record PerftCase(
        String name, String sfen, int depth, long nodes, String source, Map<String, Long> details, int lineNumber) {
    /** The greatest depth that a line may have. */
    public static final int MAX_DEPTH = 64;

    /**
     * The names of details. Refused drop-pawn mates are pawn drops that are not among the sequences, only because they would
     * mate.
     */
    public static final List<String> DETAILS =
            List.of("captures", "promotions", "drops", "checks", "doubleChecks", "mates", "refusedDropPawnMates");

    /** Copies the details, in their order. */
    public PerftCase {
        details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
    }

    static PerftCase of(TableRow row) {
        String[] columns = row.columns(4, 6);
        return new PerftCase(
                row.text("name", columns[0]),
                row.text("SFEN", columns[1]),
                (int) row.number("depth", columns[2], 1, MAX_DEPTH),
                row.number("number of nodes", columns[3], 0, Long.MAX_VALUE),
                columns.length >= 5 ? columns[4] : "",
                columns.length == 6 ? details(row, columns[5]) : Map.of(),
                row.number());
    }

    private static Map<String, Long> details(TableRow row, String column) {
        Map<String, Long> details = new LinkedHashMap<>();
        for (String word : row.text("list of details", column).split(" ")) {
            String name = word.replaceFirst("=.*", "");
            if (!DETAILS.contains(name)) {
                throw row.error("there is no detail \"" + SuiteFormatException.quoted(name) + "\", but "
                        + String.join(", ", DETAILS));
            }
            String number = word.substring(Math.min(word.length(), name.length() + 1));
            if (details.put(name, row.number("number of " + name, number, 0, Long.MAX_VALUE)) != null) {
                throw row.error("the number of " + name + " is given twice");
            }
        }
        return details;
    }

    @Override
    public String toString() {
        return name + " depth " + depth;
    }
}
