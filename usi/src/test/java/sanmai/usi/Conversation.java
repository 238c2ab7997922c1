package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import sanmai.search.Searcher;

/** A GUI in the same process, talking to a session on a thread of its own. */
final class Conversation implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 30;

    private final PipedWriter toEngine = new PipedWriter();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final Thread engine;

    Conversation(Searcher searcher) {
        this(searcher, UsiSession.PATIENCE_MILLIS);
    }

    /** With a session that has so much patience with a search. */
    Conversation(Searcher searcher, long patienceMillis) {
        this(searcher, BookFiles.NONE, patienceMillis);
    }

    /** With books. */
    Conversation(Searcher searcher, BookFiles books, long patienceMillis) {
        try {
            BufferedReader in = new BufferedReader(new PipedReader(toEngine));
            UsiSession session = new UsiSession(
                    "Test 1", () -> searcher, books, new UsiWriter(new LineQueue(fromEngine)), patienceMillis);
            engine = new Thread(() -> session.run(in));
            engine.start();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Collects whole lines. */
    private static final class LineQueue extends OutputStream {
        private final BlockingQueue<String> lines;
        private final StringBuilder line = new StringBuilder();

        LineQueue(BlockingQueue<String> lines) {
            this.lines = lines;
        }

        @Override
        public void write(int b) {
            if (b == '\n') {
                lines.add(line.toString());
                line.setLength(0);
            } else {
                line.append((char) b);
            }
        }
    }

    /** Says lines to the engine. */
    void say(String... lines) {
        try {
            for (String line : lines) {
                toEngine.write(line + "\n");
            }
            toEngine.flush();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Waits for a line that begins like this, and returns all lines up to it. */
    List<String> hearUntil(String beginning) {
        return hearUntil(line -> line.startsWith(beginning), beginning);
    }

    private List<String> hearUntil(Predicate<String> wanted, String what) {
        List<String> heard = new ArrayList<>();
        while (heard.isEmpty() || !wanted.test(heard.get(heard.size() - 1))) {
            heard.add(next(what, heard));
        }
        return heard;
    }

    /** Waits for a line that begins like this, and returns it. */
    String hear(String beginning) {
        List<String> heard = hearUntil(beginning);
        return heard.get(heard.size() - 1);
    }

    private String next(String what, List<String> heard) {
        try {
            String line = fromEngine.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return line == null ? fail("no \"" + what + "\" after " + heard) : line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Everything the engine says until it has handled what was said so far. */
    List<String> hearAll() {
        say("isready");
        return hearUntil("readyok");
    }

    /** Ends the input and waits for the session's end; returns what was still said. */
    List<String> hangUp() {
        try {
            toEngine.close();
            engine.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
        assertTrue(!engine.isAlive(), "the session goes on after the end of its input");
        List<String> rest = new ArrayList<>();
        fromEngine.drainTo(rest);
        return rest;
    }

    @Override
    public void close() {
        hangUp();
    }
}
