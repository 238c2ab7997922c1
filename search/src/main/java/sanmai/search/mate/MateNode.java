package sanmai.search.mate;

import org.jspecify.annotations.Nullable;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A node of the AND/OR tree: a position, the move that leads to it, and what is known about it, seen by its side to move:
 * phi and delta (Nagai 2002), and how it was solved.
 *
 * <p>Where the attacker is to move (an OR node), phi is the proof number and delta the disproof number; where the
 * defender is to move (an AND node), it is the other way round. So phi is the least number of leaves that must be solved
 * for the side to move to reach its aim, and delta the same for its opponent. A node with phi 0 is won for the side to
 * move, one with delta 0 is lost; the other number is {@link #INFINITY} then.
 */
final class MateNode {
    /** The number of an aim that cannot be reached. */
    static final int INFINITY = 1 << 29;

    /** The greatest number of an unsolved node. */
    static final int MAX_FINITE = INFINITY - 1;

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

    /** All pieces, those on the board too, as a hand. */
    private int pieces;

    /** The plies that are left for the mate. */
    int left;

    /** After an interposition that may be useless: the square of the piece that gives check; else {@link Square#NONE}. */
    int checker;

    /** The squares from the king to the interposition; 0 if the move that leads here interposes nothing. */
    int distance;

    /** Whether the move that leads here takes an interposed piece, which the attacker may not use. */
    boolean isFree;

    /** Whether after a free capture a mate of any length makes the interposition useless. */
    boolean isForAnyLength;

    /** Whether the interposition is known to be useful: it may not be taken freely. */
    boolean isUseful;

    /**
     * Of a proved node after an interposition: the proof holds only if the mate takes at least this number of plies
     * without this interposition and those farther from the king; 0 if it holds in any case.
     */
    int condition;

    /** The sibling that must be won for the side to move there before this node is searched; null if there is none. */
    @Nullable
    MateNode delayedBy;

    int phi;
    int delta;

    /** Of a solved node: its proof hand or disproof hand, see {@link ProofHands}. */
    int solvedHand;

    /** Of a solved node: the plies to mate, or the plies within which there is no mate. */
    int plies;

    /**
     * Of a solved node: the smallest ply of a position on the path that the disproof repeats, or {@link
     * SearchPath#NO_REPETITION}.
     */
    int repetitionPly;

    /** Makes this the root: a position in which the attacker or the defender is to move. */
    void setRoot(Position position, boolean isAttackersTurn) {
        ply = isAttackersTurn ? 0 : 1;
        move = Move.NONE;
        captured = Piece.NONE;
        int attacker = isAttackersTurn ? position.turnOrdinal() : position.turnOrdinal() ^ 1;
        key = MateZobrist.of(position, attacker);
        pieces = MateZobrist.pieces(position);
        hand = position.hand(attacker);
        clear();
    }

    private void clear() {
        checker = Square.NONE;
        distance = 0;
        isFree = false;
        isForAnyLength = false;
        isUseful = false;
        condition = 0;
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
        pieces = parent.pieces;
        left = parent.left - 1;
        clear();
        if (parent.isOrNode()) {
            hand -= Move.isDrop(newMove) ? droppedPiece() : Hand.EMPTY;
            hand += captured == Piece.NONE ? Hand.EMPTY : MateZobrist.inHand(captured);
        }
    }

    /** Marks this child, an interposition, as one that may be useless: the piece that gives check may take it freely. */
    void interpose(int newChecker, int newDistance) {
        checker = newChecker;
        distance = newDistance;
    }

    /**
     * Makes this child, a capture of the interposed piece, a free one.
     *
     * @param plies the plies left
     * @param forAnyLength whether the defender gets the piece back, and a mate of any length will do; else the piece is out
     *     of the game
     */
    void setFree(int plies, boolean forAnyLength) {
        int piece = MateZobrist.inHand(captured);
        hand -= piece;
        left = plies;
        isFree = true;
        isForAnyLength = forAnyLength;
        if (!forAnyLength) {
            key ^= MateZobrist.mix(pieces) ^ MateZobrist.mix(pieces - piece);
            pieces -= piece;
        }
    }

    /** Makes the move that leads here. */
    void make(Position position) {
        position.doMove(move);
        if (isForAnyLength) {
            position.giveBackCapture();
        } else if (isFree) {
            position.discardCapture();
        }
    }

    /** The key for the tables: after an interposition that may be useless other moves are possible than elsewhere. */
    long tableKey() {
        return checker == Square.NONE ? key : MateZobrist.mix(key + move);
    }

    private int droppedPiece() {
        return Hand.one(Piece.typeCode(Move.piece(move)));
    }

    /** Whether the attacker is to move. */
    boolean isOrNode() {
        return (ply & 1) == 0;
    }

    /** Sets the numbers of an unsolved node. */
    void setNumbers(int newPhi, int newDelta) {
        phi = newPhi;
        delta = newDelta;
    }

    /** There is a mate, for every hand of the attacker that has at least the proof hand. */
    void setProved(int proofHand, int plies) {
        setSolved(isOrNode(), proofHand, plies, SearchPath.NO_REPETITION);
    }

    /** There is no mate within a number of plies, for every hand of the attacker that has at most the disproof hand. */
    void setDisproved(int disproofHand, int plies, int repetitionPly) {
        setSolved(!isOrNode(), disproofHand, plies, repetitionPly);
    }

    private void setSolved(boolean win, int newHand, int newPlies, int newRepetitionPly) {
        phi = win ? 0 : INFINITY;
        delta = win ? INFINITY : 0;
        solvedHand = newHand;
        plies = newPlies;
        repetitionPly = newRepetitionPly;
    }

    /** Whether the side to move has reached its aim. */
    boolean isWin() {
        return phi == 0;
    }

    /** Whether the opponent of the side to move has reached its aim. */
    boolean isLoss() {
        return delta == 0;
    }

    boolean isSolved() {
        return phi == 0 || delta == 0;
    }

    boolean isProved() {
        return isOrNode() ? isWin() : isLoss();
    }

    /** Whether the parent may search this child: it has not failed there, and is not delayed. */
    boolean isOpen() {
        return !isWin() && (delayedBy == null || delayedBy.isWin());
    }

    /** The plies from before the move that leads to this solved node. */
    int pliesWithMove() {
        return Math.min(plies + 1, MateTable.ANY_PLIES);
    }

    /**
     * The plies of the parent, if this node decides it. An interposition that a free capture makes useless does not
     * count, nor does the capture.
     */
    int pliesOfParent() {
        if (!isFree || isProved() && !isForAnyLength && !isCondition()) {
            return pliesWithMove();
        }
        if (isForAnyLength) {
            return isProved() ? 0 : MateTable.ANY_PLIES;
        }
        return plies == MateTable.ANY_PLIES ? MateTable.ANY_PLIES : Math.max(0, plies - 1);
    }

    /** Whether this free capture mates within the plies left only if the interposition is useless. */
    private boolean isCondition() {
        return plies == 0 || plies >= left - 1;
    }

    /** The condition on which this proved child proves its parent, see {@link #condition}. */
    int conditionOfParent() {
        return isFree && !isForAnyLength && isCondition() ? plies : 0;
    }

    /** The proof or disproof hand before the attacker's move that leads here. */
    int handOfParent() {
        if (isFree) {
            return solvedHand;
        }
        if (Move.isDrop(move)) {
            return solvedHand + droppedPiece();
        }
        return captured == Piece.NONE ? solvedHand : ProofHands.without(solvedHand, captured & PieceType.HAND_KINDS);
    }
}
