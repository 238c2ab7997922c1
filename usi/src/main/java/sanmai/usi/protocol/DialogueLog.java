package sanmai.usi.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Optional;
import sanmai.files.AppendFile;
import sanmai.files.FileProblems;

/**
 * Appends the dialogue to a file: each line with its time, {@code >>} before what the GUI says and {@code <<} before what
 * the engine says, in the order in which commands are carried out. At first there is no file. Safe for use by several threads.
 */
public final class DialogueLog {
    private final Path home;
    private String name = "";
    private OutputStream file; // null if there is none
    private String problem; // null if there is none to tell

    /** A log whose files lie in this directory, unless they are named by their full paths. */
    public DialogueLog(Path home) {
        this.home = home;
    }

    /** Writes to the file of this name from now on; to none if the name is empty. */
    public synchronized void writeTo(String newName) {
        if (!newName.equals(name)) {
            close();
            name = newName;
            open();
        }
    }

    private void open() {
        if (name.isEmpty()) {
            return;
        }
        try {
            Path path = home.resolve(name);
            FileProblems.refuseOthers(path);
            file = AppendFile.openShared(path); // Another engine may log to the same file.
        } catch (IOException e) {
            fail(FileProblems.reason(e));
        } catch (InvalidPathException e) {
            fail("that is no path: " + e.getReason());
        }
    }

    private void fail(String reason) {
        file = null;
        problem = "the log " + name + " cannot be written: " + reason;
    }

    /** Notes a line of the GUI, which was read at a time of {@link System#nanoTime}. */
    public synchronized void heard(String line, long nanos) {
        note(LocalDateTime.now().minusNanos(System.nanoTime() - nanos), ">> " + line);
    }

    /** Notes a line of the engine. */
    public synchronized void said(String line) {
        note(LocalDateTime.now(), "<< " + line);
    }

    private void note(LocalDateTime time, String line) {
        if (file == null) {
            return;
        }
        String record = String.format(Locale.ROOT, "%1$tF %1$tT.%1$tL %2$s\n", time, line);
        try {
            file.write(record.getBytes(UTF_8));
        } catch (IOException e) {
            close();
            fail(FileProblems.reason(e));
        }
    }

    /** Why the file cannot be written, if it cannot; told once. */
    public synchronized Optional<String> problem() {
        Optional<String> told = Optional.ofNullable(problem);
        problem = null;
        return told;
    }

    /** Closes the file. */
    public synchronized void close() {
        if (file != null) {
            try {
                file.close();
            } catch (IOException e) {
                fail(FileProblems.reason(e));
            }
            file = null;
        }
    }
}
