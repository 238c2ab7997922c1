package sanmai.core.attacks;

import sanmai.core.Bitboard;
import sanmai.core.Direction;
import sanmai.core.Square;

/**
 * The squares between two squares, and the whole line through them. Two squares are in line if they share a rank, a
 * file or a diagonal; for two squares that are not, both sets are empty.
 */
public final class Lines {
    private static final int[] BETWEEN = new int[Square.COUNT * Square.COUNT * 4];
    private static final int[] THROUGH = new int[Square.COUNT * Square.COUNT * 4];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            for (Direction direction : Direction.values()) {
                Bitboard line = ray(square, direction)
                        .or(ray(square, direction.opposite()))
                        .with(square);
                Bitboard passed = Bitboard.EMPTY;
                for (int to = direction.from(square); to != Square.NONE; to = direction.from(to)) {
                    put(BETWEEN, entry(square, to), passed);
                    put(THROUGH, entry(square, to), line);
                    passed = passed.with(to);
                }
            }
        }
    }

    private Lines() {}

    private static Bitboard ray(int square, Direction direction) {
        Bitboard ray = Bitboard.EMPTY;
        for (int to = direction.from(square); to != Square.NONE; to = direction.from(to)) {
            ray = ray.with(to);
        }
        return ray;
    }

    private static void put(int[] table, int entry, Bitboard set) {
        for (int w = 0; w < 3; w++) {
            table[entry + w] = set.word(w);
        }
    }

    /**
     * The index of word 0 of two squares for {@link #betweenWord} and {@link #throughWord}; add 1 or 2 for words 1 and
     * 2.
     */
    public static int entry(int a, int b) {
        return a * Square.COUNT + b << 2;
    }

    /** A word of the squares strictly between two squares, at an index from {@link #entry}. */
    public static int betweenWord(int index) {
        return BETWEEN[index];
    }

    /** A word of the line through two squares, from edge to edge, at an index from {@link #entry}. */
    public static int throughWord(int index) {
        return THROUGH[index];
    }

    /**
     * The squares strictly between two squares in line.
     *
     * <pre>{@code
     * Lines.between(Square.code("8h"), Square.code("4d"))
     *
     * 9 8 7 6 5 4 3 2 1
     * . . . . . . . . . a
     * . . . . . . . . . b
     * . . . . . . . . . c
     * . . . . . . . . . d
     * . . . . x . . . . e
     * . . . x . . . . . f
     * . . x . . . . . . g
     * . . . . . . . . . h
     * . . . . . . . . . i
     * }</pre>
     */
    public static Bitboard between(int a, int b) {
        return read(BETWEEN, entry(a, b));
    }

    /**
     * The line through two squares, from edge to edge, both squares included.
     *
     * <pre>{@code
     * Lines.through(Square.code("8h"), Square.code("4d"))
     *
     * 9 8 7 6 5 4 3 2 1
     * . . . . . . . . x a
     * . . . . . . . x . b
     * . . . . . . x . . c
     * . . . . . x . . . d
     * . . . . x . . . . e
     * . . . x . . . . . f
     * . . x . . . . . . g
     * . x . . . . . . . h
     * x . . . . . . . . i
     * }</pre>
     */
    public static Bitboard through(int a, int b) {
        return read(THROUGH, entry(a, b));
    }

    private static Bitboard read(int[] table, int entry) {
        return new Bitboard(table[entry], table[entry + 1], table[entry + 2]);
    }
}
