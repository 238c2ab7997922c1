package sanmai.search.book;

/** Moves in binary books: squares are numbered file by file, 0 is 1a, 1 is 1b, 9 is 2a. */
final class PackedBookMove {
    /** The pieces that can be dropped, by their number from 1. */
    private static final String DROPPED = "PLNSBRG";

    private static final int SQUARE = 0x7F;
    private static final int FROM_SHIFT = 7;
    private static final int BIT_14 = 1 << 14;
    private static final int BIT_15 = 1 << 15;
    private static final int SQUARES = 81;

    private PackedBookMove() {}

    /** A move of Apery in USI; a text that is no move if the bits are none. */
    static String apery(int bits) {
        int from = from(bits);
        return from < SQUARES
                ? square(from) + square(bits & SQUARE) + ((bits & BIT_14) == 0 ? "" : "+")
                : drop(from - SQUARES + 1, bits);
    }

    /** A move of YaneuraOu in USI; a text that is no move if the bits are none. */
    static String yaneuraOu(int bits) {
        return (bits & BIT_14) == 0
                ? square(from(bits)) + square(bits & SQUARE) + ((bits & BIT_15) == 0 ? "" : "+")
                : drop(from(bits), bits);
    }

    private static int from(int bits) {
        return bits >> FROM_SHIFT & SQUARE;
    }

    private static String drop(int piece, int bits) {
        return piece < 1 || piece > DROPPED.length()
                ? BookMove.NONE
                : DROPPED.charAt(piece - 1) + "*" + square(bits & SQUARE);
    }

    private static String square(int number) {
        return "" + (char) ('1' + number / 9) + (char) ('a' + number % 9);
    }
}
