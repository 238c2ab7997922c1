package sanmai.movegen;

import sanmai.core.PieceType;

/** The kinds in a hand as {@link sanmai.shogi.Hand#kindsBesidesPawns} gives them: one bit for each kind. */
final class Drops {
    /** The kinds that may be dropped on any empty square. */
    static final int UNRESTRICTED = bit(PieceType.SILVER.code())
            | bit(PieceType.GOLD.code())
            | bit(PieceType.BISHOP.code())
            | bit(PieceType.ROOK.code());

    private Drops() {}

    /** The bit of a kind, by its code 2 to 7. */
    static int bit(int kind) {
        return 8 << 4 * kind;
    }

    /** The code of the kind with the lowest bit. */
    static int kind(int kinds) {
        return Integer.numberOfTrailingZeros(kinds) >>> 2;
    }
}
