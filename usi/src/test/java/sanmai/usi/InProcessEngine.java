package sanmai.usi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import sanmai.search.Searcher;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.usi.engine.BookFiles;
import sanmai.usi.engine.EngineSetup;
import sanmai.usi.engine.EvaluationFiles;
import sanmai.usi.protocol.LineReader;
import sanmai.usi.protocol.UsiWriter;

/** A GUI in the same process, talking to a session on a thread of its own, which has no book unless the GUI chooses one. */
final class InProcessEngine implements EngineUnderTest, AutoCloseable {
    private static final int PATIENCE_SECONDS = 30;
    private static final int PIPE_BYTES = 1 << 16;

    static final BookFiles NO_BOOK_FILES = (directory, name) -> {
        throw new IOException("there are no books here");
    };

    private static final List<String> NO_BOOK = List.of("setoption name BookFile value no_book");

    private static final EvaluationFiles NO_FILES =
            choice -> new EvaluationFiles.Opened("of the engine", NetEvaluationFactory.shipped());

    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final Thread engine;

    InProcessEngine(Searcher searcher) {
        this(searcher, UsiSession.PATIENCE_MILLIS);
    }

    /** With a session that abandons a search after this time. */
    InProcessEngine(Searcher searcher, long patienceMillis) {
        this(searcher, NO_BOOK_FILES, patienceMillis);
    }

    /** With books. */
    InProcessEngine(Searcher searcher, BookFiles books, long patienceMillis) {
        this(evaluation -> searcher, NO_FILES, books, patienceMillis, NO_BOOK);
    }

    private InProcessEngine(
            Function<EvaluationFactory, Searcher> maker,
            EvaluationFiles evaluations,
            BookFiles books,
            long patienceMillis,
            List<String> presets) {
        try {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(new PipedInputStream(toEngine, PIPE_BYTES), UTF_8));
            EngineSetup setup = new EngineSetup("Test 1", maker, NetEvaluationFactory.shipped(), evaluations, books);
            UsiSession session =
                    new UsiSession(setup, new UsiWriter(new LineQueue(fromEngine)), Path.of(""), patienceMillis);
            session.overrideDefaults(presets);
            engine = new Thread(() -> session.run(new LineReader(in), () -> {}));
            engine.start();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** With evaluations to choose from. */
    static InProcessEngine withEvaluations(Supplier<Searcher> maker, EvaluationFiles evaluations) {
        return withSearch(evaluation -> maker.get(), evaluations);
    }

    /** With evaluations to choose from, and a search that uses them. */
    static InProcessEngine withSearch(Function<EvaluationFactory, Searcher> maker, EvaluationFiles evaluations) {
        return new InProcessEngine(maker, evaluations, NO_BOOK_FILES, UsiSession.PATIENCE_MILLIS, NO_BOOK);
    }

    /** With lines that give options other defaults; without one the book is the shipped one. */
    static InProcessEngine withPresets(Searcher searcher, String... presets) {
        return new InProcessEngine(
                evaluation -> searcher, NO_FILES, NO_BOOK_FILES, UsiSession.PATIENCE_MILLIS, List.of(presets));
    }

    /** With a session that makes a searcher when it needs one, and abandons it after this time. */
    static InProcessEngine withMaker(Supplier<Searcher> maker, long patienceMillis) {
        return new InProcessEngine(evaluation -> maker.get(), NO_FILES, NO_BOOK_FILES, patienceMillis, NO_BOOK);
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
                EngineUnderTest.hear(line.toString(), lines);
                line.setLength(0);
            } else {
                line.append((char) b);
            }
        }
    }

    @Override
    public void send(byte[] bytes) {
        try {
            toEngine.write(bytes);
            toEngine.flush();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public Optional<String> nextLine() {
        try {
            return Optional.ofNullable(fromEngine.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public String diagnosis() {
        return engine.isAlive() ? "the session goes on" : "the session has ended";
    }

    /** Ends the input. */
    void endInput() {
        try {
            toEngine.close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Ends the input and waits for the session's end; returns what was still said. */
    List<String> hangUp() {
        endInput();
        try {
            engine.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException e) {
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
