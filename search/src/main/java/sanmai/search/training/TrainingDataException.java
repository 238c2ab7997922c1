package sanmai.search.training;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import sanmai.core.PrintableText;
import sanmai.files.ConditionLine;

/** Says why training data cannot be used and, if known, in which file and where in it. */
public final class TrainingDataException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST_EXCERPT = 200;

    private final String reason;

    TrainingDataException(String reason) {
        this(reason, reason, null);
    }

    /** A problem of a file. */
    static TrainingDataException of(Path file, String reason) {
        return new TrainingDataException("\"" + file + "\": " + reason, reason, null);
    }

    /** How the conditions that a file has differ from those here, in words. */
    static String differences(ConditionLine here, String there) {
        List<String> differences = here.differencesFrom(there);
        return differences.isEmpty()
                ? "\"" + excerpt(there) + "\", not \"" + here + "\""
                : excerpt(String.join("; ", differences));
    }

    /** The part of a text that is quoted in a message; the text may be long or binary. */
    static String excerpt(String text) {
        return PrintableText.oneLine(
                text.length() <= LONGEST_EXCERPT ? text : text.substring(0, LONGEST_EXCERPT) + "...");
    }

    private TrainingDataException(String message, String reason, @Nullable Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    /** The same problem, of a record of a file that begins at this byte. Records are counted from 1. */
    TrainingDataException in(String file, long record, long offset) {
        String message = String.format(Locale.ROOT, "%s: record %d (at byte %d): %s", file, record, offset, reason);
        return new TrainingDataException(message, reason, this);
    }

    /** What is wrong, without the place. */
    public String reason() {
        return reason;
    }
}
