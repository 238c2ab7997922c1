package sanmai.positions;

/**
 * One line of a suite of positions, as {@code sanmai positions sample} writes them. The columns are name, SFEN, source
 * and ply; the source may be empty.
 *
 * @param name the position's name, which no other position of the suite has
 * @param sfen the position with its move number
 * @param source where it comes from: a file of game records and the number of the game in it; empty if the line does
 *     not say
 * @param ply the number of moves before it in its game, from 0
 * @param lineNumber the line in its file, from 1
 */
public record PositionCase(String name, String sfen, String source, int ply, int lineNumber) {
    /** The greatest ply that a line may have. */
    public static final int MAX_PLY = 1_000_000;

    static PositionCase of(TableRow row) {
        String[] columns = row.columns(4, 4);
        return new PositionCase(
                row.text("name", columns[0]),
                row.text("SFEN", columns[1]),
                columns[2],
                (int) row.number("ply", columns[3], 0, MAX_PLY),
                row.number());
    }

    @Override
    public String toString() {
        return name;
    }
}
