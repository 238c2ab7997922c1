package sanmai.core.sliders.parts;

/** Attacks on one line of up to nine squares, the first square being bit 0. */
public final class LineAttacks {
    /** The number of squares on a line of nine on which a blocker makes a difference: all but the first and the last. */
    public static final int INNER_BITS = 7;

    /** The number of patterns of blockers on the inner squares of a line. */
    public static final int INNER_PATTERNS = 1 << INNER_BITS;

    private LineAttacks() {}

    /**
     * The squares that a slider attacks on its line.
     *
     * @param position the slider's square on the line, from 0
     * @param length the number of squares on the line, 1 to 9
     * @param occupied the occupied squares, bit 0 being the line's first square
     */
    public static int attacks(int position, int length, int occupied) {
        return walk(position, -1, length, occupied) | walk(position, 1, length, occupied);
    }

    private static int walk(int position, int step, int length, int occupied) {
        int attacked = 0;
        for (int i = position + step; i >= 0 && i < length; i += step) {
            attacked |= 1 << i;
            if ((occupied >>> i & 1) != 0) {
                break;
            }
        }
        return attacked;
    }
}
