package sanmai.movegen;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.ROOK;
import static sanmai.core.TypeCode.SILVER;

/** The kinds of piece that can be dropped, as {@link sanmai.shogi.Hand#kindsBesidesPawns} gives them: one bit for each kind. */
final class DropKinds {
    /** The kinds that may be dropped on any empty square. */
    static final int UNRESTRICTED = bit(SILVER) | bit(GOLD) | bit(BISHOP) | bit(ROOK);

    private DropKinds() {}

    /** The bit of a kind, by its code 2 to 7. */
    static int bit(int kind) {
        return 8 << 4 * kind;
    }

    /** The code of the kind with the lowest bit. */
    static int kind(int kinds) {
        return Integer.numberOfTrailingZeros(kinds) >>> 2;
    }
}
