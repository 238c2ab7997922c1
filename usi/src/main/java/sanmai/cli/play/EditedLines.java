package sanmai.cli.play;

import java.io.IOError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;

/** Lines typed in a terminal, with editing, a history, and completion of the first word by Tab. */
public final class EditedLines implements LineDialogue {
    private static final String BOLD_RED = "\u001b[1;31m";
    private static final String PLAIN = "\u001b[0m";

    private final Terminal terminal;
    private final boolean hasColors;
    private final LineReader reader;
    private Function<String, List<String>> completions = beginning -> List.of();

    /**
     * Lines of a terminal, which is closed with this.
     *
     * @param atInterrupt what Ctrl-C does while no line is read
     * @param hasColors whether colours are shown
     */
    public EditedLines(Terminal terminal, Runnable atInterrupt, boolean hasColors) {
        this.terminal = terminal;
        this.hasColors = hasColors;
        terminal.handle(Signal.INT, signal -> atInterrupt.run());
        // No quotes and no escapes: what is typed is taken as it is.
        DefaultParser parser = new DefaultParser();
        parser.setQuoteChars(new char[0]);
        parser.setEscapeChars(new char[0]);
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("sanmai")
                .parser(parser)
                .completer((source, line, candidates) -> {
                    if (line.wordIndex() == 0) {
                        completions.apply(line.word()).forEach(text -> candidates.add(new Candidate(text)));
                    }
                })
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    @Override
    public Optional<String> read(String prompt, Function<String, List<String>> ofThisLine) throws InterruptedException {
        completions = ofThisLine;
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException | IOError e) {
            return Optional.empty();
        } catch (UserInterruptException e) {
            throw new InterruptedException("the user has pressed Ctrl-C");
        }
    }

    @Override
    public void show(String text) {
        terminal.writer().println(text);
        terminal.flush();
    }

    @Override
    public String emphasised(String text) {
        return hasColors ? BOLD_RED + text + PLAIN : text;
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
