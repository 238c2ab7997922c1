package sanmai.search.mate;

import java.util.List;
import sanmai.shogi.Line;

/**
 * What a {@link ProblemCheck} has found.
 *
 * @param solution the line along which other ways were looked for
 * @param cooks the other ways to mate, in the order of the solution; cannot be changed
 * @param unknownPlies the numbers of moves of the solution after which it is not known whether there is another way (or
 *     another one than those found); cannot be changed
 */
public record CheckedProblem(Line solution, List<Cook> cooks, List<Integer> unknownPlies) {
    /** Whether there is one solution only. */
    public enum Uniqueness {
        /** It is proved that no other move before the final one mates, except blemishes and detours. */
        UNIQUE,
        /** There is another solution. */
        COOKED,
        /** No other solution was found, but the search did not come to its end. */
        NOT_KNOWN
    }

    /** Keeps copies of the lists. */
    public CheckedProblem {
        cooks = List.copyOf(cooks);
        unknownPlies = List.copyOf(unknownPlies);
    }

    /** Whether there is one solution only. */
    public Uniqueness uniqueness() {
        if (cooks.stream().anyMatch(cook -> cook.kind() == Cook.Kind.COOK || cook.kind() == Cook.Kind.MOVE_ORDER)) {
            return Uniqueness.COOKED;
        }
        return unknownPlies.isEmpty() ? Uniqueness.UNIQUE : Uniqueness.NOT_KNOWN;
    }
}
