package sanmai.positions;

import java.io.Reader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A collection of positions: lines of name, SFEN, source and ply in tab-separated columns, as {@code sanmai positions
 * sample} writes them. The source may be empty. The SFENs are not read here.
 *
 * @param name the collection's file, for messages
 * @param cases the lines in the order of the file
 */
public record PositionSuite(String name, List<PositionCase> cases) {
    /** The greatest ply that a line may name. */
    public static final int GREATEST_PLY = 1_000_000;

    private static final String SHIPPED = "positions.tsv";

    public PositionSuite {
        cases = List.copyOf(cases);
    }

    /** The 1000 middlegame and endgame positions that come with Sanmai, in random order. */
    public static PositionSuite shipped() {
        return new PositionSuite(SHIPPED, Table.shipped(SHIPPED, new Rows()::row));
    }

    /**
     * Reads a collection from a file.
     *
     * @throws SuiteFormatException if there is no such file or it is no collection of positions
     */
    public static PositionSuite read(Path file) {
        return new PositionSuite(file.toString(), Table.file(file, new Rows()::row));
    }

    /**
     * Reads a collection and closes the reader.
     *
     * @param sourceName what messages call it
     * @throws SuiteFormatException if it is no collection of positions
     */
    public static PositionSuite parse(String sourceName, Reader reader) {
        return new PositionSuite(sourceName, Table.rows(sourceName, reader, new Rows()::row));
    }

    /** Makes positions of lines, and remembers the names. */
    private static final class Rows {
        private final Map<String, Integer> lineOfName = new HashMap<>();

        PositionCase row(TableRow line) {
            String[] columns = line.columns(4, 4);
            String name = line.text("name", columns[0]);
            Integer known = lineOfName.putIfAbsent(name, line.number());
            if (known != null) {
                throw line.error("the name was given on line " + known + " already");
            }
            return new PositionCase(
                    name,
                    line.text("SFEN", columns[1]),
                    columns[2],
                    (int) line.number("ply", columns[3], 0, GREATEST_PLY),
                    line.number());
        }
    }
}
