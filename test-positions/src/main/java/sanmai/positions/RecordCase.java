package sanmai.positions;

import java.util.List;

/**
 * A text with game records as some program writes it, and what is to be read of it. The columns are name, text, start,
 * records, problems and source.
 *
 * @param name the case's name
 * @param text the text, its escapes resolved
 * @param start the SFEN of the first record's start; empty for the even start
 * @param records of each record its moves in USI and how it ended; variations stand in brackets behind the move that they
 *     replace; empty for a record that cannot be read
 * @param problems of all records, each as its reason, line and number of the move (0 if it is not about a move), such as
 *     {@code ILLEGAL_MOVE:4:3}
 * @param source which program writes such records, and where that is known from
 * @param lineNumber the line in its file, from 1
 */
public record RecordCase(
        String name,
        String text,
        String start,
        List<String> records,
        List<String> problems,
        String source,
        int lineNumber) {
    /** Stands for a column that does not apply. */
    private static final String NONE = "-";

    private static final String PROBLEM = "[A-Z_]+:[1-9][0-9]*:[0-9]+";

    /** Copies the lists. */
    public RecordCase {
        records = List.copyOf(records);
        problems = List.copyOf(problems);
    }

    static RecordCase of(TableRow row) {
        String[] columns = row.columns(6, 6);
        List<String> problems = columns[4].equals(NONE) ? List.of() : List.of(columns[4].split(" "));
        for (String problem : problems) {
            if (!problem.matches(PROBLEM)) {
                throw row.error("the problem \"" + SuiteFormatException.quoted(problem)
                        + "\" is no reason with line and move, such as BAD_MOVE:2:1");
            }
        }
        return new RecordCase(
                row.text("name", columns[0]),
                Escapes.resolve(row, columns[1]),
                columns[2].equals(NONE) ? "" : columns[2],
                List.of(row.text("column of records", columns[3])
                        .replace(NONE, "")
                        .split(" ?/ ?", -1)),
                problems,
                row.text("source", columns[5]),
                row.number());
    }

    @Override
    public String toString() {
        return name;
    }
}
