package sanmai.movegen.attacktable;

import java.util.Arrays;
import sanmai.core.Direction;
import sanmai.core.Square;

/**
 * A mailbox, the board with a rim (as the 10x12 board of chess programs): indices in rows of ten, so that a step, a
 * jump or a slide adds one number to an index, and a move off the board lands on the rim. One rim column serves both
 * sides, because the right edge of a row touches the left edge of the next; two rim rows above and below catch the
 * knights.
 *
 * <p>A direction is the ordinal of a {@link Direction}; 7 minus it is the opposite one.
 */
final class Mailbox {
    /** The number of mailbox indices, the rim included. */
    static final int LENGTH = 131;

    /** From one row to the next. */
    static final int WIDTH = 10;

    /** The index of the first square, 9a. */
    static final int FIRST = 21;

    /** One more than the index of the last square, 1i. */
    static final int END = FIRST + 8 * WIDTH + 9;

    /** An index on the rim: stands for "nowhere". */
    static final int NOWHERE = 0;

    /** What to add to an index for one step north-west, north and so on. */
    static final int NORTH_WEST = -11;

    static final int NORTH = -10;
    static final int NORTH_EAST = -9;
    static final int WEST = -1;
    static final int EAST = 1;
    static final int SOUTH_WEST = 9;
    static final int SOUTH = 10;
    static final int SOUTH_EAST = 11;

    /** The direction between two squares that share no line. */
    static final int NO_DIRECTION = 8;

    /** The steps by direction. */
    private static final int[] STEP = {NORTH_WEST, NORTH, NORTH_EAST, WEST, EAST, SOUTH_WEST, SOUTH, SOUTH_EAST};

    /** The length of tables by index: a power of two, so that the JIT compiler proves an index in bounds. */
    private static final int LIMIT = 256;

    private static final byte[] INDEX = new byte[Square.LIMIT];
    private static final byte[] SQUARE = new byte[LIMIT];

    /** By the difference of two indices, plus half of the length. */
    private static final byte[] DIRECTION = new byte[LIMIT];

    static {
        Arrays.fill(SQUARE, (byte) Square.NONE);
        for (int square = 0; square < Square.COUNT; square++) {
            int index = FIRST + Square.row(square) * WIDTH + Square.column(square);
            INDEX[square] = (byte) index;
            SQUARE[index] = (byte) square;
        }
        Arrays.fill(DIRECTION, (byte) NO_DIRECTION);
        for (int direction = 0; direction < STEP.length; direction++) {
            for (int steps = 1; steps <= 8; steps++) {
                DIRECTION[STEP[direction] * steps + LIMIT / 2] = (byte) direction;
            }
        }
    }

    private Mailbox() {}

    /** The index of a square; {@link #NOWHERE} for {@link Square#NONE}. */
    static int index(int square) {
        return INDEX[square & Square.LIMIT - 1];
    }

    /** The square of an index; {@link Square#NONE} on the rim. */
    static int square(int index) {
        return SQUARE[index & LIMIT - 1];
    }

    /** What to add to an index for one step in a direction. */
    static int step(int direction) {
        return STEP[direction & 7];
    }

    /**
     * The direction from one index on the board to another; {@link #NO_DIRECTION} if they lie on no common line. The
     * difference of the indices is enough: up to eight steps in one direction never equal steps in another direction,
     * or a knight's jump.
     */
    static int direction(int from, int to) {
        return DIRECTION[to - from + LIMIT / 2 & LIMIT - 1];
    }
}
