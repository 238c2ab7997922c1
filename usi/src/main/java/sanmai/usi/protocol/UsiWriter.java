package sanmai.usi.protocol;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * Writes lines to the GUI, the only class that does: whole lines, flushed, in ASCII, because GUIs disagree about every
 * other charset. Safe for use by several threads.
 */
public final class UsiWriter {
    private static final CharMatcher UNPRINTABLE = CharMatcher.inRange(' ', '~').negate();

    /** The greatest length of a note; some GUIs read lines into buffers of fixed size. */
    private static final int LONGEST_NOTE = 500;

    private final OutputStream out;

    /** Whether a line is being written. */
    private volatile boolean isWriting;

    /** When the last line was begun, by {@link System#nanoTime}. */
    private volatile long begunNanos;

    /** Writes to this stream, to which nothing else may be written. */
    public UsiWriter(OutputStream out) {
        this.out = out;
    }

    /** Writes a line. */
    public synchronized void line(String text) {
        String printable = UNPRINTABLE.replaceFrom(text, '?') + "\n";
        begunNanos = System.nanoTime();
        isWriting = true;
        try {
            out.write(printable.getBytes(StandardCharsets.US_ASCII));
            out.flush();
        } catch (IOException e) {
            // The GUI is gone. Its end of our input closes too, which ends the process.
        } finally {
            isWriting = false;
        }
    }

    /** Whether a line that was begun at least so long ago has not been taken yet. */
    public boolean isStuckFor(Duration time) {
        return isWriting && System.nanoTime() - begunNanos >= time.toNanos();
    }

    /** Tells the user something. */
    public void note(String text) {
        line("info string " + Ascii.truncate(text, LONGEST_NOTE, "..."));
    }

    /** Tells the user that something went wrong. */
    public void error(String text) {
        note("Error! " + text);
    }
}
