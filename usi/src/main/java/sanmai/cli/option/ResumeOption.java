package sanmai.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Option;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.files.FileProblems;
import sanmai.files.WriteLock;
import sanmai.journal.Conditions;
import sanmai.journal.Journal;
import sanmai.journal.JournalException;
import sanmai.journal.JournalFormat;

/** The option {@code --resume}. */
public final class ResumeOption {
    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "Store finished work in this file, and skip the work that it already holds. Only one run at"
                    + " a time can use it.")
    @Written
    private Path file;

    public boolean isGiven() {
        return file != null;
    }

    /**
     * Does long work, with the results of earlier runs if there is a file of them.
     *
     * @param own refuses a result of the file that is not one of this run, with an {@link IllegalArgumentException}
     * @param work returns the exit code
     * @throws UserError if the file cannot be read or written, holds something else, or is in use
     */
    public <T> int run(
            JournalFormat<T> format, Conditions conditions, Consumer<T> own, ToIntFunction<ResumableRun<T>> work) {
        // The file is locked inside the hook, so that an interrupted run unlocks it before the process ends.
        return ShutdownHook.run(() -> file == null
                ? work.applyAsInt(new ResumableRun<>(Optional.empty()))
                : runWithFile(format, conditions, own, work));
    }

    private <T> int runWithFile(
            JournalFormat<T> format, Conditions conditions, Consumer<T> own, ToIntFunction<ResumableRun<T>> work) {
        WriteLock lock = lock();
        try (Journal<T> journal = format.open(file, conditions, own)) {
            return work.applyAsInt(new ResumableRun<>(Optional.of(journal)));
        } catch (JournalException e) {
            throw new UserError("--resume: " + e.getMessage());
        } finally {
            lock.close();
        }
    }

    private WriteLock lock() {
        try {
            return WriteLock.of(file);
        } catch (IOException e) {
            throw new UserError("--resume: " + file + ": " + FileProblems.reason(e));
        }
    }
}
