package sanmai.core;

import java.util.SplittableRandom;

/** Random boards for the tests of this module. */
public final class TestBoards {
    private TestBoards() {}

    /** A random set of squares, from nearly empty to nearly full. */
    public static Bitboard random(SplittableRandom random) {
        double density = random.nextDouble();
        Bitboard set = Bitboard.EMPTY;
        for (int square = 0; square < Square.COUNT; square++) {
            set = random.nextDouble() < density ? set.with(square) : set;
        }
        return set;
    }

    /** The squares from a square on in steps of rows and columns, up to and including the first occupied one. */
    public static Bitboard walk(int square, int rows, int columns, int maxSteps, Bitboard occupied) {
        Bitboard reached = Bitboard.EMPTY;
        int row = square / 9 + rows;
        int column = square % 9 + columns;
        for (int i = 0; i < maxSteps && row >= 0 && row < 9 && column >= 0 && column < 9; i++) {
            reached = reached.with(row * 9 + column);
            if (occupied.contains(row * 9 + column)) {
                return reached;
            }
            row += rows;
            column += columns;
        }
        return reached;
    }
}
