package sanmai.shogi;

import org.jspecify.annotations.Nullable;
import sanmai.core.Piece;

/**
 * One position of a game, as far as taking back a move or looking for a repetition needs it. States are linked in the
 * order of the game; those ahead of the present one are kept and filled again, so that play allocates nothing twice.
 */
final class StateInfo {
    private static final int MOVE_MASK = (1 << Move.BITS) - 1;

    /** The state before the move that led here; null at the set-up. */
    final @Nullable StateInfo previous;

    /** The number of moves made since the set-up, null moves included. */
    final int ply;

    /** The side to move, as an ordinal. */
    final int turn;

    /** The next state; null until a move has been made from here. */
    private @Nullable StateInfo next;

    /** The key of the board alone; whose turn it is changes with every state anyway. */
    long key;

    /** Both hands: Black's in the lower half, White's in the upper one. */
    long hands;

    /** The move that led here, and the piece that it captured. */
    private int moveAndCaptured;

    private StateInfo(@Nullable StateInfo previous, int ply, int turn) {
        this.previous = previous;
        this.ply = ply;
        this.turn = turn;
    }

    /** The state of a set-up with this side to move. */
    static StateInfo first(int turn) {
        return new StateInfo(null, 0, turn);
    }

    /** The state after a move, perhaps with the piece that it captures, in which key and hands differ by this much. */
    StateInfo push(int moveAndCaptured, long keyChange, long handChange) {
        StateInfo to = next();
        to.moveAndCaptured = moveAndCaptured;
        to.key = key ^ keyChange;
        to.hands = hands + handChange;
        return to;
    }

    /** The state after a move from here, to be filled. */
    private StateInfo next() {
        StateInfo state = next;
        return state != null ? state : append();
    }

    private StateInfo append() {
        next = new StateInfo(this, ply + 1, turn ^ 1);
        return next;
    }

    /** Pieces as they are in {@link #hands} in the hand of a colour. */
    static long inHand(int color, int pieces) {
        return (long) pieces << (color << 5);
    }

    /** The hand of a colour. */
    int hand(int color) {
        return (int) (hands >>> (color << 5));
    }

    /** Gives the piece that the move captured to the side to move, which has lost it. */
    void giveBackCapture() {
        int captured = captured();
        if (captured != Piece.NONE) {
            int piece = Hand.oneOf(captured);
            hands += inHand(turn, piece) - inHand(turn ^ 1, piece);
        }
    }

    /** Takes the piece that the move captured out of the game. */
    void discardCapture() {
        int captured = captured();
        if (captured != Piece.NONE) {
            hands -= inHand(turn ^ 1, Hand.oneOf(captured));
        }
    }

    /** The move that led here; {@link Move#NONE} for a null move. */
    int move() {
        return moveAndCaptured & MOVE_MASK;
    }

    /** The piece that the move captured; {@link Piece#NONE} if it captured nothing. */
    int captured() {
        return moveAndCaptured >>> Move.BITS;
    }

    /** Whether the move that led here is a null move. */
    boolean isAfterNullMove() {
        return moveAndCaptured == Move.NONE && previous != null;
    }

    /** The last state before this one with the same side to move; null if there is none, or a null move between. */
    @Nullable
    StateInfo twoBack() {
        StateInfo before = previous;
        return before == null || moveAndCaptured == Move.NONE || before.moveAndCaptured == Move.NONE
                ? null
                : before.previous;
    }

    /** The state n moves back. */
    StateInfo back(int moves) {
        StateInfo state = this;
        for (int i = 0; i < moves; i++) {
            state = state.previous;
        }
        return state;
    }

    /** A copy of this state and all before it, but of none ahead. */
    StateInfo copy() {
        StateInfo from = this.back(ply);
        StateInfo to = first(from.turn);
        to.fill(from);
        while (from != this) {
            from = from.next;
            to = to.next();
            to.fill(from);
        }
        return to;
    }

    private void fill(StateInfo other) {
        key = other.key;
        hands = other.hands;
        moveAndCaptured = other.moveAndCaptured;
    }
}
