package sanmai.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import sanmai.workers.DaemonThreads;

/** Reads the output of another process, line by line, in a thread of its own, until it ends. */
public final class ProcessLines {
    /** In characters. A longer line is left out, since a part of it may say something else: a faulty process may never end one. */
    public static final int LONGEST = 1 << 17;

    /** What the listener gets in place of a line that is too long. */
    static final String TOO_LONG = "(a line of more than " + LONGEST + " characters)";

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Thread thread;

    /**
     * Starts to read.
     *
     * @param listener gets every line, without its end; a note in parentheses in place of one that is too long
     * @param end runs after the last line
     * @throws OutOfMemoryError if the system starts no more threads
     */
    public ProcessLines(InputStream stream, Consumer<String> listener, Runnable end) {
        thread = new DaemonThreads("process output").start(() -> {
            try (Reader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                read(reader, listener);
            } catch (IOException e) {
                // The process was ended by this one.
            } finally {
                end.run();
            }
        });
    }

    static void read(Reader reader, Consumer<String> listener) throws IOException {
        StringBuilder line = new StringBuilder();
        int first = reader.read();
        for (int c = first == BYTE_ORDER_MARK ? reader.read() : first; c >= 0; c = reader.read()) {
            if (c == '\n') {
                listener.accept(whole(line));
                line.setLength(0);
            } else if (line.length() <= LONGEST) {
                line.append((char) c);
            }
        }
        if (!line.isEmpty()) {
            listener.accept(whole(line));
        }
    }

    private static String whole(StringBuilder line) {
        return line.length() > LONGEST ? TOO_LONG : line.toString().stripTrailing();
    }

    /** Waits for the last line for a limited time: a child of the process may keep the stream open. */
    public void awaitEnd(long millis) throws InterruptedException {
        thread.join(millis);
    }
}
