package sanmai.notation.reading;

/** The byte order mark (BOM), which a file in Unicode may begin with. */
public final class ByteOrderMark {
    private static final char MARK = '\uFEFF';

    private ByteOrderMark() {}

    /** The number of chars to skip at the beginning of a text: 1 if it begins with the mark, else 0. */
    public static int length(CharSequence text) {
        return text.length() > 0 && text.charAt(0) == MARK ? 1 : 0;
    }
}
