package sanmai.journal;

import java.util.List;

/**
 * What a journal holds.
 *
 * @param conditions the conditions of its results
 * @param entries the results in the order of the file
 * @param <T> a result, a record
 */
public record JournalContents<T>(Conditions conditions, List<T> entries) {
    /** Copies the list. */
    public JournalContents {
        entries = List.copyOf(entries);
    }
}
