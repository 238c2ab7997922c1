package sanmai.notation.format;

import java.util.List;

/**
 * A record as text, and what the text does not hold of it.
 *
 * @param text the text, its lines ending in LF; empty if the record would be too long to be read again, and is lost
 * @param losses losses about the whole record first, then in the order of the moves; empty if it is read back as it
 *     was; cannot be changed
 */
public record WrittenRecord(String text, List<RecordLoss> losses) {
    /** Keeps a copy of the list. */
    public WrittenRecord {
        losses = List.copyOf(losses);
    }

    /** Whether the record was written; it is not if it is too long. */
    public boolean isWritten() {
        return !text.isEmpty();
    }

    /** Whether the text holds the whole record. */
    public boolean isComplete() {
        return losses.isEmpty();
    }
}
