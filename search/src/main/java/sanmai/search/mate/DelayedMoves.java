package sanmai.search.mate;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import org.jspecify.annotations.Nullable;
import sanmai.core.Piece;
import sanmai.shogi.Move;

/**
 * Delays moves that are hardly ever better than another one until that one has failed: a pawn, bishop or rook that
 * declines promotion waits for the same move with promotion, and an interposed drop waits for another drop on the same
 * square.
 */
final class DelayedMoves {
    private DelayedMoves() {}

    /** Links every delayed child to the one that it waits for. */
    static void delay(ChildList children, boolean orNode) {
        for (int i = children.start; i < children.end; i++) {
            MateNode child = children.nodes[i];
            if (Move.isDrop(child.move)) {
                child.delayedBy = orNode ? null : lastDropBefore(i, children);
            } else {
                child.delayedBy = declinesPromotion(child.move) ? children.find(child.move | Move.PROMOTION) : null;
            }
        }
    }

    private static boolean declinesPromotion(int move) {
        int type = Piece.typeCode(Move.piece(move));
        return !Move.isPromotion(move) && (type == PAWN || type == BISHOP || type == ROOK);
    }

    /** The last drop before an index on the same square as the drop there, or null. */
    private static @Nullable MateNode lastDropBefore(int index, ChildList children) {
        int square = Move.to(children.nodes[index].move);
        for (int i = index - 1; i >= children.start; i--) {
            int move = children.nodes[i].move;
            if (Move.isDrop(move) && Move.to(move) == square) {
                return children.nodes[i];
            }
        }
        return null;
    }
}
