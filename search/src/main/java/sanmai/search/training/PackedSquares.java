package sanmai.search.training;

import sanmai.core.Square;

/** The squares of the format: file by file, 0 being 1a, 1 being 1b, 9 being 2a. */
final class PackedSquares {
    private static final byte[] OURS = new byte[Square.COUNT];
    private static final byte[] THEIRS = new byte[Square.COUNT];

    static {
        for (int packed = 0; packed < Square.COUNT; packed++) {
            int square = Square.at(packed % 9, 8 - packed / 9);
            OURS[packed] = (byte) square;
            THEIRS[square] = (byte) packed;
        }
    }

    private PackedSquares() {}

    /** Our square for one of the format, which must be on the board. */
    static int ours(int packed) {
        return OURS[packed];
    }

    /** The format's square for one of ours. */
    static int packed(int square) {
        return THEIRS[square];
    }
}
