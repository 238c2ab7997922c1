package sanmai.experiment.journal;

import java.util.List;

/**
 * What all results in a journal depend on, beside what each names itself; a record. Results of different conditions must
 * not be mixed.
 *
 * @param <C> the conditions themselves
 */
public interface RunConditions<C> {
    /**
     * Checks what was read from a text.
     *
     * @throws IllegalArgumentException if something is missing; the message says what
     */
    void validate();

    /** In which respects others are different, in words; empty if they are the same. */
    List<String> differencesFrom(C other);
}
