package sanmai.files;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads the lines of a text in UTF-8 one after the other. Text after the last line end is not a line: its writer was
 * interrupted, or is still writing.
 */
public final class WholeLines implements Closeable {
    /** The length of the longest line, in bytes. */
    private static final int LONGEST_LINE = 1 << 22;

    private final Path file;
    private final InputStream in;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private long length;

    private WholeLines(Path file, InputStream in) {
        this.file = file;
        this.in = in;
    }

    /**
     * Opens a file.
     *
     * @throws IOException if it cannot be read; see {@link FileProblems#reason}
     */
    public static WholeLines of(Path file) throws IOException {
        return new WholeLines(file, new BufferedInputStream(InputFile.open(file)));
    }

    /**
     * The next line without its end; empty if there are no more.
     *
     * @throws IOException if the file cannot be read, a line is longer than 4 MB, or is not in UTF-8; see {@link
     *     FileProblems#reason}
     */
    public Optional<String> next() throws IOException {
        line.reset();
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '\n') {
                length += line.size() + 1;
                return Optional.of(InputFile.utf8(line.toByteArray()));
            }
            if (line.size() == LONGEST_LINE) {
                throw FileProblems.of(file, "has a line of more than 4 MB");
            }
            line.write(c);
        }
        return Optional.empty();
    }

    /** The length of the lines read so far, with their ends, in bytes. */
    public long length() {
        return length;
    }

    /** The text after the last line; to be called when there are no more lines. */
    public String torn() {
        return line.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
