package sanmai.positions;

import java.util.List;

/**
 * A mate problem (tsume shogi): can the side to move mate by checks alone, and in how many plies? The columns are name,
 * SFEN, plies, themes and source. The plies are an odd number or {@code no}, the themes are separated by commas, or
 * {@code -} if there are none.
 *
 * @param name the problem's name, which no other problem of the suite has
 * @param sfen the position, the attacker to move
 * @param plies the length of the shortest mate against the longest defence, {@value #NO_MATE} if there is no mate
 * @param themes what the problem is about, for instance {@code drop-pawn-mate}; may be empty
 * @param source where the position comes from
 * @param lineNumber the line in its file, from 1
 */
public record MateCase(String name, String sfen, int plies, List<String> themes, String source, int lineNumber) {
    /** The plies of a problem without a mate. */
    public static final int NO_MATE = 0;

    /** The longest mate that a line may have, in plies. */
    public static final int MAX_PLIES = 9999;

    private static final String NO = "no";
    private static final String NO_THEMES = "-";

    /** Copies the list. */
    public MateCase {
        themes = List.copyOf(themes);
    }

    static MateCase of(TableRow row) {
        String[] columns = row.columns(5, 5);
        String name = row.text("name", columns[0]);
        String themes = row.text("list of themes", columns[3]);
        return new MateCase(
                name,
                row.text("SFEN", columns[1]),
                plies(row, columns[2]),
                themes.equals(NO_THEMES) ? List.of() : List.of(themes.split(",")),
                row.text("source", columns[4]),
                row.number());
    }

    private static int plies(TableRow row, String column) {
        if (column.equals(NO)) {
            return NO_MATE;
        }
        int plies = (int) row.number("number of plies", column, 1, MAX_PLIES);
        if (plies % 2 == 0) {
            throw row.error("the number of plies \"" + column + "\" is even: the attacker has the last move");
        }
        return plies;
    }

    /** Whether there is a mate. */
    public boolean isMate() {
        return plies != NO_MATE;
    }

    @Override
    public String toString() {
        return name;
    }
}
