package sanmai.notation.jkf;

import java.io.Reader;

/**
 * The chars of a JSON text, one at each call, so that what has been read of it is known: Gson tells its place only with the
 * whole path to it, which may be as long as the text.
 */
final class JsonChars extends Reader {
    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    /** The quote that ends the string that has begun, or 0. */
    private char quote;

    private boolean inWord;
    private boolean isEscaped;
    private int tokenLine = 1;
    private int tokenColumn = 1;

    /** The chars of a text whose lines end in LF. */
    JsonChars(String text) {
        this.text = text;
    }

    @Override
    public int read(char[] target, int offset, int length) {
        if (at == text.length()) {
            return -1;
        }
        char c = text.charAt(at);
        count(c);
        at++;
        if (c == '\n') {
            line++;
            lineStart = at;
        }
        target[offset] = c;
        return 1;
    }

    private void count(char c) {
        if (quote != 0) {
            quote = c == quote && !isEscaped ? 0 : quote;
            isEscaped = c == '\\' && !isEscaped;
            return;
        }
        boolean wasInWord = inWord;
        inWord = !Character.isWhitespace(c) && "{}[]:,;=\"'".indexOf(c) < 0;
        quote = c == '"' || c == '\'' ? c : 0;
        boolean begins = inWord ? !wasInWord : quote != 0 || c == '{' || c == '[';
        if (begins) {
            tokenLine = line;
            tokenColumn = column();
        }
    }

    /** The line of the next char, from 1. */
    int line() {
        return line;
    }

    /** The column of the next char, from 1. */
    int column() {
        return at - lineStart + 1;
    }

    /** The line of the value that has begun last. */
    int tokenLine() {
        return tokenLine;
    }

    /** The column of the value that has begun last. */
    int tokenColumn() {
        return tokenColumn;
    }

    @Override
    public void close() {
        // There is nothing to close.
    }
}
