package sanmai.cli.papers.minimax;

import java.util.List;
import java.util.Optional;

/**
 * A column of table 1 in Grimbergen's paper: 1000 positions of professional games, searched by the program Spear on a
 * Pentium 4 with 3.0 GHz.
 *
 * @param plies the depth of the trees
 * @param attackTableSeconds the time with attack tables, in s
 * @param bitboardSeconds the time with bitboards, in s
 * @param printedPercent the savings as the paper prints them
 */
public record PaperColumn(int plies, double attackTableSeconds, double bitboardSeconds, int printedPercent) {
    /** The number of positions. */
    static final int POSITIONS = 1000;

    private static final List<PaperColumn> TABLE_1 =
            List.of(new PaperColumn(3, 1509, 905, 43), new PaperColumn(4, 165_648, 97_459, 41));

    /** The column for a depth, if the paper has one. */
    static Optional<PaperColumn> of(int plies) {
        return TABLE_1.stream().filter(column -> column.plies == plies).findFirst();
    }

    /** The savings by the times in the table, in percent. */
    double percent() {
        return Savings.percent(attackTableSeconds, bitboardSeconds);
    }
}
