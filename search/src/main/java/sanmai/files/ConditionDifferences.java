package sanmai.files;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** Collects the differences between the conditions of two files, or of a file and a run. */
public final class ConditionDifferences {
    private final ImmutableList.Builder<String> words = ImmutableList.builder();
    private final String one;
    private final String other;

    /**
     * No differences yet.
     *
     * @param one where the first conditions are, such as {@code there}
     * @param other where the second ones are, such as {@code here}
     */
    public ConditionDifferences(String one, String other) {
        this.one = one;
        this.other = other;
    }

    /**
     * Compares a value.
     *
     * @param name the option that gives it, or what it is
     */
    public ConditionDifferences in(String name, Object ones, Object others) {
        if (!ones.equals(others)) {
            words.add(name + " is " + ones + " " + one + ", " + others + " " + other);
        }
        return this;
    }

    /**
     * Compares contents that are too long to be shown, by their fingerprints.
     *
     * @param name what it is, in the plural
     */
    public ConditionDifferences inContents(String name, String ones, String others) {
        if (!ones.equals(others)) {
            words.add(name + " are not the same " + one + " as " + other);
        }
        return this;
    }

    /** The differences, in the order in which they were looked for. */
    public List<String> words() {
        return words.build();
    }

    /** The differences as one text. */
    @Override
    public String toString() {
        return String.join("; ", words());
    }
}
