package sanmai.core.sliders.bitscan;

/**
 * The magic bitscan (Kannan, section 3.2): the number of trailing zeros by one multiplication and one look into a small
 * table. The lowest one bit of the argument shifts the factor, whose top bits then are an index that no other bit has.
 *
 * <p>Current processors have an instruction for this, which the JIT compiler uses for
 * {@link Long#numberOfTrailingZeros}; this class is here to be compared with it.
 */
public final class MagicBitscan {
    /** The factor of the paper's listing 3. */
    static final long FACTOR = 0x07ED_D5E5_9A4E_28C2L;

    /** The factor of the paper's example of 8 bits, listing 4. */
    static final int FACTOR_OF_8 = 0x3A;

    private static final int SHIFT = 58;
    private static final int SHIFT_OF_8 = 5;
    private static final byte[] ZEROS = new byte[Long.SIZE];
    private static final byte[] ZEROS_OF_8 = new byte[Byte.SIZE];

    static {
        for (int bit = 0; bit < Long.SIZE; bit++) {
            ZEROS[(int) ((1L << bit) * FACTOR >>> SHIFT)] = (byte) bit;
        }
        for (int bit = 0; bit < Byte.SIZE; bit++) {
            ZEROS_OF_8[(1 << bit) * FACTOR_OF_8 >>> SHIFT_OF_8 & Byte.SIZE - 1] = (byte) bit;
        }
    }

    private MagicBitscan() {}

    /** The number of zero bits below the lowest one bit; 0 for no bits at all, as the paper's table has it. */
    public static int trailingZeros(long bits) {
        return ZEROS[(int) ((bits & -bits) * FACTOR >>> SHIFT)];
    }

    /** The same for the low 8 bits of an int, the others being 0. */
    public static int trailingZerosOf8(int bits) {
        return ZEROS_OF_8[(bits & -bits) * FACTOR_OF_8 >>> SHIFT_OF_8 & Byte.SIZE - 1];
    }
}
