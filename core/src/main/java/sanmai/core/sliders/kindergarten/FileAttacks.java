package sanmai.core.sliders.kindergarten;

import java.util.function.IntUnaryOperator;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineWords;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The attacked squares of the file in column 0, shifted to the file of the slider.
 *
 * @param words word {@code w} of the attacked squares, by {@code (row << 7 | key) << 2 | w}
 * @param row the row of each square
 * @param column the column of each square
 */
record FileAttacks(int[] words, PerSquare row, PerSquare column) implements LineWords {
    private static final int INDEX_BITS = 4 + LineAttacks.INNER_BITS + 2;

    /** The attacked squares for keys in which row {@code r} is bit {@code r - 1}. */
    static FileAttacks create() {
        return of(IntUnaryOperator.identity());
    }

    /** The attacked squares for keys in which row {@code r} is bit {@code 7 - r}. */
    static FileAttacks flipped() {
        return of(key -> Integer.reverse(key) >>> Integer.SIZE - LineAttacks.INNER_BITS);
    }

    private static FileAttacks of(IntUnaryOperator order) {
        int[] words = new int[1 << INDEX_BITS];
        for (int position = 0; position < 9; position++) {
            for (int key = 0; key < LineAttacks.INNER_PATTERNS; key++) {
                int attacked = LineAttacks.attacks(position, 9, order.applyAsInt(key) << 1);
                int entry = (position << LineAttacks.INNER_BITS | key) << 2;
                for (int to = 0; to < 9; to++) {
                    words[entry | to / 3] |= (attacked >>> to & 1) << to % 3 * 9;
                }
            }
        }
        return new FileAttacks(words, PerSquare.rows(), PerSquare.columns());
    }

    @Override
    public int word(int key, int square, int w) {
        int entry = (row.at(square) << LineAttacks.INNER_BITS | key) << 2;
        return words[(entry & (1 << INDEX_BITS) - 4) + w] << column.at(square);
    }
}
