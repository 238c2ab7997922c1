package sanmai.usi;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Lines from a GUI, however they end. Whoever sends a line without an end shall not use up the memory. */
final class LineSource {
    /** Ten thousand moves are shorter than this. What is behind it in a line is lost. */
    static final int LONGEST_LINE = 1 << 17;

    private static final int END = -1;

    private final Reader in;

    /** Lines of this reader, which should have a buffer. */
    LineSource(Reader in) {
        this.in = in;
    }

    /** The next line without its end, or an empty one between a CR and its LF; nothing at the end of the input. */
    Optional<String> next() {
        StringBuilder line = new StringBuilder();
        try {
            int c = in.read();
            if (c == END) {
                return Optional.empty();
            }
            for (; c != END && c != '\n' && c != '\r'; c = in.read()) {
                if (line.length() < LONGEST_LINE) {
                    line.append((char) c);
                }
            }
            return Optional.of(line.toString());
        } catch (IOException e) {
            return Optional.empty(); // The GUI is gone, and its pipe with it.
        }
    }
}
