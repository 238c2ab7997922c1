package sanmai.movegen.attacktable;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sanmai.core.Square;

/**
 * One position's attack table and the rest of its state (copy-make). Each move copies the table into the next state and
 * changes it there, so taking back a move only returns to the state before. That is quicker than undoing the changes
 * one by one.
 *
 * <p>States are linked in the order of the game; later states are kept and filled again, so that play allocates each
 * state once.
 */
final class TableState {
    /** The state before the move that led here; null at the set-up. */
    final @Nullable TableState previous;

    /** The number of moves made since the set-up. */
    final int ply;

    /** The side to move, as an ordinal. */
    final int turn;

    /** By mailbox index: the {@linkplain AttackBits word} of a square. On the rim only the bits of occupation have a meaning. */
    final int[] table = new int[Mailbox.LENGTH];

    /** Both hands: Black's in the lower half, White's in the upper one. */
    long hands;

    /** The mailbox index of each king, or nowhere: Black's in the low byte, White's in the next. */
    int kings;

    /** The move that led here. */
    int move;

    /** What stood where that move went, as the board has it. */
    int captured;

    private @Nullable TableState next;

    private TableState(@Nullable TableState previous, int ply, int turn) {
        this.previous = previous;
        this.ply = ply;
        this.turn = turn;
        Arrays.fill(table, AttackBits.OCCUPIED);
        for (int square = 0; square < Square.COUNT; square++) {
            table[Mailbox.index(square)] = 0;
        }
    }

    /** The state of a set-up with this side to move, and with nothing on the board yet. */
    static TableState first(int turn) {
        return new TableState(null, 0, turn);
    }

    /** The state after a move from here: the table and the kings as they were, the rest to be filled. */
    TableState next() {
        TableState state = next != null ? next : append();
        System.arraycopy(table, Mailbox.FIRST, state.table, Mailbox.FIRST, Mailbox.END - Mailbox.FIRST);
        state.kings = kings;
        return state;
    }

    private TableState append() {
        next = new TableState(this, ply + 1, turn ^ 1);
        return next;
    }

    /** The index of a side's king; {@link Mailbox#NOWHERE} if it has none. */
    int king(int color) {
        return kings >>> (color << 3) & 0xFF;
    }

    /** Puts a side's king on a square, by its mailbox index. */
    void placeKing(int color, int index) {
        int shift = color << 3;
        kings = kings & ~(0xFF << shift) | index << shift;
    }
}
