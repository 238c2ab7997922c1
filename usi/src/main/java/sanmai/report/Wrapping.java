package sanmai.report;

import java.util.ArrayList;
import java.util.List;

/** Long texts in lines. */
public final class Wrapping {
    private Wrapping() {}

    /**
     * The text in lines, broken between words where that is possible. No text is one empty line.
     *
     * @param limit the longest line, in characters, from 1
     */
    public static List<String> lines(String text, int limit) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > limit) {
            int space = rest.lastIndexOf(' ', limit);
            int end = space > 0 ? space : limit;
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }
}
