package sanmai.notation.reading;

/** The byte order mark, with which files in Unicode may begin, also those that were put together to one. */
public final class ByteOrderMark {
    private static final char MARK = '\uFEFF';

    private ByteOrderMark() {}

    /** The number of chars before what is really the text: 1 if it begins with the mark, else 0. */
    public static int length(CharSequence text) {
        return !text.isEmpty() && text.charAt(0) == MARK ? 1 : 0;
    }
}
