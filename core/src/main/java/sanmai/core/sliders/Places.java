package sanmai.core.sliders;

import java.util.function.IntUnaryOperator;
import sanmai.core.Square;

/**
 * A small number for each square, such as its column.
 *
 * @param of the number, by square
 */
public record Places(byte[] of) {
    /** The column of each square, 0 to 8: its place on its rank, and the place of its column on a diagonal. */
    public static Places columns() {
        return create(Square::column);
    }

    /** The row of each square, 0 to 8: its place on its file. */
    public static Places rows() {
        return create(Square::row);
    }

    /** A number of one's own choice for each square. */
    public static Places create(IntUnaryOperator number) {
        byte[] of = new byte[Square.LIMIT];
        for (int square = 0; square < Square.COUNT; square++) {
            of[square] = (byte) number.applyAsInt(square);
        }
        return new Places(of);
    }

    /** The number of a square. */
    public int at(int square) {
        return of[square];
    }
}
