package sanmai.movegen.attacktable;

import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.Piece;
import sanmai.core.PieceType;

/**
 * The word of a square in the attack table. A square is attacked from each of the eight directions by one piece at most,
 * the nearest, and by two knights of each side; so each attacker has a bit of its own, an <em>attack bit</em>, which says
 * where the attacker is:
 *
 * <pre>
 * bits  0-7   Black attacks the square, moving in this direction
 * bits  8-15  White attacks the square, moving in this direction
 * bits 16-23  the piece that attacks the square moving in this direction slides
 * bits 24-25  a black knight attacks the square, moving to the left or to the right
 * bits 26-27  a white knight attacks the square, moving to the left or to the right
 * bits 28-29  a black or a white piece stands on the square; on the rim both bits are set
 * </pre>
 *
 * <p>Directions are {@link Direction} ordinals. A side attacks a square as often as its bits are set there. A slide ends
 * on the first piece, of whichever colour: that square is attacked or protected, those behind it are not.
 */
final class AttackBits {
    private static final int SLIDE_SHIFT = 16;
    private static final int KNIGHT_SHIFT = 24;
    private static final int OCCUPIED_SHIFT = 28;

    /** A piece stands on the square, or it is on the rim. */
    static final int OCCUPIED = 3 << OCCUPIED_SHIFT;

    /** All bits of the first direction; shift it for the others. */
    static final int LINE = 1 | 1 << 8 | 1 << SLIDE_SHIFT;

    private static final int STRAIGHT =
            set(Direction.NORTH) | set(Direction.WEST) | set(Direction.EAST) | set(Direction.SOUTH);
    private static final int DIAGONAL = 0xFF & ~STRAIGHT;

    /** By piece: the attack bits that it takes by single steps. */
    private static final int[] STEPS = new int[Piece.LIMIT];

    /** By attack bit: what brings the attacker to the attacked index. */
    private static final int[] MOVE = new int[Integer.SIZE];

    static {
        for (PieceType type : PieceType.values()) {
            STEPS[Piece.code(Color.BLACK, type)] = steps(type);
            // White's directions are opposite: the eight bits in reverse order.
            STEPS[Piece.code(Color.WHITE, type)] = Integer.reverse(steps(type)) >>> 24 << 8;
        }
        for (int direction = 0; direction < 8; direction++) {
            MOVE[direction] = Mailbox.step(direction);
            MOVE[direction + 8] = Mailbox.step(direction);
        }
        MOVE[KNIGHT_SHIFT] = Mailbox.NORTH + Mailbox.NORTH_WEST;
        MOVE[KNIGHT_SHIFT + 1] = Mailbox.NORTH + Mailbox.NORTH_EAST;
        MOVE[KNIGHT_SHIFT + 2] = Mailbox.SOUTH + Mailbox.SOUTH_WEST;
        MOVE[KNIGHT_SHIFT + 3] = Mailbox.SOUTH + Mailbox.SOUTH_EAST;
    }

    private AttackBits() {}

    private static int set(Direction direction) {
        return 1 << direction.ordinal();
    }

    private static int steps(PieceType type) {
        return switch (type) {
            case PAWN -> set(Direction.NORTH);
            case SILVER -> DIAGONAL | set(Direction.NORTH);
            case GOLD, TOKIN, PRO_LANCE, PRO_KNIGHT, PRO_SILVER ->
                STRAIGHT | set(Direction.NORTH_WEST) | set(Direction.NORTH_EAST);
            case KING -> STRAIGHT | DIAGONAL;
            case HORSE -> STRAIGHT;
            case DRAGON -> DIAGONAL;
            case LANCE, KNIGHT, BISHOP, ROOK -> 0;
        };
    }

    /** The attack bits that a piece takes on the squares around it by single steps; a knight's jumps are none. */
    static int steps(int piece) {
        return STEPS[piece & Piece.LIMIT - 1];
    }

    /** What a slide of this colour in the first direction leaves on its squares; shift it for the others. */
    static int slide(int color) {
        return 1 << (color << 3) | 1 << SLIDE_SHIFT;
    }

    /** All attacks of a colour. */
    static int attacks(int color) {
        return 0xFF << (color << 3) | 3 << KNIGHT_SHIFT + (color << 1);
    }

    /** The attack bit of a knight of this colour that moves to the left; the next one is that of a move to the right. */
    static int knight(int color) {
        return 1 << KNIGHT_SHIFT + (color << 1);
    }

    /** The attack bits of both colours for attacks along a line, to and fro. */
    static int line(int direction) {
        return LINE << direction | LINE << 7 - direction;
    }

    /** The attack bits of both colours for attacks in these directions, one bit each. */
    static int of(int directions) {
        return directions | directions << 8;
    }

    /** A piece of this colour stands on the square, or it is on the rim. */
    static int occupied(int color) {
        return 1 << OCCUPIED_SHIFT + color;
    }

    /** The directions in which pieces of both colours slide to the square, one bit each. */
    static int slides(int word) {
        return word >>> SLIDE_SHIFT & 0xFF;
    }

    /** The directions in which pieces of this colour slide to the square, one bit each. */
    static int slides(int word, int color) {
        return word >>> SLIDE_SHIFT & word >>> (color << 3) & 0xFF;
    }

    /** What to add to the attacker's index to come to the attacked one: once for a step, perhaps more for a slide. */
    static int move(int bit) {
        return MOVE[bit & Integer.SIZE - 1];
    }
}
