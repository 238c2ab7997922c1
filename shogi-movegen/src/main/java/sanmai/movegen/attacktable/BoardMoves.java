package sanmai.movegen.attacktable;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Move;

/**
 * Writes the moves of pieces on the board, square by square moved to: each slot of the mover in a square's word is a
 * piece that can go there, and the slot says in which direction it stands.
 */
final class BoardMoves {
    private static final int PAWN = PieceType.PAWN.code();

    /** How many places a promotion zone spans, the rim between its rows included. */
    private static final int ZONE = 3 * Grid.WIDTH;

    private final Restraints restraints;
    private final DropMoves drops;

    private int[] moves;
    private int[] table;
    private int[] board;
    private int us;
    private int king;

    /** The first place of the promotion zone. */
    private int zone;

    private boolean restrained;

    BoardMoves(Restraints restraints, DropMoves drops) {
        this.restraints = restraints;
        this.drops = drops;
    }

    /** Says from which position and into which array moves are written from now on. */
    void start(AttackTableBoard position, int[] array) {
        Layer layer = position.layer();
        moves = array;
        board = position.board();
        table = layer.table;
        us = layer.turn;
        king = layer.king(us);
        zone = Grid.FIRST + us * 2 * ZONE;
        restrained = restraints.any();
    }

    /**
     * Writes the moves to all squares and notes the empty squares and the files of pawns for drops on its way.
     *
     * @param danger the slots in which a square is attacked so that the king may not go there; 0 if it may go anywhere
     */
    int everywhere(int danger, int n) {
        int[] words = table;
        int own = Slots.occupied(us);
        int attacks = Slots.attacks(us);
        int pawn = us << Piece.COLOR_SHIFT | PAWN;
        int pawns = 0;
        int empties = 0;
        int square = 0;
        for (int row = Grid.FIRST; row < Grid.END; row += Grid.WIDTH) {
            for (int place = row; place < row + 9; place++, square++) {
                int word = words[place];
                if ((word & own) != 0) {
                    pawns |= Move.piece(board[place]) == pawn ? 1 << place - row : 0;
                    continue;
                }
                drops.note(empties, square);
                empties += (word & Slots.OCCUPIED) == 0 ? 1 : 0;
                int attackers = word & attacks;
                if (attackers != 0) {
                    n = to(place, square, attackers, word & danger, n);
                }
            }
        }
        drops.found(empties, pawns);
        return n;
    }

    /** Writes the moves to one place of pieces other than the king. */
    int withoutKing(int place, int n) {
        int attackers = table[place] & Slots.attacks(us);
        return attackers == 0 ? n : to(place, Grid.square(place), attackers, Slots.OCCUPIED, n);
    }

    private int to(int place, int square, int attackers, int danger, int n) {
        do {
            int slot = Integer.numberOfTrailingZeros(attackers);
            int from = origin(place, Slots.move(slot));
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
        n += Promotions.stays(piece, Move.to(move));
        moves[n] = move | Move.PROMOTION;
        return n + Promotions.canPromote(piece);
    }

    /** Writes the king's steps to places that are not attacked; another way to the same moves when all else is barred. */
    int kingSteps(int n) {
        int barred = Slots.occupied(us) | Slots.attacks(us ^ 1);
        for (int direction = 0; direction < 8; direction++) {
            int place = king + Grid.step(direction);
            if ((table[place] & barred) == 0 && restraints.allows(king, direction)) {
                moves[n++] = board[king] + Grid.square(place);
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
        int move = Slots.move(slot);
        int empties = 0;
        int place = king - move;
        for (; board[place] == 0; place -= move) {
            drops.note(empties++, Grid.square(place));
            n = withoutKing(place, n);
        }
        drops.found(empties, empties == 0 ? 0 : pawnFiles());
        return withoutKing(place, n);
    }

    private int pawnFiles() {
        int pawn = us << Piece.COLOR_SHIFT | PAWN;
        int pawns = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            pawns |= Move.piece(board[Grid.place(square)]) == pawn ? 1 << Square.column(square) : 0;
        }
        return pawns;
    }
}
