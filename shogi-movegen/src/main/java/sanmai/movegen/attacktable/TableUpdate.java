package sanmai.movegen.attacktable;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Piece;

/**
 * Changes an attack table as pieces come and go. Every change is an exclusive or, so it is its own inverse: what puts
 * the attacks of a piece into the table also takes them out again, as long as the same squares are occupied.
 *
 * <p>A piece that goes takes its attacks with it before its square becomes empty; one that comes brings them after its
 * square has become occupied. In between, {@link #toggleBehind} lets the slides of others through or cuts them.
 */
final class TableUpdate {
    private TableUpdate() {}

    /** Puts the attacks of a piece into the table or takes them out. */
    static void toggle(int[] table, int piece, int index) {
        int type = Piece.typeCode(piece);
        if (type == PAWN) {
            table[index + forward(piece)] ^= AttackBits.steps(piece);
        } else if (slides(type)) {
            toggleSlider(table, type, piece, index);
        } else if (type == KNIGHT) {
            toggleJumps(table, piece >>> Piece.COLOR_SHIFT, index + 2 * forward(piece));
        } else {
            toggleSteps(table, AttackBits.steps(piece), index);
        }
    }

    private static int forward(int piece) {
        return piece >>> Piece.COLOR_SHIFT == 0 ? Mailbox.NORTH : Mailbox.SOUTH;
    }

    private static boolean slides(int type) {
        return type == LANCE || type == BISHOP || type == ROOK || type >= HORSE;
    }

    /** Changes all eight neighbours, some of them by zero: that costs less than branches that depend on the piece. */
    private static void toggleSteps(int[] table, int steps, int index) {
        toggleDiagonalSteps(table, steps, index);
        toggleStraightSteps(table, steps, index);
    }

    private static void toggleDiagonalSteps(int[] table, int steps, int index) {
        table[index + Mailbox.NORTH_WEST] ^= steps & AttackBits.LINE;
        table[index + Mailbox.NORTH_EAST] ^= steps & AttackBits.LINE << 2;
        table[index + Mailbox.SOUTH_WEST] ^= steps & AttackBits.LINE << 5;
        table[index + Mailbox.SOUTH_EAST] ^= steps & AttackBits.LINE << 7;
    }

    private static void toggleStraightSteps(int[] table, int steps, int index) {
        table[index + Mailbox.NORTH] ^= steps & AttackBits.LINE << 1;
        table[index + Mailbox.WEST] ^= steps & AttackBits.LINE << 3;
        table[index + Mailbox.EAST] ^= steps & AttackBits.LINE << 4;
        table[index + Mailbox.SOUTH] ^= steps & AttackBits.LINE << 6;
    }

    private static void toggleJumps(int[] table, int color, int front) {
        table[front + Mailbox.WEST] ^= AttackBits.knight(color);
        table[front + Mailbox.EAST] ^= AttackBits.knight(color) << 1;
    }

    private static void toggleSlider(int[] table, int type, int piece, int index) {
        int slide = AttackBits.slide(piece >>> Piece.COLOR_SHIFT);
        if (type == LANCE) {
            toggleLine(table, index, forward(piece), slide << (forward(piece) == Mailbox.NORTH ? 1 : 6));
        } else if (type == BISHOP) {
            toggleDiagonals(table, slide, index);
        } else if (type == ROOK) {
            toggleStraights(table, slide, index);
        } else if (type == HORSE) {
            toggleStraightSteps(table, AttackBits.steps(piece), index);
            toggleDiagonals(table, slide, index);
        } else {
            toggleDiagonalSteps(table, AttackBits.steps(piece), index);
            toggleStraights(table, slide, index);
        }
    }

    private static void toggleDiagonals(int[] table, int slide, int index) {
        toggleLine(table, index, Mailbox.NORTH_WEST, slide);
        toggleLine(table, index, Mailbox.NORTH_EAST, slide << 2);
        toggleLine(table, index, Mailbox.SOUTH_WEST, slide << 5);
        toggleLine(table, index, Mailbox.SOUTH_EAST, slide << 7);
    }

    private static void toggleStraights(int[] table, int slide, int index) {
        toggleLine(table, index, Mailbox.NORTH, slide << 1);
        toggleLine(table, index, Mailbox.WEST, slide << 3);
        toggleLine(table, index, Mailbox.EAST, slide << 4);
        toggleLine(table, index, Mailbox.SOUTH, slide << 6);
    }

    /** From the next square up to and including the first piece or the rim. */
    private static void toggleLine(int[] table, int index, int step, int slide) {
        int word;
        do {
            index += step;
            word = table[index];
            table[index] = word ^ slide;
        } while ((word & AttackBits.OCCUPIED) == 0);
    }

    /** Prolongs the slides that end on a square because it becomes empty, or cuts them because it becomes occupied. */
    static void toggleBehind(int[] table, int index) {
        int word = table[index];
        for (int slides = AttackBits.slides(word); slides != 0; slides &= slides - 1) {
            int direction = Integer.numberOfTrailingZeros(slides);
            toggleLine(table, index, Mailbox.step(direction), word & AttackBits.LINE << direction);
        }
    }
}
