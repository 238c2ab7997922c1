package sanmai.search.exchange;

import sanmai.core.Square;

/** Squares numbered file by file, as Apery and YaneuraOu do: 0 is 1a, 1 is 1b, 9 is 2a. */
public final class FileMajorSquares {
    /** The number of bits of a square's number. */
    static final int BITS = 7;

    private static final byte[] SQUARES = new byte[Square.COUNT];
    private static final byte[] NUMBERS = new byte[Square.COUNT];

    static {
        for (int number = 0; number < Square.COUNT; number++) {
            int square = Square.at(number % 9, 8 - number / 9);
            SQUARES[number] = (byte) square;
            NUMBERS[square] = (byte) number;
        }
    }

    private FileMajorSquares() {}

    /** The {@linkplain Square square} with a number from 0 to 80. */
    public static int square(int number) {
        return SQUARES[number];
    }

    /** The number of a {@linkplain Square square}. */
    public static int number(int square) {
        return NUMBERS[square];
    }
}
