package sanmai.positions;

import java.io.Reader;
import java.nio.file.Path;
import java.util.List;

/**
 * A perft suite: lines of name, SFEN, depth, nodes and source in tab-separated columns, of which the source may be
 * missing. The SFENs are not read here.
 *
 * @param name the suite's file, for messages
 * @param cases the lines in the order of the file
 */
public record PerftSuite(String name, List<PerftCase> cases) {
    /** The deepest perft that a line may ask for. */
    public static final int GREATEST_DEPTH = 64;

    private static final String SHIPPED = "perft.tsv";

    public PerftSuite {
        cases = List.copyOf(cases);
    }

    /** The suite that comes with Sanmai. */
    public static PerftSuite shipped() {
        return new PerftSuite(SHIPPED, Table.shipped(SHIPPED, PerftSuite::row));
    }

    /**
     * Reads a suite from a file.
     *
     * @throws SuiteFormatException if there is no such file or it is no suite
     */
    public static PerftSuite read(Path file) {
        return new PerftSuite(file.toString(), Table.file(file, PerftSuite::row));
    }

    /**
     * Reads a suite and closes the reader.
     *
     * @param sourceName what messages call it
     * @throws SuiteFormatException if it is no suite
     */
    public static PerftSuite parse(String sourceName, Reader reader) {
        return new PerftSuite(sourceName, Table.rows(sourceName, reader, PerftSuite::row));
    }

    private static PerftCase row(TableRow line) {
        String[] columns = line.columns(4, 5);
        return new PerftCase(
                line.text("name", columns[0]),
                line.text("SFEN", columns[1]),
                (int) line.number("depth", columns[2], 1, GREATEST_DEPTH),
                line.number("number of nodes", columns[3], 0, Long.MAX_VALUE),
                columns.length == 5 ? columns[4] : "",
                line.number());
    }
}
