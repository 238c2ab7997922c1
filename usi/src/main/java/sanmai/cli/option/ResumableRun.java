package sanmai.cli.option;

import java.util.List;
import java.util.Optional;
import sanmai.cli.console.ExitCodes;
import sanmai.journal.Journal;
import sanmai.journal.JournalException;

/**
 * A long run that writes each result to the journal at once, if there is a journal. When the user interrupts it, or the
 * file cannot be written, it ends early, and the results so far can still be printed.
 *
 * @param <T> a result
 */
public final class ResumableRun<T> {
    private final Optional<Journal<T>> journal;
    private final List<T> known;
    private Optional<JournalException> unwritable = Optional.empty();
    private boolean interrupted;

    /** What a run does. */
    public interface Work {
        /** Works; an exception of the journal ends the work. */
        void run() throws InterruptedException;
    }

    public ResumableRun(Optional<Journal<T>> journal) {
        this.journal = journal;
        known = journal.map(file -> List.copyOf(file.entries())).orElse(List.of());
    }

    /** The results of earlier runs. */
    public List<T> known() {
        return known;
    }

    /** Keeps a new result. */
    public void keep(T result) {
        journal.ifPresent(file -> file.add(result));
    }

    /** Works until all is done, it is interrupted, or the journal cannot be written. */
    public void work(Work work) {
        try {
            work.run();
        } catch (InterruptedException e) {
            interrupted = true;
        } catch (JournalException e) {
            unwritable = Optional.of(e);
        }
    }

    /** Whether results are missing since the run was interrupted or could not write the journal. */
    public boolean endedEarly() {
        return interrupted || unwritable.isPresent();
    }

    /**
     * The exit code.
     *
     * @param code the exit code of a complete run
     * @throws JournalException if the file could not take a result
     */
    public int exitCode(int code) {
        unwritable.ifPresent(e -> {
            throw e;
        });
        return interrupted ? ExitCodes.INTERRUPTED : code;
    }
}
