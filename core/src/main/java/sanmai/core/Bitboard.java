package sanmai.core;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * An immutable set of squares in three words of 27 bits: Grimbergen's {@code BITBOARD} (<i>Using Bitboards for Move
 * Generation in Shogi</i>, section 3.1).
 *
 * <p>Word 0 holds ranks a to c (Black's promotion zone), word 1 ranks d to f, word 2 ranks g to i (White's promotion
 * zone), so a question about promotion looks at one word. Inside a word the least significant bit is the square with
 * the smallest number; the paper prints the same words the other way round. The other 5 bits of each word are always
 * clear.
 *
 * <p>Examples in these comments show an expression and its value, as Black sees the board: file 9 on the left, rank a on
 * top. A test runs them.
 *
 * <pre>{@code
 * Bitboard.promotionZone(Color.BLACK).andNot(Bitboard.file(5)).with(Square.code("5e"))
 *
 * 9 8 7 6 5 4 3 2 1
 * x x x x . x x x x a
 * x x x x . x x x x b
 * x x x x . x x x x c
 * . . . . . . . . . d
 * . . . . x . . . . e
 * . . . . . . . . . f
 * . . . . . . . . . g
 * . . . . . . . . . h
 * . . . . . . . . . i
 * }</pre>
 *
 * <p><b>Performance note:</b> a chain of set operations costs nothing extra where it is inlined and short-lived. A
 * bitboard that is carried around a loop, or merged by {@code ?:}, is allocated. Inner loops therefore keep the three
 * words in locals.
 *
 * @param w0 squares 9a to 1c
 * @param w1 squares 9d to 1f
 * @param w2 squares 9g to 1i
 */
public record Bitboard(int w0, int w1, int w2) implements Iterable<Square> {
    /** The 27 bits of a word that stand for squares. */
    public static final int WORD_MASK = (1 << Square.PER_WORD) - 1;

    /** The set of no squares. */
    public static final Bitboard EMPTY = new Bitboard(0, 0, 0);

    /** The set of all 81 squares. */
    public static final Bitboard FULL = new Bitboard(WORD_MASK, WORD_MASK, WORD_MASK);

    /**
     * Makes a set from its words.
     *
     * @throws IllegalArgumentException if one of the spare bits of a word is set
     */
    public Bitboard {
        if (((w0 | w1 | w2) & ~WORD_MASK) != 0) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "spare bits set in the words %08x %08x %08x", w0, w1, w2));
        }
    }

    /** The set of these squares. */
    public static Bitboard of(int... squares) {
        Bitboard set = EMPTY;
        for (int square : squares) {
            set = set.with(square);
        }
        return set;
    }

    /**
     * The set of the squares with these names, such as {@code 5e}.
     *
     * @throws IllegalArgumentException if a name is not a digit 1 to 9 followed by a letter a to i
     */
    public static Bitboard of(String... names) {
        return of(Arrays.stream(names).mapToInt(Square::code).toArray());
    }

    /**
     * The nine squares of a file as players number them.
     *
     * <pre>{@code
     * Bitboard.file(7).or(Bitboard.rank('c'))
     *
     * 9 8 7 6 5 4 3 2 1
     * . . x . . . . . . a
     * . . x . . . . . . b
     * x x x x x x x x x c
     * . . x . . . . . . d
     * . . x . . . . . . e
     * . . x . . . . . . f
     * . . x . . . . . . g
     * . . x . . . . . . h
     * . . x . . . . . . i
     * }</pre>
     *
     * @param file 1 (the right edge) to 9 (the left edge)
     */
    public static Bitboard file(int file) {
        return column(9 - file);
    }

    /**
     * The nine squares of a rank as players name them.
     *
     * @param rank {@code 'a'} (the top) to {@code 'i'}
     */
    public static Bitboard rank(char rank) {
        return row(rank - 'a');
    }

    /** The nine squares of a row, 0 (rank a) to 8 (rank i); of another one an {@link IndexOutOfBoundsException}. */
    public static Bitboard row(int row) {
        Objects.checkIndex(row, 9);
        return ofWord(row / 3, 0x1FF << 9 * (row % 3));
    }

    /** The nine squares of a column, 0 (file 9) to 8 (file 1); of another one an {@link IndexOutOfBoundsException}. */
    public static Bitboard column(int column) {
        Objects.checkIndex(column, 9);
        int bits = 0x40201 << column;
        return new Bitboard(bits, bits, bits);
    }

    /** The 27 squares on which pieces of a colour promote. */
    public static Bitboard promotionZone(Color color) {
        return ofWord(color == Color.BLACK ? 0 : 2, WORD_MASK);
    }

    private static Bitboard ofWord(int word, int bits) {
        return new Bitboard(word == 0 ? bits : 0, word == 1 ? bits : 0, word == 2 ? bits : 0);
    }

    /**
     * Reads a picture: 81 marks row by row from 9a, {@code .} for a square outside the set, {@code x} for one inside, with
     * or without the digits of the files above and the letters of the ranks on the right. White space is skipped.
     *
     * @throws IllegalArgumentException if there are other characters, or not 81 marks
     */
    public static Bitboard parse(String picture) {
        return BoardPicture.read(picture);
    }

    /** Word 0, 1 or 2. */
    public int word(int index) {
        return switch (index) {
            case 0 -> w0;
            case 1 -> w1;
            case 2 -> w2;
            default -> throw new IndexOutOfBoundsException("word " + index + " of a bitboard");
        };
    }

    /** The squares in both sets. */
    public Bitboard and(Bitboard other) {
        return new Bitboard(w0 & other.w0, w1 & other.w1, w2 & other.w2);
    }

    /** The squares in either set. */
    public Bitboard or(Bitboard other) {
        return new Bitboard(w0 | other.w0, w1 | other.w1, w2 | other.w2);
    }

    /** The squares in exactly one of the sets. */
    public Bitboard xor(Bitboard other) {
        return new Bitboard(w0 ^ other.w0, w1 ^ other.w1, w2 ^ other.w2);
    }

    /** The squares of this set that are not in the other. */
    public Bitboard andNot(Bitboard other) {
        return new Bitboard(w0 & ~other.w0, w1 & ~other.w1, w2 & ~other.w2);
    }

    /** The squares outside this set. */
    public Bitboard not() {
        return new Bitboard(~w0 & WORD_MASK, ~w1 & WORD_MASK, ~w2 & WORD_MASK);
    }

    /** Whether the square is in this set. */
    public boolean contains(Square square) {
        return contains(square.code());
    }

    /** Whether the square, by its code 0 to 80, is in this set. */
    public boolean contains(int square) {
        return (word(Square.word(square)) & Square.bit(square)) != 0;
    }

    /**
     * Whether every square of this set is in the other.
     *
     * <pre>{@code
     * Bitboard.of("5e").isSubsetOf(Bitboard.file(5)) // true
     * Bitboard.file(5).isSubsetOf(Bitboard.of("5e")) // false
     * }</pre>
     */
    public boolean isSubsetOf(Bitboard other) {
        return (w0 & ~other.w0 | w1 & ~other.w1 | w2 & ~other.w2) == 0;
    }

    /**
     * Whether the sets have a square in common.
     *
     * <pre>{@code
     * Bitboard.file(5).intersects(Bitboard.rank('e')) // true
     * Bitboard.file(5).isDisjoint(Bitboard.file(6)) // true
     * }</pre>
     */
    public boolean intersects(Bitboard other) {
        return (w0 & other.w0 | w1 & other.w1 | w2 & other.w2) != 0;
    }

    /** Whether the sets have no square in common: the opposite of {@link #intersects}. */
    public boolean isDisjoint(Bitboard other) {
        return !intersects(other);
    }

    /**
     * This set together with the square.
     *
     * @throws IllegalArgumentException if the square is not 0 to 80
     */
    public Bitboard with(int square) {
        Square.of(square);
        return or(ofWord(Square.word(square), Square.bit(square)));
    }

    /** This set without the square. */
    public Bitboard without(int square) {
        return andNot(ofWord(Square.word(square), Square.bit(square)));
    }

    /** The number of squares in this set, 0 to 81. */
    public int count() {
        return Integer.bitCount(w0) + Integer.bitCount(w1) + Integer.bitCount(w2);
    }

    /** Whether this set has no squares. */
    public boolean isEmpty() {
        return (w0 | w1 | w2) == 0;
    }

    /**
     * Whether this set has two squares or more.
     *
     * <pre>{@code
     * Bitboard.of("5e", "1a").moreThanOne() // true
     * Bitboard.of("5e").moreThanOne() // false
     * }</pre>
     */
    public boolean moreThanOne() {
        return count() > 1;
    }

    /**
     * The only square of this set; {@link Square#NONE} if it has no square, or more than one.
     *
     * <pre>{@code
     * Square.name(Bitboard.of("5e").single()) // 5e
     * Bitboard.of("5e", "1a").single() == Square.NONE // true
     * }</pre>
     */
    public int single() {
        return count() == 1 ? first() : Square.NONE;
    }

    /**
     * The square with the smallest number.
     *
     * @throws NoSuchElementException if this set is empty
     */
    public int first() {
        if (w0 != 0) {
            return Integer.numberOfTrailingZeros(w0);
        }
        if (w1 != 0) {
            return Integer.numberOfTrailingZeros(w1) + Square.PER_WORD;
        }
        if (w2 != 0) {
            return Integer.numberOfTrailingZeros(w2) + 2 * Square.PER_WORD;
        }
        throw new NoSuchElementException("the first square of an empty bitboard");
    }

    /**
     * The set rotated by 180 degrees: the board as White sees it.
     *
     * <pre>{@code
     * Bitboard.of("9a", "8a", "9b", "2g").rotated180()
     *
     * 9 8 7 6 5 4 3 2 1
     * . . . . . . . . . a
     * . . . . . . . . . b
     * . x . . . . . . . c
     * . . . . . . . . . d
     * . . . . . . . . . e
     * . . . . . . . . . f
     * . . . . . . . . . g
     * . . . . . . . . x h
     * . . . . . . . x x i
     * }</pre>
     */
    public Bitboard rotated180() {
        return BoardSymmetry.rotated180(this);
    }

    /**
     * The set mirrored left and right: file 9 becomes file 1.
     *
     * <pre>{@code
     * Bitboard.of("9a", "8a", "9b", "2g").mirrored()
     *
     * 9 8 7 6 5 4 3 2 1
     * . . . . . . . x x a
     * . . . . . . . . x b
     * . . . . . . . . . c
     * . . . . . . . . . d
     * . . . . . . . . . e
     * . . . . . . . . . f
     * . x . . . . . . . g
     * . . . . . . . . . h
     * . . . . . . . . . i
     * }</pre>
     */
    public Bitboard mirrored() {
        return BoardSymmetry.mirrored(this);
    }

    /**
     * Every square of this set moved one step in a direction; squares that leave the board are lost. The pawns' attacks
     * are the pawns moved one step.
     *
     * <pre>{@code
     * Bitboard.of("9a", "8b", "1c", "5e").shifted(Direction.NORTH_EAST)
     *
     * 9 8 7 6 5 4 3 2 1
     * . . x . . . . . . a
     * . . . . . . . . . b
     * . . . . . . . . . c
     * . . . . . x . . . d
     * . . . . . . . . . e
     * . . . . . . . . . f
     * . . . . . . . . . g
     * . . . . . . . . . h
     * . . . . . . . . . i
     * }</pre>
     */
    public Bitboard shifted(Direction direction) {
        return BoardShift.shifted(this, direction);
    }

    /** Calls the action with each square of this set, in ascending order. */
    public void forEachSquare(IntConsumer action) {
        for (int w = 0; w < 3; w++) {
            for (int rest = word(w); rest != 0; rest &= rest - 1) {
                action.accept(w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest));
            }
        }
    }

    /** The codes of the squares of this set in ascending order. */
    public IntStream squares() {
        int[] squares = new int[count()];
        Bitboard rest = this;
        for (int i = 0; i < squares.length; i++) {
            squares[i] = rest.first();
            rest = rest.without(squares[i]);
        }
        return IntStream.of(squares);
    }

    /** The squares of this set in ascending order of their codes. */
    @Override
    public Iterator<Square> iterator() {
        return squares().mapToObj(Square::of).iterator();
    }

    /**
     * The board as Black sees it: nine lines of nine marks, rank a on top and file 9 on the left, {@code x} for a square of
     * this set and {@code .} for another.
     */
    @Override
    public String toString() {
        return BoardPicture.draw(this);
    }
}
