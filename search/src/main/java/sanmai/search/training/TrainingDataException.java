package sanmai.search.training;

/** Says that training data make no sense: why, and, where it is known, in which record of which file. */
public final class TrainingDataException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    TrainingDataException(String reason) {
        this(reason, reason, null);
    }

    private TrainingDataException(String message, String reason, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    /** The same complaint about a record of a file. Records are counted from 1. */
    TrainingDataException in(String file, long record) {
        long offset = (record - 1) * TrainingRecord.BYTES;
        String message = String.format("%s: record %d (at byte %d): %s", file, record, offset, reason);
        return new TrainingDataException(message, reason, this);
    }

    /** What is wrong, without the place. */
    public String reason() {
        return reason;
    }
}
