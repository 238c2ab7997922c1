package sanmai.movegen.attacktable;

import sanmai.core.Square;
import sanmai.shogi.Move;

/**
 * Writes the moves of pieces on the board, square by square moved to: each attack bit of the mover in a square's word is a
 * piece that can go there, and the attack bit says in which direction it stands.
 */
final class BoardMoves {
    /** The number of mailbox indices of a promotion zone, the rim between its rows included. */
    private static final int ZONE = 3 * Mailbox.WIDTH;

    /** A danger mask that keeps the king from every square. */
    private static final int NOT_THE_KING = -1;

    private final PinMasks pins;
    private final DropMoves drops;

    /** The mailbox indices that can be moved to. */
    private final byte[] targets = new byte[Square.LIMIT];

    private int[] moves;
    private int[] table;
    private int[] board;
    private int us;
    private int king;

    /** The first index of the promotion zone. */
    private int zone;

    private boolean anyMasked;

    BoardMoves(PinMasks pins, DropMoves drops) {
        this.pins = pins;
        this.drops = drops;
    }

    /** Sets the position of the next moves and the array that they are written to. */
    void start(AttackTableBoard position, int[] array) {
        TableState state = position.state();
        moves = array;
        board = position.board();
        table = state.table;
        us = state.turn;
        king = state.king(us);
        zone = Mailbox.FIRST + us * 2 * ZONE;
        anyMasked = pins.any();
    }

    /**
     * Writes the moves to all squares, and notes the empty squares for drops.
     *
     * @param danger the attack bits in which a square is attacked so that the king may not go there; 0 if it may go anywhere
     */
    int everywhere(int danger, int n) {
        int count = scan(table, targets, drops.squares());
        int attacks = AttackBits.attacks(us);
        for (int i = 0; i < count; i++) {
            int index = targets[i & Square.LIMIT - 1];
            int word = table[index];
            n = to(index, Mailbox.square(index), word & attacks, word & danger, n);
        }
        return n;
    }

    /**
     * Finds the squares to move to and the empty squares. Every square is written, but only the wanted ones are
     * counted: a branch on the piece of a square would often be mispredicted.
     */
    private int scan(int[] words, byte[] to, byte[] empty) {
        int own = AttackBits.occupied(us);
        int attacks = AttackBits.attacks(us);
        int count = 0;
        int empties = 0;
        int square = 0;
        for (int row = Mailbox.FIRST; row < Mailbox.END; row += Mailbox.WIDTH) {
            for (int index = row; index < row + 9; index++) {
                int word = words[index];
                to[count & Square.LIMIT - 1] = (byte) index;
                count += (word & own) == 0 & (word & attacks) != 0 ? 1 : 0;
                empty[empties & Square.LIMIT - 1] = (byte) square++;
                empties += (word & AttackBits.OCCUPIED) == 0 ? 1 : 0;
            }
        }
        drops.found(empties);
        return count;
    }

    /** Writes the moves to one square of pieces other than the king. */
    int withoutKing(int index, int n) {
        int attackers = table[index] & AttackBits.attacks(us);
        return attackers == 0 ? n : to(index, Mailbox.square(index), attackers, NOT_THE_KING, n);
    }

    /** Writes the moves of these attackers to a square; those of the king only if there is no danger. */
    private int to(int index, int square, int attackers, int danger, int n) {
        do {
            int bit = Integer.numberOfTrailingZeros(attackers);
            int from = origin(index, AttackBits.move(bit));
            boolean barred = anyMasked && !pins.allows(from, bit) || danger != 0 && from == king;
            n = barred ? n : write(board[from] + square, from, index, n);
            attackers &= attackers - 1;
        } while (attackers != 0);
        return n;
    }

    /** The index of the nearest piece in a direction, the attacker. */
    private int origin(int index, int move) {
        do {
            index -= move;
        } while (board[index] == 0);
        return index;
    }

    private int write(int move, int from, int to, int n) {
        if (isInZone(from) || isInZone(to)) {
            return writeInZone(move, n);
        }
        moves[n] = move;
        return n + 1;
    }

    private boolean isInZone(int index) {
        return Integer.compareUnsigned(index - zone, ZONE) < 0;
    }

    private int writeInZone(int move, int n) {
        int piece = Move.piece(move);
        moves[n] = move;
        n += PromotionRules.stays(piece, Move.to(move));
        moves[n] = move | Move.PROMOTION;
        return n + PromotionRules.canPromote(piece);
    }

    /** Writes the steps of a king in check to squares that are not attacked. */
    int kingSteps(int n) {
        int barred = AttackBits.occupied(us) | AttackBits.attacks(us ^ 1);
        for (int direction = 0; direction < 8; direction++) {
            int index = king + Mailbox.step(direction);
            if ((table[index] & barred) == 0 && pins.allows(king, direction)) {
                moves[n++] = board[king] + Mailbox.square(index);
            }
        }
        return n;
    }

    /**
     * Writes the moves by which other pieces answer the only check: to the square of the piece that gives it, and to the
     * empty squares between, which it notes for drops.
     *
     * @param bit the number of the attack bit of the check
     */
    int answers(int bit, int n) {
        int move = AttackBits.move(bit);
        int empties = 0;
        int index = king - move;
        for (; board[index] == 0; index -= move) {
            drops.squares()[empties++] = (byte) Mailbox.square(index);
            n = withoutKing(index, n);
        }
        drops.found(empties);
        return withoutKing(index, n);
    }
}
