package sanmai.search.mate;

import org.jspecify.annotations.Nullable;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** A node of the AND/OR tree: a position, the move that leads to it, and what is known about it. */
final class MateNode {
    /** The distance from the root. */
    int ply;

    /** The move that leads here, {@link Move#NONE} for the root. */
    int move;

    /** What the move captures, or {@link Piece#NONE}. */
    int captured;

    /** The position's {@linkplain MateZobrist key}. */
    long key;

    /** The attacker's hand. */
    int hand;

    /** The sibling that must be won for the side to move there before this node is searched; null if there is none. */
    @Nullable
    MateNode delayedBy;

    final ProofNumbers numbers = new ProofNumbers();

    /** Makes this the root: a position with the attacker to move. */
    void setRoot(Position position) {
        ply = 0;
        move = Move.NONE;
        captured = Piece.NONE;
        key = MateZobrist.of(position);
        hand = position.hand(position.turnOrdinal());
        delayedBy = null;
    }

    /**
     * Makes this the child that a legal move leads to.
     *
     * @param position the parent's position
     */
    void setChild(MateNode parent, int newMove, Position position) {
        ply = parent.ply + 1;
        move = newMove;
        captured = Move.isDrop(newMove) ? Piece.NONE : position.pieceAt(Move.to(newMove));
        key = MateZobrist.after(parent.key, newMove, captured);
        hand = parent.hand;
        delayedBy = null;
        if (parent.isOrNode()) {
            hand -= Move.isDrop(newMove) ? droppedPiece() : Hand.EMPTY;
            hand += captured == Piece.NONE ? Hand.EMPTY : MateZobrist.inHand(captured);
        }
    }

    private int droppedPiece() {
        return Hand.one(Piece.typeCode(Move.piece(move)));
    }

    /** Whether the attacker is to move. */
    boolean isOrNode() {
        return (ply & 1) == 0;
    }

    /** There is a mate, for every hand of the attacker that has at least the proof hand. */
    void setProved(int proofHand, int plies) {
        numbers.setSolved(isOrNode(), proofHand, plies, SearchPath.NO_REPETITION);
    }

    /** There is no mate within a number of plies, for every hand of the attacker that has at most the disproof hand. */
    void setDisproved(int disproofHand, int plies, int repetitionPly) {
        numbers.setSolved(!isOrNode(), disproofHand, plies, repetitionPly);
    }

    boolean isProved() {
        return isOrNode() ? numbers.isWin() : numbers.isLoss();
    }

    /** Whether the parent may search this child: it has not failed there, and is not delayed. */
    boolean isOpen() {
        return !numbers.isWin() && (delayedBy == null || delayedBy.numbers.isWin());
    }

    /** The proof or disproof hand before the attacker's move that leads here. */
    int handOfParent() {
        if (Move.isDrop(move)) {
            return numbers.hand + droppedPiece();
        }
        return captured == Piece.NONE
                ? numbers.hand
                : ProofHands.without(numbers.hand, captured & PieceType.HAND_KINDS);
    }
}
