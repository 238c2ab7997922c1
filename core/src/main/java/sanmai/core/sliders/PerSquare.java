package sanmai.core.sliders;

import java.util.function.IntUnaryOperator;
import sanmai.core.Square;

/**
 * A small number for each square, such as its column.
 *
 * @param values the number, by square
 */
public record PerSquare(byte[] values) {
    /** The column of each square, 0 to 8: its position on its rank, and what tells the squares of a diagonal apart. */
    public static PerSquare columns() {
        return of(Square::column);
    }

    /** The row of each square, 0 to 8: its position on its file. */
    public static PerSquare rows() {
        return of(Square::row);
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
