package sanmai.cli.console;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import sanmai.files.FileProblems;
import sanmai.files.NativeTextReader;
import sanmai.text.PrintableText;

/**
 * What a command writes: lines on stdout, messages on stderr that begin with the name of the command, and a progress bar on
 * stderr, which is removed before anything else is written. May be used by several threads.
 */
public final class Console implements AutoCloseable {
    private final CommandLine command;
    private final TerminalProgressBar bar = new TerminalProgressBar();

    /** The console of a command. */
    public Console(CommandSpec spec) {
        this(spec.commandLine());
    }

    Console(CommandLine command) {
        this.command = command;
    }

    /** Prints a line on stdout. */
    public void print(Object line) {
        print(List.of(line));
    }

    /** Prints lines on stdout, for people: without control characters, which a terminal would obey. */
    public synchronized void print(List<?> lines) {
        PrintWriter out = out();
        lines.forEach(line -> out.println(PrintableText.lines(line.toString())));
        out.flush();
    }

    /**
     * Stdout for game records, each of which is written as a whole in one encoding. Other programs get records
     * unchanged; on a terminal, question marks replace control characters.
     */
    public OutputStream records(Charset charset) {
        return new RecordStream(this::out, charset, TerminalCheck.isStdout());
    }

    /** Stdout itself, for what other programs read; no progress is shown until it is flushed. */
    public synchronized PrintWriter out() {
        bar.clear();
        return command.getOut();
    }

    /** The bare stdin. */
    public static InputStream bytesIn() {
        return System.in;
    }

    /** The bare stdout, for what is no text. */
    public static OutputStream bytesOut() {
        return System.out;
    }

    /**
     * Reads the lines on stdin, each as soon as it has come.
     *
     * @throws UserError if stdin cannot be read
     */
    public static void readLines(Consumer<String> reader) {
        try {
            new BufferedReader(new NativeTextReader(System.in)).lines().forEach(reader);
        } catch (UncheckedIOException e) {
            throw new UserError("-: " + FileProblems.reason(e.getCause()));
        }
    }

    /** Prints a message on stderr, as one line. */
    public void error(String message) {
        error(message, List.of());
    }

    /** Prints a message on stderr, and below it lines that explain it, such as the output of another process. */
    public synchronized void error(String message, List<String> details) {
        bar.clear();
        PrintWriter err = command.getErr();
        err.println(command.getCommandSpec().qualifiedName() + ": " + oneLine(message));
        details.forEach(line -> err.println("    " + PrintableText.lines(line)));
        err.flush();
    }

    private static String oneLine(String message) {
        String line = message.lines()
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
        return PrintableText.oneLine(line.replace('\t', ' '));
    }

    /** Begins a task, whose progress is shown once it has taken a moment. */
    public synchronized void begin(String task) {
        bar.begin(task);
    }

    /** Shows how much of the task is done. */
    public synchronized void progress(long done, long total) {
        bar.step(done, total);
    }

    /** Shows at once how much is done of a task with long steps, and which step is next. */
    public synchronized void progress(String task, long done, long total, String next) {
        bar.show(task, done, total, next);
    }

    /** Removes the progress bar; it comes back a moment later if the task goes on. */
    public synchronized void clearProgress() {
        bar.clear();
    }

    @Override
    public void close() {
        clearProgress();
    }
}
