package sanmai.search.mate;

import sanmai.search.Line;

/**
 * Another way to mate than the solution of a problem.
 *
 * @param ply the number of moves of the solution before it: 0 for another first move
 * @param kind what composers make of it
 * @param line the other move, and after it a mate against some defence; not always the shortest
 */
public record Cook(int ply, Kind kind, Line line) {
    /** What composers make of another way to mate. */
    public enum Kind {
        /** A cook (yozume): the problem has another solution. */
        COOK,
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
        /** A detour (ukai): it mates only by way of the position that it leaves, with nothing more in hand. */
        DETOUR
    }

    /** The other move. */
    public int move() {
        return line.first();
    }
}
