package sanmai.usi.protocol;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes lines to the GUI, the only class that does: whole lines, flushed, in ASCII, because GUIs disagree about every
 * other charset. Safe for use by several threads.
 */
public final class UsiWriter {
    private static final CharMatcher UNPRINTABLE = CharMatcher.inRange(' ', '~').negate();

    /** The greatest length of a note; some GUIs read lines into buffers of fixed size. */
    private static final int LONGEST_NOTE = 500;

    private final OutputStream out;

    /** Writes to this stream, to which nothing else may be written. */
    public UsiWriter(OutputStream out) {
        this.out = out;
    }

    /** Writes a line. */
    public synchronized void line(String text) {
        String printable = UNPRINTABLE.replaceFrom(text, '?') + "\n";
        try {
            out.write(printable.getBytes(StandardCharsets.US_ASCII));
            out.flush();
        } catch (IOException e) {
            // The GUI is gone. Its end of our input closes too, which ends the process.
        }
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
