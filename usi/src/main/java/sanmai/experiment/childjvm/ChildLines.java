package sanmai.experiment.childjvm;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Hears what another process prints, line by line, in a thread of its own, until the process ends. */
final class ChildLines {
    /** A process that has gone mad may print without ever ending a line; what is beyond this is passed over. */
    static final int LONGEST = 10_000;

    private final Thread thread;

    /**
     * Begins to listen.
     *
     * @param listener gets every line, without its end
     * @param end runs after the last line
     */
    ChildLines(InputStream stream, Consumer<String> listener, Runnable end) {
        thread = new Thread(() -> {
            try (Reader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                read(reader, listener);
            } catch (IOException e) {
                // The process has been ended from this side; there is nothing more to hear.
            } finally {
                end.run();
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    static void read(Reader reader, Consumer<String> listener) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = reader.read(); c >= 0; c = reader.read()) {
            if (c == '\n') {
                listener.accept(line.toString().stripTrailing());
                line.setLength(0);
            } else if (line.length() < LONGEST) {
                line.append((char) c);
            }
        }
        if (!line.isEmpty()) {
            listener.accept(line.toString().stripTrailing());
        }
    }

    /** Waits for the last line, but not for ever: what the process started itself may keep the stream open. */
    void awaitEnd(long millis) throws InterruptedException {
        thread.join(millis);
    }
}
