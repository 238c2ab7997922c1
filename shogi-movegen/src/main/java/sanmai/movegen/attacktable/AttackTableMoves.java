package sanmai.movegen.attacktable;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;

/**
 * Writes the moves of an {@link AttackTableBoard}, legal or pseudo-legal; the same lists, in another order, as {@link
 * sanmai.movegen.LegalMoves} and {@link sanmai.movegen.PseudoLegalMoves} write.
 *
 * <p>The moves are read off from the attack table, square by square: every attack bit of the side to move in a square's
 * word stands for a piece that can go there, the nearest one in the direction of the bit. Reading by target square
 * needs no list of pieces, and the same pass over the board finds the empty squares for drops. The table also shows
 * whether the king is in check and by which piece, where it can go, which pieces are pinned, and which pieces can take
 * the checker or step between. Only a pawn drop that may mate is made to be judged.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class AttackTableMoves {
    private final PinMasks pins = new PinMasks();
    private final DropMoves drops = new DropMoves();
    private final BoardMoves moves = new BoardMoves(pins, drops);

    /** A generator for any number of boards, one after the other. */
    public AttackTableMoves() {}

    /** Replaces the contents of the list by all legal moves. */
    public void generate(AttackTableBoard position, MoveList list) {
        TableState state = position.state();
        int us = state.turn;
        int king = state.king(us);
        int danger = king == Mailbox.NOWHERE ? 0 : AttackBits.attacks(us ^ 1);
        int checks = state.table[king] & danger;
        pins.clear();
        if (king != Mailbox.NOWHERE) {
            pins.read(state.table, us, king);
        }
        moves.start(position, list.array());
        int n = checks == 0 ? moves.everywhere(danger, 0) : evasions(checks);
        boolean drop = position.hand(us) != Hand.EMPTY && (checks & checks - 1) == 0;
        list.resize(drop ? legalDrops(position, list.array(), n) : n);
    }

    private int evasions(int checks) {
        int n = moves.kingSteps(0);
        boolean doubleCheck = (checks & checks - 1) != 0;
        return doubleCheck ? n : moves.answers(Integer.numberOfTrailingZeros(checks), n);
    }

    private int legalDrops(AttackTableBoard position, int[] list, int start) {
        int us = position.turnOrdinal();
        int hand = position.hand(us);
        int n = drops.write(us, hand, position.board(), list, start);
        int forbidden = Hand.has(hand, PAWN) ? TableDropPawnMate.square(position) : Square.NONE;
        return forbidden == Square.NONE
                ? n
                : without(Move.dropCode(us << Piece.COLOR_SHIFT | PAWN, forbidden), list, start, n);
    }

    /** Takes one move out of the moves from {@code start}, if it is there. */
    private static int without(int move, int[] list, int start, int n) {
        for (int i = start; i < n; i++) {
            if (list[i] == move) {
                list[i] = list[n - 1];
                return n - 1;
            }
        }
        return n;
    }

    /**
     * Replaces the contents of the list by all pseudo-legal moves: moves into check and mates by a dropped pawn are among
     * them. Each move is judged by {@link #isLegal} where it is about to be made.
     */
    public void generatePseudoLegal(AttackTableBoard position, MoveList list) {
        int us = position.turnOrdinal();
        pins.clear();
        moves.start(position, list.array());
        int n = moves.everywhere(0, 0);
        int hand = position.hand(us);
        list.resize(hand == Hand.EMPTY ? n : drops.write(us, hand, position.board(), list.array(), n));
    }

    /** Whether a pseudo-legal move of this position is legal, as the attack table has it; the move is not made. */
    public boolean isLegal(AttackTableBoard position, int move) {
        if (!SelfCheck.isKept(position, move)) {
            return false;
        }
        boolean dropsPawn = Move.isDrop(move) && Piece.typeCode(Move.piece(move)) == PAWN;
        return !dropsPawn || TableDropPawnMate.square(position) != Move.to(move);
    }
}
