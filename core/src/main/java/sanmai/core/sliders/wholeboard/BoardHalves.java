package sanmai.core.sliders.wholeboard;

import sanmai.core.Bitboard;
import sanmai.core.sliders.parts.Halves;

/** Finds attacked squares on a board of two {@linkplain Halves halves}. */
interface BoardHalves {
    /** The attacked squares 0 to 53. */
    long low(int square, long low, long high);

    /** The attacked squares 54 to 80. */
    long high(int square, long low, long high);

    /** Puts a set of squares into an array of which each square has two entries. */
    static void put(long[] halves, int square, Bitboard set) {
        halves[square << 1] = Halves.low(set);
        halves[square << 1 | 1] = Halves.high(set);
    }

    /**
     * Half a board with its bytes in the opposite order, and the other way round. Squares of a file or diagonal are 8 bits
     * apart or more, so no two of them share a byte, and this turns their order round. The eighth byte is always empty.
     */
    static long reversed(long half) {
        return Long.reverseBytes(half) >>> Byte.SIZE;
    }
}
