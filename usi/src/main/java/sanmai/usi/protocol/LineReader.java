package sanmai.usi.protocol;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads lines from a GUI, with any line terminator. A line without an end cannot fill the memory. */
public final class LineReader {
    /** The greatest length of a line in characters; twenty thousand moves are shorter. */
    public static final int LONGEST_LINE = 1 << 17;

    private static final int END = -1;

    private final Reader in;

    /** Why the last line could not be read; null if it could, or if the input was at its end. */
    private volatile @Nullable IOException failure;

    /** Reads from this reader, which should have a buffer. */
    public LineReader(Reader in) {
        this.in = in;
    }

    /**
     * The next line without its terminator; an empty one between a CR and its LF; empty at the end of the input, or if it
     * cannot be read. A line that is too long is cut after {@link #LONGEST_LINE} + 1 characters.
     */
    public Optional<String> next() {
        StringBuilder line = new StringBuilder();
        try {
            int c = in.read();
            if (c == END) {
                return Optional.empty();
            }
            for (; c != END && c != '\n' && c != '\r'; c = in.read()) {
                if (line.length() <= LONGEST_LINE) {
                    line.append((char) c);
                }
            }
            return Optional.of(line.toString());
        } catch (IOException e) {
            failure = e;
            return Optional.empty();
        }
    }

    /** Why the input could not be read, if it could not. */
    public Optional<IOException> failure() {
        return Optional.ofNullable(failure);
    }
}
