package sanmai.movegen.attacktable;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A position in play as programs had it before bitboards: a mailbox and an attack table, which says for each square and
 * side by how many pieces, by which and from where the square is attacked. The table is up to date after every move: the
 * attacks of the pieces that came or went are entered, and slides are prolonged and cut, each where it changes. Each
 * position has a table of its own, so that taking back a move means to go back to the table before.
 *
 * <p>Mutable, not safe for use by several threads. Making and taking back moves allocates nothing once the longest line
 * has been played. Colours are ordinals, 0 being Black, and pieces are {@linkplain Piece codes}, as in {@link Position}.
 * Repetitions and keys are not kept.
 */
public final class AttackTableBoard {
    /**
     * By mailbox index: the move of the piece there to square 0, so that adding a square makes a move; 0 where nothing stands.
     */
    private final int[] board = new int[Mailbox.LENGTH];

    private TableState now;

    private AttackTableBoard(Position position) {
        now = TableState.first(position.turnOrdinal());
        now.hands = inHand(0, position.hand(0)) + inHand(1, position.hand(1));
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                put(piece, square);
            }
        }
    }

    private void put(int piece, int square) {
        int color = piece >>> Piece.COLOR_SHIFT;
        int index = Mailbox.index(square);
        board[index] = Move.code(piece, square, 0);
        if (Piece.typeCode(piece) == KING) {
            now.placeKing(color, index);
        }
        occupy(now.table, color, index);
        TableUpdate.toggle(now.table, piece, index);
    }

    /** A board with the same position; the moves that led to it are not taken over. */
    public static AttackTableBoard of(Position position) {
        return new AttackTableBoard(position);
    }

    /** Pieces in the hand of a colour. */
    private static long inHand(int color, int pieces) {
        return (long) pieces << (color << 5);
    }

    // ---- Moves ----

    /**
     * Makes a move, which must be legal, or pseudo-legal if the caller takes it back before it asks for moves. Any other
     * move leaves the board in disorder.
     */
    public void doMove(int move) {
        TableState from = now;
        TableState to = from.next();
        to.move = move;
        now = to;
        int us = from.turn;
        int index = Mailbox.index(Move.to(move));
        int captured = board[index];
        to.captured = captured;
        if (Move.isDrop(move)) {
            to.hands = from.hands - inHand(us, Hand.one(Piece.typeCode(Move.piece(move))));
            occupy(to.table, us, index);
        } else {
            to.hands = from.hands;
            leave(to, us, Move.piece(move), Mailbox.index(Move.from(move)), index);
            if (captured == 0) {
                occupy(to.table, us, index);
            } else {
                to.hands += inHand(us, Hand.one(Piece.typeCode(Move.piece(captured)) & ~Piece.PROMOTION));
                take(to.table, Move.piece(captured), index);
            }
        }
        int placed = Move.placedPiece(move);
        board[index] = Move.code(placed, Move.to(move), 0);
        TableUpdate.toggle(to.table, placed, index);
    }

    /** Takes a piece away from where it stands, on its way to another square. */
    private void leave(TableState state, int us, int piece, int from, int to) {
        int[] table = state.table;
        board[from] = 0;
        TableUpdate.toggle(table, piece, from);
        table[from] ^= AttackBits.occupied(us);
        TableUpdate.toggleBehind(table, from);
        if (Piece.typeCode(piece) == KING) {
            state.placeKing(us, to);
        }
    }

    /** An empty square becomes occupied by a piece of this colour. */
    private static void occupy(int[] table, int color, int index) {
        TableUpdate.toggleBehind(table, index);
        table[index] ^= AttackBits.occupied(color);
    }

    /** The victim goes and the square changes its owner; slides end there as before. */
    private static void take(int[] table, int victim, int index) {
        TableUpdate.toggle(table, victim, index);
        table[index] ^= AttackBits.OCCUPIED;
    }

    /**
     * Takes back the last move.
     *
     * @throws IllegalStateException if no move has been made since the board was set up
     */
    public void undoMove() {
        TableState state = now;
        if (state.previous == null) {
            throw new IllegalStateException("no move to take back");
        }
        int move = state.move;
        now = state.previous;
        board[Mailbox.index(Move.to(move))] = state.captured;
        if (!Move.isDrop(move)) {
            board[Mailbox.index(Move.from(move))] = Move.code(Move.piece(move), Move.from(move), 0);
        }
    }

    // ---- Questions ----

    /** The side to move. */
    public Color turn() {
        return Color.of(turnOrdinal());
    }

    /** The side to move as an ordinal: 0 is Black. */
    public int turnOrdinal() {
        return now.turn;
    }

    /** The number of moves made since the board was set up, which is the number that can be taken back. */
    public int movesMade() {
        return now.ply;
    }

    /** The piece on a square as its {@linkplain Piece code}; {@link Piece#NONE} if it is empty. */
    public int pieceAt(int square) {
        return Move.piece(board[Mailbox.index(square)]);
    }

    /** The hand of the side with this ordinal, to be read with {@link Hand}. */
    public int hand(int color) {
        return (int) (now.hands >>> (color << 5));
    }

    /** The square of a side's king, by the side's ordinal; {@link Square#NONE} if it has none. */
    public int king(int color) {
        return Mailbox.square(now.king(color));
    }

    /** The number of pieces of a side, the king included, that attack or protect a square. */
    public int attackers(int color, int square) {
        return Integer.bitCount(now.table[Mailbox.index(square)] & AttackBits.attacks(color));
    }

    /** Whether the king of the side to move is attacked. A side without a king is never in check. */
    public boolean isInCheck() {
        int king = now.king(now.turn);
        return king != Mailbox.NOWHERE && (now.table[king] & AttackBits.attacks(now.turn ^ 1)) != 0;
    }

    // ---- For the generator ----

    /** By mailbox index: the move of the piece there to square 0; 0 where nothing stands. */
    int[] board() {
        return board;
    }

    /** The present state, with the attack table. */
    TableState state() {
        return now;
    }
}
