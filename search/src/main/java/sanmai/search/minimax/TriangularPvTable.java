package sanmai.search.minimax;

import java.util.Arrays;
import sanmai.shogi.Line;

/**
 * A triangular table of principal variations: for each ply the best line found from there. A better move at a ply is
 * followed by the line of the next ply.
 */
final class TriangularPvTable {
    /** By ply: the moves of the line, of which one ply further from the root has one less. */
    private final int[][] lines;

    private final int[] lengths;

    TriangularPvTable(int maxDepth) {
        lines = new int[maxDepth + 1][];
        lengths = new int[maxDepth + 1];
        for (int ply = 0; ply <= maxDepth; ply++) {
            lines[ply] = new int[maxDepth - ply];
        }
    }

    /** Empties the line from a ply. */
    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** Sets the line from a ply to this move followed by the line from the next ply. */
    void update(int ply, int move) {
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
        lengths[ply] = lengths[ply + 1] + 1;
    }

    /** The line from the root. */
    Line line() {
        return Line.of(Arrays.copyOf(lines[0], lengths[0]));
    }
}
