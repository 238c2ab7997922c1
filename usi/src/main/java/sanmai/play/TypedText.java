package sanmai.play;

/** What a player has typed, repeated in an answer. */
final class TypedText {
    private static final int MAX_LENGTH = 40;

    private TypedText() {}

    /** The beginning of the text, without control characters. */
    static String shown(String typed) {
        String text = typed.strip().replaceAll("\\p{Cntrl}", "?");
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "...";
    }
}
