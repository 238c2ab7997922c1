package sanmai.shogi;

/**
 * What the rule about repetition (sennichite) says about a position that has just been reached, from the view of the
 * side to move. A position is repeated if board, hands and side to move are the same; the game ends when one occurs for
 * the fourth time. It is a draw, unless one side gave check with all its moves since the first occurrence: perpetual
 * check loses. The search, whose stack knows which nodes were in check, decides the same about loops within its tree in
 * {@code GameEndRules}.
 */
public enum Repetition {
    /** The position has occurred fewer than four times; the game goes on. */
    NONE,
    /** The fourth occurrence; a draw. */
    DRAW,
    /** The fourth occurrence by the other side's perpetual check; the side to move wins. */
    WIN,
    /** The fourth occurrence by the perpetual check of the side to move, which loses. */
    LOSS;

    /** The number of occurrences of a position that ends the game. */
    public static final int OCCURRENCES = 4;

    /** What the rule says about a position. It looks back over the moves made since the set-up. */
    public static Repetition of(Position position) {
        int occurrences = 1;
        StateInfo now = position.state();
        for (StateInfo state = now.twoBack(); state != null; state = state.twoBack()) {
            if (isSame(state, now) && ++occurrences == OCCURRENCES) {
                return judge(position, state.ply);
            }
        }
        return NONE;
    }

    /** How often a position has occurred since the set-up, this time included. */
    public static int occurrences(Position position) {
        return occurrences(position.state());
    }

    private static int occurrences(StateInfo now) {
        int occurrences = 1;
        for (StateInfo state = now.twoBack(); state != null; state = state.twoBack()) {
            occurrences += isSame(state, now) ? 1 : 0;
        }
        return occurrences;
    }

    /** Whether this position, or one on the way to it since the set-up, has occurred more than once. */
    public static boolean hasOccurred(Position position) {
        for (StateInfo state = position.state(); state != null; state = state.previous) {
            if (occurrences(state) > 1) {
                return true;
            }
        }
        return false;
    }

    /**
     * The number of moves since the last position with the same board and side to move in which the mover's hand was equal,
     * superior or inferior to the present one ({@link #compareHands}). If it was equal, the position is a repetition.
     *
     * @return 0 if no such position is among those of the last {@code most} moves
     */
    public static int movesSinceSameBoard(Position position, int most) {
        StateInfo now = position.state();
        int moves = 4; // There is no way back in two moves.
        StateInfo state = now.twoBack();
        state = state == null ? null : state.twoBack();
        while (state != null && moves <= most) {
            if (state.key == now.key && (isEqualOrSuperior(now, state) || isEqualOrSuperior(state, now))) {
                return moves;
            }
            state = state.twoBack();
            moves += 2;
        }
        return 0;
    }

    private static boolean isEqualOrSuperior(StateInfo one, StateInfo other) {
        int shift = one.turn << 5;
        return Hand.isEqualOrSuperior((int) (one.hands >>> shift), (int) (other.hands >>> shift));
    }

    /**
     * Compares the hand of the side to move with its hand n moves ago, when the board was the same: 0 if it is
     * the same hand, positive if it has more now, negative if it has less.
     */
    public static int compareHands(Position position, int movesAgo) {
        StateInfo now = position.state();
        StateInfo then = now.back(movesAgo);
        if (now.hands == then.hands) {
            return 0;
        }
        return isEqualOrSuperior(now, then) ? 1 : -1;
    }

    private static boolean isSame(StateInfo state, StateInfo now) {
        return state.key == now.key && state.hands == now.hands;
    }

    /** Takes the moves since the first occurrence back, looks who gave check with each, and makes them again. */
    private static Repetition judge(Position position, int first) {
        int last = position.movesMade();
        int[] moves = new int[last - first];
        boolean alwaysInCheck = true;
        boolean alwaysGivingCheck = true;
        for (int i = moves.length - 1; i >= 0; i--) {
            boolean check = position.isInCheck();
            if ((moves.length - 1 - i) % 2 == 0) {
                alwaysInCheck &= check;
            } else {
                alwaysGivingCheck &= check;
            }
            moves[i] = position.moveMade(first + i);
            position.undoMove();
        }
        for (int move : moves) {
            position.doMove(move);
        }
        return alwaysInCheck ? WIN : alwaysGivingCheck ? LOSS : DRAW;
    }
}
