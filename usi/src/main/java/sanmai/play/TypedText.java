package sanmai.play;

import sanmai.text.PrintableText;

/** What a player has typed, repeated in an answer. */
final class TypedText {
    private static final int MAX_LENGTH = 40;

    private TypedText() {}

    /** The beginning of the text, without control characters. */
    static String shown(String typed) {
        return PrintableText.oneLine(typed.strip(), MAX_LENGTH);
    }
}
