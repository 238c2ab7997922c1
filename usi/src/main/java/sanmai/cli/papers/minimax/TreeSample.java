package sanmai.cli.papers.minimax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.cli.option.Version;
import sanmai.cli.papers.ChildJvm;
import sanmai.cli.papers.MachineLoad;
import sanmai.journal.JournalFormat;

/**
 * A tree that a combination has searched: a line of the journal.
 *
 * @param position the number of the position in its collection, from 1
 * @param name the name of the position
 * @param plies the depth of the tree
 * @param generator the move generator
 * @param sliders the slider scheme; {@link Combination#NONE} for generators that use none
 * @param figures the figures of the tree
 * @param load how busy the machine was when the tree had been searched; null if that is not known
 */
public record TreeSample(
        int position,
        String name,
        int plies,
        String generator,
        String sliders,
        TreeFigures figures,
        @Nullable MachineLoad load) {
    /** The number of positions in the collection. */
    static final String POSITIONS = "the number of positions";

    /** The CPU time for which a worker is warmed up. */
    static final String WARM_UP = "--warm-up in ms";

    /**
     * Journals of searched trees. Plies, position, generator and slider scheme stand in every sample, so that a run can be
     * continued with more of these.
     */
    public static final JournalFormat<TreeSample> FORMAT = new JournalFormat<>(
            "sanmai minimax",
            List.of(Version.CONDITION, ChildJvm.JAVA, ChildJvm.FLAGS, POSITIONS, "the positions", WARM_UP),
            TreeSample.class,
            sample -> sample.validated().which());

    Combination combination() {
        return new Combination(generator, sliders);
    }

    /** Which tree this is, in words. */
    String which() {
        return "position " + position + " (" + name + "), " + Plies.words(plies) + ", " + combination();
    }

    /**
     * Checks what was read from a text.
     *
     * @throws IllegalArgumentException if something is impossible; the message says what
     */
    public TreeSample validated() {
        require(position >= 1, "position");
        require(plies >= 1, "plies");
        require(!generator.isEmpty(), "generator");
        require(!sliders.isEmpty(), "sliders");
        figures.validated();
        require(MachineLoad.isPossible(load), "load");
        return this;
    }

    /**
     * Checks that the tree is one of a run.
     *
     * @param positions the number of positions in the collection
     * @throws IllegalArgumentException if it is not; the message says why
     */
    void requireWithin(int positions) {
        if (position > positions) {
            throw new IllegalArgumentException(which() + ": there are only " + positions + " positions");
        }
    }

    private static void require(boolean possible, String what) {
        if (!possible) {
            throw new IllegalArgumentException("no searched tree: \"" + what + "\" is impossible");
        }
    }
}
