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

    /**
     * Another way to mate than the solution of a problem.
     *
     * @param ply the number of moves of the solution before it: 0 for another first move
     * @param kind how composers judge it
     * @param line the other move, and after it a mate against some defence; not always the shortest
     */
    public record Cook(int ply, Kind kind, Line line) {
        /** How composers judge another way to mate. */
        public enum Kind {
            /** A cook (yozume): the problem has another solution. */
            COOK,
            /**
             * The moves of the solution in another order (tejun-zengo): after the other move, and some defence, the solution's
             * position comes back.
             */
            MOVE_ORDER,
            /** Another final move that mates at once, which custom allows (saishute-yozume). */
            FINAL_MOVE,
            /**
             * The same move with or instead of without promotion, and a mate that is no longer: a blemish (hi-gentei), but no
             * other solution.
             */
            PROMOTION,
            /**
             * A lance, bishop or rook dropped at another distance on the same line, and a mate that is no longer: a blemish
             * (hi-gentei), but no other solution.
             */
            DISTANCE,
            /** A detour (ukai): it mates only by coming back to the position before it, with nothing more in hand. */
            DETOUR
        }

        /** The other move. */
        public int move() {
            return line.firstCode();
        }
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
