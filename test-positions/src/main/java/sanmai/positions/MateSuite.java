package sanmai.positions;

import java.io.Reader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A suite of mate problems: lines of name, SFEN, plies, themes and source in tab-separated columns. The plies are an odd
 * number or {@value #NO}, the themes are separated by commas or {@value #NO_THEMES}. The SFENs are not read here.
 *
 * @param name the suite's file, for messages
 * @param cases the lines in the order of the file
 */
public record MateSuite(String name, List<MateCase> cases) {
    /** The longest mate that a line may name. */
    public static final int GREATEST_PLIES = 9999;

    private static final String SHIPPED = "mates.tsv";
    private static final String NO = "no";
    private static final String NO_THEMES = "-";

    public MateSuite {
        cases = List.copyOf(cases);
    }

    /** The suite that comes with Sanmai. */
    public static MateSuite shipped() {
        return new MateSuite(SHIPPED, Table.shipped(SHIPPED, new Rows()::row));
    }

    /**
     * Reads a suite from a file.
     *
     * @throws SuiteFormatException if there is no such file or it is no suite
     */
    public static MateSuite read(Path file) {
        return new MateSuite(file.toString(), Table.file(file, new Rows()::row));
    }

    /**
     * Reads a suite and closes the reader.
     *
     * @param sourceName what messages call it
     * @throws SuiteFormatException if it is no suite
     */
    public static MateSuite parse(String sourceName, Reader reader) {
        return new MateSuite(sourceName, Table.rows(sourceName, reader, new Rows()::row));
    }

    /** Makes problems of lines, and remembers the names. */
    private static final class Rows {
        private final Map<String, Integer> lineOfName = new HashMap<>();

        MateCase row(TableRow line) {
            String[] columns = line.columns(5, 5);
            String name = line.text("name", columns[0]);
            Integer known = lineOfName.putIfAbsent(name, line.number());
            if (known != null) {
                throw line.error("the name was given on line " + known + " already");
            }
            String themes = line.text("list of themes", columns[3]);
            return new MateCase(
                    name,
                    line.text("SFEN", columns[1]),
                    plies(line, columns[2]),
                    themes.equals(NO_THEMES) ? List.of() : List.of(themes.split(",")),
                    line.text("source", columns[4]),
                    line.number());
        }

        private static int plies(TableRow line, String column) {
            if (column.equals(NO)) {
                return MateCase.NO_MATE;
            }
            int plies = (int) line.number("number of plies", column, 1, GREATEST_PLIES);
            if (plies % 2 == 0) {
                throw line.error("the number of plies \"" + column + "\" is even: the attacker has the last move");
            }
            return plies;
        }
    }
}
