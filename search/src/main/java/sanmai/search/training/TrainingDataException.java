package sanmai.search.training;

import java.nio.file.Path;
import java.util.List;
import sanmai.files.ConditionLine;
import sanmai.text.PrintableText;

/** Says why training data cannot be used and, if known, in which file. */
public final class TrainingDataException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST_EXCERPT = 200;

    TrainingDataException(String reason) {
        super(reason);
    }

    /** A problem of a file. */
    static TrainingDataException of(Path file, String reason) {
        return new TrainingDataException("\"" + file + "\": " + reason);
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
        return PrintableText.oneLine(text, LONGEST_EXCERPT);
    }
}
