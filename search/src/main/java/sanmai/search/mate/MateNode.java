package sanmai.search.mate;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** A move of a position on the path, and the position that it leads to. */
final class MateNode {
    int move;

    /** What the move captures, or {@link Piece#NONE}. */
    int victim;

    /** The key of the position after the move. */
    long key;

    /** The attacker's hand after the move. */
    int hand;

    /** The move that must have failed before this one is looked at; null if there is none. */
    MateNode waitsFor;

    /** What is known about the position after the move, as the side that moves sees it. */
    final ProofNumbers finding = new ProofNumbers();

    /** Writes a legal move of a position with this key and attacker's hand. */
    void set(int newMove, Position position, long keyBefore, int handBefore, boolean byAttacker) {
        move = newMove;
        victim = Move.isDrop(newMove) ? Piece.NONE : position.pieceAt(Move.to(newMove));
        key = MateZobrist.after(keyBefore, newMove, victim);
        hand = handBefore;
        waitsFor = null;
        if (byAttacker) {
            hand -= Move.isDrop(newMove) ? dropped() : Hand.EMPTY;
            hand += victim == Piece.NONE ? Hand.EMPTY : MateZobrist.inHand(victim);
        }
    }

    private int dropped() {
        return Hand.one(Piece.typeCode(Move.piece(move)));
    }

    /** Whether the move may be looked at: it has not failed, and waits for no other one. */
    boolean isOpen() {
        return !finding.isFailure() && (waitsFor == null || waitsFor.finding.isFailure());
    }

    /** The attacker's hand with which its move leads to the one that the decision is about. */
    int boundBefore() {
        if (Move.isDrop(move)) {
            return finding.bound + dropped();
        }
        return victim == Piece.NONE ? finding.bound : ProofHands.without(finding.bound, victim & PieceType.HAND_KINDS);
    }
}
