package sanmai.movegen.attacktable;

import sanmai.core.Square;
import sanmai.shogi.Move;

/**
 * Writes the moves of pieces on the board, square by square moved to: each slot of the mover in a square's word is a
 * piece that can go there, and the slot says in which direction it stands.
 */
final class BoardMoves {
    /** How many places a promotion zone spans, the rim between its rows included. */
    private static final int ZONE = 3 * Mailbox.WIDTH;

    /** A danger on every square. */
    private static final int NOT_THE_KING = -1;

    private final PinMasks restraints;
    private final DropMoves drops;

    /** The places that can be moved to. */
    private final byte[] targets = new byte[Square.LIMIT];

    private int[] moves;
    private int[] table;
    private int[] board;
    private int us;
    private int king;

    /** The first place of the promotion zone. */
    private int zone;

    private boolean restrained;

    BoardMoves(PinMasks restraints, DropMoves drops) {
        this.restraints = restraints;
        this.drops = drops;
    }

    /** Says from which position and into which array moves are written from now on. */
    void start(AttackTableBoard position, int[] array) {
        TableState layer = position.layer();
        moves = array;
        board = position.board();
        table = layer.table;
        us = layer.turn;
        king = layer.king(us);
        zone = Mailbox.FIRST + us * 2 * ZONE;
        restrained = restraints.any();
    }

    /**
     * Writes the moves to all squares, and notes the empty squares for drops.
     *
     * @param danger the slots in which a square is attacked so that the king may not go there; 0 if it may go anywhere
     */
    int everywhere(int danger, int n) {
        int count = scan(table, targets, drops.squares());
        int attacks = AttackBits.attacks(us);
        for (int i = 0; i < count; i++) {
            int place = targets[i & Square.LIMIT - 1];
            int word = table[place];
            n = to(place, Mailbox.square(place), word & attacks, word & danger, n);
        }
        return n;
    }

    /**
     * Finds the places to move to and the empty squares. Each is written, wanted or not, and only the wanted ones counted:
     * a jump that depends on what stands on a square would often be predicted wrongly.
     */
    private int scan(int[] words, byte[] to, byte[] empty) {
        int own = AttackBits.occupied(us);
        int attacks = AttackBits.attacks(us);
        int count = 0;
        int empties = 0;
        int square = 0;
        for (int row = Mailbox.FIRST; row < Mailbox.END; row += Mailbox.WIDTH) {
            for (int place = row; place < row + 9; place++) {
                int word = words[place];
                to[count & Square.LIMIT - 1] = (byte) place;
                count += (word & own) == 0 & (word & attacks) != 0 ? 1 : 0;
                empty[empties & Square.LIMIT - 1] = (byte) square++;
                empties += (word & AttackBits.OCCUPIED) == 0 ? 1 : 0;
            }
        }
        drops.found(empties);
        return count;
    }

    /** Writes the moves to one place of pieces other than the king. */
    int withoutKing(int place, int n) {
        int attackers = table[place] & AttackBits.attacks(us);
        return attackers == 0 ? n : to(place, Mailbox.square(place), attackers, NOT_THE_KING, n);
    }

    /** Writes the moves of these attackers to a place; those of the king only if there is no danger. */
    private int to(int place, int square, int attackers, int danger, int n) {
        do {
            int slot = Integer.numberOfTrailingZeros(attackers);
            int from = origin(place, AttackBits.move(slot));
            boolean barred = restrained && !restraints.allows(from, slot) || danger != 0 && from == king;
            n = barred ? n : write(board[from] + square, from, place, n);
            attackers &= attackers - 1;
        } while (attackers != 0);
        return n;
    }

    /** The nearest piece that way: what attacks from there. */
    private int origin(int place, int move) {
        do {
            place -= move;
        } while (board[place] == 0);
        return place;
    }

    private int write(int move, int from, int to, int n) {
        if (isInZone(from) || isInZone(to)) {
            return writeInZone(move, n);
        }
        moves[n] = move;
        return n + 1;
    }

    private boolean isInZone(int place) {
        return Integer.compareUnsigned(place - zone, ZONE) < 0;
    }

    private int writeInZone(int move, int n) {
        int piece = Move.piece(move);
        moves[n] = move;
        n += PromotionRules.stays(piece, Move.to(move));
        moves[n] = move | Move.PROMOTION;
        return n + PromotionRules.canPromote(piece);
    }

    /** Writes the steps of a king in check to places that are not attacked. */
    int kingSteps(int n) {
        int barred = AttackBits.occupied(us) | AttackBits.attacks(us ^ 1);
        for (int direction = 0; direction < 8; direction++) {
            int place = king + Mailbox.step(direction);
            if ((table[place] & barred) == 0 && restraints.allows(king, direction)) {
                moves[n++] = board[king] + Mailbox.square(place);
            }
        }
        return n;
    }

    /**
     * Writes the moves by which other pieces answer the only check: to the square of the piece that gives it, and to the
     * empty squares between, which it notes for drops.
     *
     * @param slot the slot of the check
     */
    int answers(int slot, int n) {
        int move = AttackBits.move(slot);
        int empties = 0;
        int place = king - move;
        for (; board[place] == 0; place -= move) {
            drops.squares()[empties++] = (byte) Mailbox.square(place);
            n = withoutKing(place, n);
        }
        drops.found(empties);
        return withoutKing(place, n);
    }
}
