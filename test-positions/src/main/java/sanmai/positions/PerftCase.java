package sanmai.positions;

/**
 * One line of a perft suite: the number of sequences of legal moves of one length in a position. The columns are name,
 * SFEN, depth, nodes and source, of which the source may be missing.
 *
 * @param name the position's name; a position has one line for each depth
 * @param sfen the position
 * @param depth the length of the sequences in plies, 1 to {@value #MAX_DEPTH}
 * @param nodes the number of sequences
 * @param source the programs that found this number; empty if the line does not say
 * @param lineNumber the line in its file, from 1
 */
public record PerftCase(String name, String sfen, int depth, long nodes, String source, int lineNumber) {
    /** The greatest depth that a line may have. */
    public static final int MAX_DEPTH = 64;

    static PerftCase of(TableRow row) {
        String[] columns = row.columns(4, 5);
        return new PerftCase(
                row.text("name", columns[0]),
                row.text("SFEN", columns[1]),
                (int) row.number("depth", columns[2], 1, MAX_DEPTH),
                row.number("number of nodes", columns[3], 0, Long.MAX_VALUE),
                columns.length == 5 ? columns[4] : "",
                row.number());
    }

    @Override
    public String toString() {
        return name + " depth " + depth;
    }
}
