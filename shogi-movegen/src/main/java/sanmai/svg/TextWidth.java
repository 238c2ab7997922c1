package sanmai.svg;

/**
 * Estimates how wide a text is in a sans-serif font. Nothing is measured, since the viewer chooses the font; the estimate
 * is on the safe side.
 */
public final class TextWidth {
    private static final String NARROW = "iljtfrI.,:;'|()[]!/ -";
    private static final double NARROW_WIDTH = 0.4;
    private static final double USUAL_WIDTH = 0.6;
    private static final double WIDE_WIDTH = 0.9;
    private static final double FULL_WIDTH = 1;

    /** The first code of the scripts whose letters are as wide as they are high. */
    private static final int FIRST_FULL_WIDTH = 0x1100;

    private TextWidth() {}

    /** The width of a text in pixels, in a font of this size in pixels. */
    public static double of(String text, double fontSize) {
        return text.codePoints().mapToDouble(TextWidth::width).sum() * fontSize;
    }

    private static double width(int letter) {
        if (letter >= FIRST_FULL_WIDTH) {
            return FULL_WIDTH;
        }
        if (NARROW.indexOf(letter) >= 0) {
            return NARROW_WIDTH;
        }
        return letter == 'm' || letter == 'w' || Character.isUpperCase(letter) ? WIDE_WIDTH : USUAL_WIDTH;
    }
}
