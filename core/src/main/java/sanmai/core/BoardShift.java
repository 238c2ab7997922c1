package sanmai.core;

/** Moves all squares of a set one step in a direction. */
final class BoardShift {
    private BoardShift() {}

    static Bitboard shifted(Bitboard set, Direction direction) {
        Bitboard moving = switch (direction.columns()) {
            case -1 -> set.andNot(Bitboard.file(9));
            case 1 -> set.andNot(Bitboard.file(1));
            default -> set;
        };
        int distance = direction.rows() * 9 + direction.columns();
        return distance > 0 ? up(moving, distance) : down(moving, -distance);
    }

    /** Adds a distance, 1 to 26, to the number of every square. */
    private static Bitboard up(Bitboard set, int distance) {
        int carry = Square.PER_WORD - distance;
        return new Bitboard(
                set.w0() << distance & Bitboard.WORD_MASK,
                set.w1() << distance & Bitboard.WORD_MASK | set.w0() >>> carry,
                set.w2() << distance & Bitboard.WORD_MASK | set.w1() >>> carry);
    }

    /** Subtracts a distance, 1 to 26, from the number of every square. */
    private static Bitboard down(Bitboard set, int distance) {
        int carry = Square.PER_WORD - distance;
        return new Bitboard(
                set.w0() >>> distance | set.w1() << carry & Bitboard.WORD_MASK,
                set.w1() >>> distance | set.w2() << carry & Bitboard.WORD_MASK,
                set.w2() >>> distance);
    }
}
