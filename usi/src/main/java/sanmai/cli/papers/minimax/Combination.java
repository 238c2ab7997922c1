package sanmai.cli.papers.minimax;

import java.util.ArrayList;
import java.util.List;
import sanmai.search.minimax.MoveGenerator;

/**
 * A move generator on a slider scheme.
 *
 * @param generator the generator's name
 * @param sliders the name of the slider scheme; {@link #NONE} for generators that use none
 */
public record Combination(String generator, String sliders) {
    /** Stands for the scheme of generators that use none. */
    public static final String NONE = "-";

    /**
     * All combinations of some generators with some schemes, generator by generator. A generator that uses no scheme is
     * listed once.
     */
    public static List<Combination> of(List<MoveGenerator> generators, List<String> schemes) {
        List<Combination> combinations = new ArrayList<>();
        for (MoveGenerator generator : generators) {
            for (String scheme : generator.usesSliders() ? schemes : List.of(NONE)) {
                combinations.add(new Combination(generator.toString(), scheme));
            }
        }
        return combinations;
    }

    /** The system property settings, as options for a JVM, that make it run on the scheme. */
    List<String> flags(String property) {
        return sliders.equals(NONE) ? List.of() : List.of("-D" + property + "=" + sliders);
    }

    /** Both names, such as {@code bitboard/rotated}, or just the generator's. */
    @Override
    public String toString() {
        return sliders.equals(NONE) ? generator : generator + "/" + sliders;
    }
}
