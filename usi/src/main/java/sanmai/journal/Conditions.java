package sanmai.journal;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import sanmai.files.ConditionDifferences;

/**
 * What all results of a journal depend on, besides what each result says of itself. Results of different conditions
 * must not be mixed.
 *
 * @param command the command that makes the results, so that its journals are not taken for those of another one
 * @param values the values in order, each by the option that gives it or by other words that name it in messages
 */
public record Conditions(String command, Map<String, String> values) {
    /** More than any run counts. */
    private static final int MAX_NUMBER = 1 << 30;

    private static final String FINGERPRINT = "SHA-256 ";

    /** Copies the map. */
    public Conditions {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** A hash value, which stands for lines that are too many to be stored. The name of such a value is a plural. */
    public static String fingerprint(Stream<String> lines) {
        Hasher hasher = Hashing.sha256().newHasher();
        lines.forEachOrdered(line -> hasher.putString(line + "\n", StandardCharsets.UTF_8));
        return FINGERPRINT + hasher.hash();
    }

    /** A value. */
    public String text(String name) {
        return Objects.requireNonNull(values.get(name), name);
    }

    /**
     * A value that is a count, from 0.
     *
     * @throws IllegalArgumentException if the value is no such number, as in a file that was edited by hand
     */
    public int number(String name) {
        try {
            int number = Integer.parseInt(text(name));
            if (number >= 0 && number <= MAX_NUMBER) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Refused below.
        }
        throw new IllegalArgumentException(name + " " + text(name) + ": is no number from 0 to " + MAX_NUMBER);
    }

    /**
     * What differs between conditions of one command, in words; empty if nothing does.
     *
     * @param where where these conditions are, such as {@code there}
     * @param otherWhere where the others are
     */
    String differences(String where, Conditions other, String otherWhere) {
        ConditionDifferences differences = new ConditionDifferences(where, otherWhere);
        values.forEach((name, value) -> {
            if (value.startsWith(FINGERPRINT)) {
                differences.inContents(name, value, other.text(name));
            } else {
                differences.in(name, value, other.text(name));
            }
        });
        return differences.toString();
    }
}
