package sanmai.usi;

import java.util.Optional;
import sanmai.usi.protocol.LineReader;
import sanmai.usi.protocol.UsiCommand;
import sanmai.usi.protocol.UsiParser;
import sanmai.workers.DaemonThreads;

/** Reads what the GUI sends, on a thread of its own, and puts it into the inbox. */
final class CommandReader {
    private final LineReader lines;
    private final Inbox inbox;
    private final Runnable atTheEnd;

    /**
     * A reader that has not started.
     *
     * @param atTheEnd is run by the reading thread, at {@code quit} and at the end of the input
     */
    CommandReader(LineReader lines, Inbox inbox, Runnable atTheEnd) {
        this.lines = lines;
        this.inbox = inbox;
        this.atTheEnd = atTheEnd;
    }

    /** Starts the thread, which reads until the end of the input. */
    void start() {
        new DaemonThreads("usi-reader").start(this::read);
    }

    private void read() {
        boolean hasMore = true;
        while (hasMore) {
            try {
                hasMore = readLine();
            } catch (OutOfMemoryError e) {
                // This line is lost; reading goes on with the next.
            }
        }
        end();
        inbox.putEnd();
    }

    private void end() {
        try {
            atTheEnd.run();
        } catch (OutOfMemoryError e) {
            // The system starts no thread; the session ends without that help.
        }
    }

    /** Reads a line; false if there was none. */
    private boolean readLine() {
        Optional<String> line = lines.next();
        if (line.isPresent()) {
            long now = System.nanoTime(); // The clock runs since the line came.
            UsiCommand command = UsiParser.parse(line.get());
            if (command instanceof UsiCommand.Quit) {
                end();
            }
            inbox.put(new TimedCommand(command, now, line.get()));
        }
        return line.isPresent();
    }
}
