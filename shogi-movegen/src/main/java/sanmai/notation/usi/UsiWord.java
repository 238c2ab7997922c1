package sanmai.notation.usi;

import java.util.ArrayList;
import java.util.List;

/**
 * A word of a line.
 *
 * @param text the word
 * @param offset where it begins, in chars from 0
 */
public record UsiWord(String text, int offset) {
    /** The words of a line, which white space separates. */
    static List<UsiWord> of(String line) {
        List<UsiWord> words = new ArrayList<>();
        int from = 0;
        for (int at = 0; at <= line.length(); at++) {
            if (at == line.length() || Character.isWhitespace(line.charAt(at))) {
                if (at > from) {
                    words.add(new UsiWord(line.substring(from, at), from));
                }
                from = at + 1;
            }
        }
        return words;
    }

    /** Where the word ends. */
    int end() {
        return offset + text.length();
    }
}
