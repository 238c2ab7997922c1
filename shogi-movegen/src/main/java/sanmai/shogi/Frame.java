package sanmai.shogi;

/**
 * One position of a game, as far as taking back a move or looking for a repetition needs it. Frames are linked in the
 * order of the game; those ahead of the present one are kept and filled again, so that play allocates nothing twice.
 */
final class Frame {
    /** The frame before the move that led here; null at the set-up. */
    final Frame previous;

    /** How many moves led here from the set-up. */
    final int ply;

    /** The side to move, as an ordinal. */
    final int turn;

    /** The next frame; null until a move has been made from here. */
    private Frame next;

    /** The key of the board alone; whose turn it is changes with every frame anyway. */
    long key;

    /** Both hands: Black's in the lower half, White's in the upper one. */
    long hands;

    /** The move that led here, and its victim. */
    int moveAndVictim;

    private Frame(Frame previous, int ply, int turn) {
        this.previous = previous;
        this.ply = ply;
        this.turn = turn;
    }

    /** The frame of a set-up with this side to move. */
    static Frame first(int turn) {
        return new Frame(null, 0, turn);
    }

    /** The frame after a move from here, to be filled. */
    Frame next() {
        Frame frame = next;
        return frame != null ? frame : append();
    }

    private Frame append() {
        next = new Frame(this, ply + 1, turn ^ 1);
        return next;
    }

    /** Whether the side to move before did not move. */
    boolean isAfterNullMove() {
        return moveAndVictim == Move.NONE && previous != null;
    }

    /** The last frame before this one with the same side to move; null if there is none, or a null move between. */
    Frame twoBack() {
        Frame before = previous;
        return before == null || moveAndVictim == Move.NONE || before.moveAndVictim == Move.NONE
                ? null
                : before.previous;
    }

    /** The frame so many moves back. */
    Frame back(int moves) {
        Frame frame = this;
        for (int i = 0; i < moves; i++) {
            frame = frame.previous;
        }
        return frame;
    }

    /** A copy of this frame and all before it, but of none ahead. */
    Frame copy() {
        Frame from = this.back(ply);
        Frame to = first(from.turn);
        to.fill(from);
        while (from != this) {
            from = from.next;
            to = to.next();
            to.fill(from);
        }
        return to;
    }

    private void fill(Frame other) {
        key = other.key;
        hands = other.hands;
        moveAndVictim = other.moveAndVictim;
    }
}
