package sanmai.usi.protocol;

import com.google.common.base.Ascii;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Writes lines to the GUI, the only class that does: whole lines, flushed, in ASCII, because GUIs disagree about every
 * other charset. Only notes may have other characters, such as those of a file name, in the charset that the GUI itself
 * uses. Safe for use by several threads.
 */
public final class UsiWriter {
    /** Stands for malformed bytes. */
    private static final char REPLACEMENT = '\uFFFD';

    /** The greatest length of a note; some GUIs read lines into buffers of fixed size. */
    private static final int LONGEST_NOTE = 500;

    private final OutputStream out;
    private final Supplier<Charset> charsetOfGui;
    private final LongSupplier nanoTime;
    private volatile Consumer<String> copy = line -> {};

    /** Whether a line is being written. */
    private volatile boolean isWriting;

    /** When the last line was begun, and when one was taken last. */
    private volatile long begunNanos;

    private volatile long takenNanos;

    private volatile IOException failure; // null unless a line is lost

    /** Writes to this stream, to which nothing else may be written. */
    public UsiWriter(OutputStream out) {
        this(out, () -> StandardCharsets.US_ASCII);
    }

    /**
     * Writes to a GUI that may use other characters than ASCII.
     *
     * @param charsetOfGui the charset in which it has written; asked for every note
     */
    public UsiWriter(OutputStream out, Supplier<Charset> charsetOfGui) {
        this(out, charsetOfGui, System::nanoTime);
    }

    /** The same with another clock of nanoseconds. */
    UsiWriter(OutputStream out, Supplier<Charset> charsetOfGui, LongSupplier nanoTime) {
        this.out = out;
        this.charsetOfGui = charsetOfGui;
        this.nanoTime = nanoTime;
        takenNanos = nanoTime.getAsLong();
    }

    /** Also gives each line that is written to this. */
    public void copyTo(Consumer<String> newCopy) {
        copy = newCopy;
    }

    /** Writes a line. */
    public void line(String text) {
        write(text, StandardCharsets.US_ASCII);
    }

    private synchronized void write(String text, Charset charset) {
        CharsetEncoder encoder = charset.newEncoder();
        String line = text.codePoints()
                .map(c -> isAscii(c) || isSeen(c) && encoder.canEncode(Character.toString(c)) ? c : '?')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        begunNanos = nanoTime.getAsLong();
        isWriting = true;
        try {
            out.write((line + "\n").getBytes(charset));
            out.flush();
            takenNanos = nanoTime.getAsLong();
            copy.accept(line);
        } catch (IOException e) {
            failure = e; // Mostly the GUI is gone: its end of our input closes too, which ends the process.
        } finally {
            isWriting = false;
        }
    }

    private static boolean isAscii(int c) {
        return c >= ' ' && c <= '~';
    }

    /** Whether a character is visible, unlike controls and other signs for programs. */
    private static boolean isSeen(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> c != REPLACEMENT;
        };
    }

    /** Why a line could not be written, if any could not. */
    public Optional<IOException> failure() {
        return Optional.ofNullable(failure);
    }

    /** Whether the GUI has not taken a line that was begun at least this time ago. */
    public boolean isStuckFor(Duration time) {
        return isWriting && nanoTime.getAsLong() - begunNanos >= time.toNanos();
    }

    /** Whether the GUI has taken no line for at least this time, perhaps because it is gone. */
    public boolean isUnheardFor(Duration time) {
        return nanoTime.getAsLong() - takenNanos >= time.toNanos();
    }

    /** Tells the user something. */
    public void note(String text) {
        write("info string " + Ascii.truncate(text, LONGEST_NOTE, "..."), charsetOfGui.get());
    }

    /** Tells the user that something went wrong. */
    public void error(String text) {
        note("Error! " + text);
    }
}
