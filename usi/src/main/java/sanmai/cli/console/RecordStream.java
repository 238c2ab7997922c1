package sanmai.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import sanmai.text.PrintableText;

/** Stdout for records. What is in UTF-8 goes through the writer of the command, which knows the encoding of the terminal. */
final class RecordStream extends OutputStream {
    private final Supplier<PrintWriter> out;
    private final Charset charset;
    private final boolean isTerminal;

    /**
     * A stream of records in this encoding.
     *
     * @param isTerminal whether stdout is a terminal
     */
    RecordStream(Supplier<PrintWriter> out, Charset charset, boolean isTerminal) {
        this.out = out;
        this.charset = charset;
        this.isTerminal = isTerminal;
    }

    /** Writes a record, or several. */
    @Override
    public void write(byte[] records) throws IOException {
        String text = new String(records, charset);
        String shown = isTerminal ? PrintableText.lines(text) : text;
        if (charset.equals(StandardCharsets.UTF_8)) {
            out.get().print(shown);
        } else {
            out.get().flush();
            System.out.write(isTerminal ? shown.getBytes(charset) : records);
        }
    }

    @Override
    public void write(int b) {
        throw new IllegalStateException("records are written as a whole");
    }

    @Override
    public void flush() {
        out.get().flush();
    }

    /** Leaves stdout open. */
    @Override
    public void close() {
        flush();
    }
}
