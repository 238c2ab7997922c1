package sanmai.core;

/** The eight ways to go from a square, as Black sees the board: north is towards rank a. */
public enum Direction {
    NORTH_WEST(-1, -1),
    NORTH(-1, 0),
    NORTH_EAST(-1, 1),
    WEST(0, -1),
    EAST(0, 1),
    SOUTH_WEST(1, -1),
    SOUTH(1, 0),
    SOUTH_EAST(1, 1);

    private final int rows;
    private final int columns;

    Direction(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** The next square in this direction, or {@link Square#NONE} beyond the edge. */
    public int from(int square) {
        return step(square, rows, columns);
    }

    /** The number of rows that a step goes down: 1, 0 or -1. */
    int rows() {
        return rows;
    }

    /** The number of columns that a step goes to the right: 1, 0 or -1. */
    int columns() {
        return columns;
    }

    /** The direction as the other side sees it. */
    public Direction opposite() {
        return values()[7 - ordinal()];
    }

    /** Whether this direction runs along a rank or a file. */
    public boolean isOrthogonal() {
        return rows == 0 || columns == 0;
    }

    /** The square this number of rows down and of columns to the right, or {@link Square#NONE} where that leaves the board. */
    static int step(int square, int rows, int columns) {
        int row = Square.row(square) + rows;
        int column = Square.column(square) + columns;
        boolean onBoard = row >= 0 && row < 9 && column >= 0 && column < 9;
        return onBoard ? Square.at(row, column) : Square.NONE;
    }
}
