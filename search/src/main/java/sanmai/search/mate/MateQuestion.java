package sanmai.search.mate;

import sanmai.shogi.Position;

/**
 * The question whether the attacker mates by checks within a number of plies.
 *
 * @param position the position, which the search changes by its moves and takes back
 * @param isAttackersTurn whether the attacker is to move; if not, the defender is in check
 * @param within the number of plies, at most {@link #MOST_PLIES}
 * @param excludedChecks checks that are not made in the position itself, which counts as repeated when it comes back
 */
record MateQuestion(Position position, boolean isAttackersTurn, int within, int... excludedChecks) {
    /** The plies of a question about a mate of any length. */
    static final int MOST_PLIES = SearchPath.MAX_PLIES - 1;

    /** Whether the side to move mates, perhaps by other checks than some. */
    static MateQuestion mates(Position position, int within, int... excludedChecks) {
        return new MateQuestion(position, true, within, excludedChecks);
    }

    /** Whether the side to move, which is in check, is mated. */
    static MateQuestion isMated(Position position, int within) {
        return new MateQuestion(position, false, within);
    }

    /** The same question about a copy of the position. */
    MateQuestion copy() {
        return new MateQuestion(position.copy(), isAttackersTurn, within, excludedChecks);
    }
}
