package sanmai.experiment.journal;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** Collects the respects in which two things are different, in words. */
public final class ConditionDifferences {
    private final ImmutableList.Builder<String> words = ImmutableList.builder();

    /** Compares what both say in one respect. */
    public ConditionDifferences in(String respect, Object ours, Object theirs) {
        if (!ours.equals(theirs)) {
            words.add(respect + " " + ours + " instead of " + theirs);
        }
        return this;
    }

    /** The differences, in the order in which they were looked for. */
    public List<String> words() {
        return words.build();
    }
}
