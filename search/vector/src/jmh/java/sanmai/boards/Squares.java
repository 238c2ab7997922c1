package sanmai.boards;

import sanmai.core.Bitboard;

/**
 * The operations on sets of squares in one representation. Squares are numbered by ranks in all of them, and moves are
 * generated in the same order.
 *
 * @param <S> a set of squares; a value
 */
abstract class Squares<S> {
    /** One column in seven ranks. */
    static final long COLUMN = 0x0040_2010_0804_0201L;

    /**
     * The operations of a representation, by the name of its class. The class is found by name so that a JVM loads no
     * other one, for which the JIT compiler would have to keep a branch.
     */
    static Squares<?> named(String representation) {
        try {
            Class<?> type = Class.forName(Squares.class.getPackageName() + "." + representation);
            return (Squares<?>) type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("no representation " + representation, e);
        }
    }

    /** So many empty sets. */
    abstract SquareSets<S> sets(int size);

    abstract S of(Bitboard set);

    abstract S and(S a, S b);

    abstract S or(S a, S b);

    /** The squares of {@code a} that are not in {@code b}. */
    abstract S andNot(S a, S b);

    /** The squares of the board outside a set. */
    abstract S not(S a);

    abstract boolean isEmpty(S a);

    abstract int count(S a);

    /** Every square moved one rank forwards, as the colour with this ordinal sees it. */
    abstract S forward(int color, S a);

    /** A set of squares of column 0 moved to another column. */
    abstract S toColumn(S a, int column);

    /**
     * A set whose ranks are all like one, that stands in this number seven times. It may have bits outside the board, which
     * the caller masks.
     */
    abstract S everyRank(long sevenRanks);

    /** The union of all ranks, by column. */
    abstract int folded(S a);

    /** The squares of a column, by row. The last one, which blocks nothing, may be missing. */
    abstract int column(S a, int column);

    /** The squares of a colour's promotion zone, from its first on. */
    abstract int zone(int color, S a);

    /** The squares below {@link #tailStart()}, each its own bit. */
    abstract long head(S a);

    /** The other squares, from {@link #tailStart()} on. */
    abstract long tail(S a);

    abstract int tailStart();
}
