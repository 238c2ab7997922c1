package sanmai.usi.protocol;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Lines from a GUI, however they end. Whoever sends a line without an end shall not use up the memory. */
public final class LineReader {
    /** Ten thousand moves are shorter than this. What is behind it in a line is lost. */
    public static final int LONGEST_LINE = 1 << 17;

    private static final int END = -1;

    private final Reader in;

    /** Lines of this reader, which should have a buffer. */
    public LineReader(Reader in) {
        this.in = in;
    }

    /** The next line without its end, or an empty one between a CR and its LF; nothing at the end of the input. */
    public Optional<String> next() {
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
