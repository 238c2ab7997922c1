package sanmai.core.sliders.parts;

import java.util.function.IntUnaryOperator;
import sanmai.core.Square;

/**
 * A small number for each square, such as its column.
 *
 * @param values the number, by square
 */
public record PerSquare(byte[] values) {
    /** Shared, so that the JIT compiler reads a number once where several parts of a scheme need it. */
    private static final PerSquare COLUMNS = of(Square::column);

    private static final PerSquare ROWS = of(Square::row);

    /** The column of each square, 0 to 8: its position on its rank, and what tells the squares of a diagonal apart. */
    public static PerSquare columns() {
        return COLUMNS;
    }

    /** The row of each square, 0 to 8: its position on its file. */
    public static PerSquare rows() {
        return ROWS;
    }

    /** The number that the function gives each square. */
    public static PerSquare of(IntUnaryOperator number) {
        byte[] values = new byte[Square.LIMIT];
        for (int square = 0; square < Square.COUNT; square++) {
            values[square] = (byte) number.applyAsInt(square);
        }
        return new PerSquare(values);
    }

    /** The number of a square. */
    public int at(int square) {
        return values[square];
    }
}
