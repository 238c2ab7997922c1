package sanmai.movegen;

/**
 * The squares from which a piece could never move again, by the colour's ordinal: bits of word 0 for Black, of word 2
 * for White.
 */
final class Dead {
    private static final int ROW = 0x1FF;

    /** The last rank, for pawns. */
    static final int[] PAWN = {ROW, ROW << 18};

    /** The last rank, for lances. */
    static final int[] LANCE = PAWN;

    /** The last two ranks, for knights. */
    static final int[] KNIGHT = {ROW | ROW << 9, ROW << 18 | ROW << 9};

    private Dead() {}
}
