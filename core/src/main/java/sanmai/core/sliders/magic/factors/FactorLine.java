package sanmai.core.sliders.magic.factors;

import sanmai.core.Square;

/**
 * Factors as a line of text, with tabs between the fields slider, square, both factors in hexadecimal, and index bits.
 *
 * @param slider the slider
 * @param square its square
 * @param factors the factors
 */
public record FactorLine(MagicSlider slider, int square, MagicFactors factors) {
    /** The names of the fields. */
    public static final String HEADING = "slider\tsquare\tlow factor\thigh factor\tindex bits";

    private static final int FIELDS = 5;

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if the text is not such a line; the message says why, and quotes the text
     */
    public static FactorLine parse(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException(fields.length + " fields instead of " + FIELDS + ": \"" + line + "\"");
        }
        try {
            MagicFactors factors = new MagicFactors(
                    Long.parseUnsignedLong(fields[2], 16),
                    Long.parseUnsignedLong(fields[3], 16),
                    Integer.parseInt(fields[4]));
            return new FactorLine(slider(fields[0]), Square.code(fields[1]), factors);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(e.getMessage() + ", in \"" + line + "\"", e);
        }
    }

    private static MagicSlider slider(String name) {
        for (MagicSlider slider : MagicSlider.values()) {
            if (slider.toString().equals(name)) {
                return slider;
            }
        }
        throw new IllegalArgumentException("no slider \"" + name + "\"");
    }

    /** The line, without a line break. */
    @Override
    public String toString() {
        return String.join(
                "\t",
                slider.toString(),
                Square.name(square),
                Long.toHexString(factors.lowFactor()),
                Long.toHexString(factors.highFactor()),
                Integer.toString(factors.bits()));
    }
}
