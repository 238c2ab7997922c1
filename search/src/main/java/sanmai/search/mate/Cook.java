package sanmai.search.mate;

import sanmai.shogi.Line;

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
