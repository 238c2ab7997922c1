package sanmai.core.sliders.lookup;

import sanmai.core.Bitboard;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineAttacks;

/** The entries of a hash table of one line: each set of occupied inner squares with the squares attacked then. */
final class LineEntries {
    /** Takes one entry. */
    @FunctionalInterface
    interface Visitor {
        /** Takes the occupied squares of a line, and the squares that a slider attacks then. */
        void visit(Bitboard occupied, Bitboard attacked);
    }

    private LineEntries() {}

    /** Visits the entries of the line through a square. The slider's own square may be occupied or empty. */
    static void visit(OccupancyMap direction, int square, Visitor visitor) {
        int[] line = direction.lineThrough(square);
        int patterns = line.length <= 2 ? 1 : 1 << line.length - 2;
        for (int inner = 0; inner < patterns; inner++) {
            int attacked = LineAttacks.attacks(direction.positionOnLine(square), line.length, inner << 1);
            visitor.visit(squares(line, inner << 1), squares(line, attacked));
        }
    }

    private static Bitboard squares(int[] line, int pattern) {
        Bitboard squares = Bitboard.EMPTY;
        for (int i = 0; i < line.length; i++) {
            squares = (pattern >>> i & 1) == 0 ? squares : squares.with(line[i]);
        }
        return squares;
    }
}
