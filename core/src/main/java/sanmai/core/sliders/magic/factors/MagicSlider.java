package sanmai.core.sliders.magic.factors;

import java.util.Locale;
import sanmai.core.Direction;
import sanmai.core.Square;

/** The sliders for which factors are searched: whole pieces, or the lines of one direction. */
public enum MagicSlider {
    ROOK(Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH),
    BISHOP(Direction.NORTH_WEST, Direction.NORTH_EAST, Direction.SOUTH_WEST, Direction.SOUTH_EAST),
    BLACK_LANCE(Direction.NORTH),
    WHITE_LANCE(Direction.SOUTH),
    RANK(Direction.WEST, Direction.EAST),
    FILE(Direction.NORTH, Direction.SOUTH),
    /** The diagonal from north-west to south-east. */
    NORTH_WEST(Direction.NORTH_WEST, Direction.SOUTH_EAST),
    /** The diagonal from north-east to south-west. */
    NORTH_EAST(Direction.NORTH_EAST, Direction.SOUTH_WEST),
    /**
     * Any line of nine, its inner squares spread nine bits apart. Its nine positions are named by the squares of file 9,
     * so 9a is the first.
     */
    LINE(Direction.NORTH, Direction.SOUTH);

    /** How far apart the squares of {@link #LINE} are. */
    static final int SPREAD = 9;

    private static final int FIRST_FACTOR_SQUARES = 2 * Square.PER_WORD;

    private final Direction[] rays;

    MagicSlider(Direction... rays) {
        this.rays = rays;
    }

    /** The squares that this slider can stand on, in ascending order. */
    public int[] squares() {
        int[] squares = new int[this == LINE ? 9 : Square.COUNT];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = this == LINE ? Square.at(i, 0) : i;
        }
        return squares;
    }

    /** The greatest number of relevant squares, which is the number of index bits of black magics on every square. */
    public int mostBits() {
        int most = 0;
        for (int square : squares()) {
            int bits = 0;
            for (int[] ray : rays(square)) {
                bits += ray.length - 1;
            }
            most = Math.max(most, bits);
        }
        return most;
    }

    /** The squares of each ray from a square, the nearest first. Rays without squares are left out. */
    int[][] rays(int square) {
        int[][] found = new int[rays.length][];
        int count = 0;
        for (Direction ray : rays) {
            int[] squares = new int[8];
            int length = 0;
            for (int to = ray.from(square); to != Square.NONE; to = ray.from(to)) {
                squares[length++] = to;
            }
            if (length > 0) {
                found[count++] = java.util.Arrays.copyOf(squares, length);
            }
        }
        return java.util.Arrays.copyOf(found, count);
    }

    /** The bit of a square in the part of the key that the first factor multiplies, or 0. */
    long lowBit(int square) {
        if (this == LINE) {
            return 1L << SPREAD * (Square.row(square) - 1);
        }
        return square < FIRST_FACTOR_SQUARES ? 1L << square : 0;
    }

    /** The bit of a square in the part of the key that the second factor multiplies, or 0. */
    long highBit(int square) {
        return this == LINE || square < FIRST_FACTOR_SQUARES ? 0 : 1L << square - FIRST_FACTOR_SQUARES;
    }

    /** The name in lower case, with hyphens: {@code black-lance}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
