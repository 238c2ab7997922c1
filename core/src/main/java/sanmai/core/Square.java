package sanmai.core;

import java.util.Objects;

/**
 * A square of the board. Square codes, 0 to 80, are numbered as Grimbergen does it (<i>Using Bitboards for Move Generation in
 * Shogi</i>, Figure 1): row by row from 9a = 0 over 1a = 8 and 9b = 9 to 1i = 80. As {@link Integer} does for ints, this
 * class has the functions on codes, for generators, and the values. There is one value for each square.
 *
 * <p>A <em>row</em> is a rank counted from 0 (rank a, the top) to 8 (rank i); a <em>column</em> is counted from 0 (file
 * 9, the left) to 8 (file 1). A square lies in word {@code square / 27} of a bitboard, on bit {@code square % 27}.
 *
 * <p>Immutable.
 */
public final class Square {
    /** The number of squares on the board. */
    public static final int COUNT = 81;

    /**
     * The length of hot tables indexed by square. It is a power of two above every square decoded from a move or found
     * in a word, so the JIT compiler can prove the index in bounds and omits the check.
     */
    public static final int LIMIT = 128;

    /** Stands for "no square", for instance where a side has no king. */
    public static final int NONE = 81;

    /** The number of squares in one word of a bitboard. */
    public static final int PER_WORD = 27;

    private static final byte[] WORD = new byte[LIMIT];
    private static final int[] BIT = new int[LIMIT];

    static {
        for (int square = 0; square < COUNT; square++) {
            WORD[square] = (byte) (square / PER_WORD);
            BIT[square] = 1 << square % PER_WORD;
        }
    }

    private static final Square[] ALL = new Square[COUNT];

    static {
        for (int square = 0; square < COUNT; square++) {
            ALL[square] = new Square(square);
        }
    }

    private final int code;

    private Square(int code) {
        this.code = code;
    }

    /**
     * The square with this code.
     *
     * @throws IllegalArgumentException if it is not 0 to 80
     */
    public static Square of(int code) {
        if (code < 0 || code >= COUNT) {
            throw new IllegalArgumentException("the codes of squares are 0 to 80, not " + code);
        }
        return ALL[code];
    }

    /**
     * The square with this USI name, such as {@code 7f}.
     *
     * @throws IllegalArgumentException if the text is not a digit 1 to 9 followed by a letter a to i
     */
    public static Square parse(String name) {
        return of(code(name));
    }

    /** The number of the square, 0 (9a) to 80 (1i). */
    public int code() {
        return code;
    }

    /** The file as players count it: 9 (left) to 1 (right). */
    public int file() {
        return file(code);
    }

    /** The rank as USI names it: {@code 'a'} (the top) to {@code 'i'}. */
    public char rank() {
        return (char) ('a' + row(code));
    }

    /** The name in USI, such as {@code 7f}. */
    @Override
    public String toString() {
        return name(code);
    }

    /** The square in this row and column, both 0 to 8. */
    public static int at(int row, int column) {
        return row * 9 + column;
    }

    /** The row of a square: 0 (rank a) to 8 (rank i). */
    public static int row(int square) {
        return square / 9;
    }

    /** The column of a square: 0 (file 9) to 8 (file 1). */
    public static int column(int square) {
        return square % 9;
    }

    /** The file of a square as players count it: 9 (left) to 1 (right). */
    public static int file(int square) {
        return 9 - square % 9;
    }

    /** The word of a bitboard that holds this square: 0, 1 or 2. */
    public static int word(int square) {
        return WORD[square];
    }

    /** The bit of this square inside its word. */
    public static int bit(int square) {
        return BIT[square];
    }

    /** The square of the lowest bit of a word of a bitboard; the word must not be empty. */
    public static int first(int word, int bits) {
        // The mask changes nothing; it tells the JIT compiler that the square is below LIMIT.
        return word * PER_WORD + Integer.numberOfTrailingZeros(bits) & LIMIT - 1;
    }

    /** The number of steps that a king needs from one square to another (Chebyshev distance). */
    public static int distance(int from, int to) {
        return Math.max(Math.abs(row(from) - row(to)), Math.abs(column(from) - column(to)));
    }

    /** The square where this one goes when the board is rotated by 180 degrees: 9a becomes 1i. */
    public static int rotated180(int square) {
        return COUNT - 1 - square;
    }

    /** The square's name in USI: file digit, then rank letter, such as {@code 7f}. */
    public static String name(int square) {
        return "" + (char) ('0' + file(square)) + (char) ('a' + row(square));
    }

    /**
     * The code of the square with this USI name.
     *
     * @throws IllegalArgumentException if the text is not a digit 1 to 9 followed by a letter a to i
     */
    public static int code(String name) {
        if (Objects.requireNonNull(name, "name").length() != 2 || !isFile(name.charAt(0)) || !isRank(name.charAt(1))) {
            throw new IllegalArgumentException(
                    "not a square: \"" + name + "\" (a square is a file 1-9 and a rank a-i, such as 7f)");
        }
        return at(name.charAt(1) - 'a', '9' - name.charAt(0));
    }

    /** Whether the character names a file: {@code 1} to {@code 9}. */
    public static boolean isFile(char c) {
        return c >= '1' && c <= '9';
    }

    /** Whether the character names a rank: {@code a} to {@code i}. */
    public static boolean isRank(char c) {
        return c >= 'a' && c <= 'i';
    }
}
