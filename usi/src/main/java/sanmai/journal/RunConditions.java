package sanmai.journal;

import sanmai.files.ConditionDifferences;

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
     * @throws IllegalArgumentException if a value is out of its range; the message says what
     */
    default void validate() {}

    /** Compares everything with other conditions, which are the second ones for {@code differences}. */
    void compare(C other, ConditionDifferences differences);
}
