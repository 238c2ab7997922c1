package sanmai.search.mate;

import sanmai.core.PieceType;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/**
 * Proof hands and disproof hands, and arithmetic on {@linkplain Hand hands} kind by kind.
 *
 * <p>The proof hand of a position is the smallest hand of the attacker found with which there is a mate, its disproof hand
 * the greatest one found with which there is none. A piece more in the attacker's hand is a piece less in the defender's
 * and can only help the attacker. So one proof or disproof answers for many hands (domination; Seo, Iida, Uiterwijk,
 * <i>The PN*-search algorithm: application to tsume-shogi</i>, 2001).
 */
final class ProofHands {
    private ProofHands() {}

    /**
     * The proof hand of a position in check without a legal move: if a piece could be interposed, all pieces of the kinds
     * that the defender does not hold. So the defender cannot get one of them to interpose.
     *
     * @param hand the attacker's hand
     */
    static int ofMated(Position position, int hand) {
        return Interposition.isPossible(position)
                ? hand - ofKindsIn(position.hand(position.turnOrdinal()), hand)
                : Hand.EMPTY;
    }

    /** The smallest hand that has at least the pieces of both. */
    static int union(int a, int b) {
        int result = Hand.EMPTY;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            result += Math.max(Hand.count(a, kind), Hand.count(b, kind)) * Hand.one(kind);
        }
        return result;
    }

    /** The greatest hand that has at most the pieces of each. */
    static int intersection(int a, int b) {
        int result = Hand.EMPTY;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            result += Math.min(Hand.count(a, kind), Hand.count(b, kind)) * Hand.one(kind);
        }
        return result;
    }

    /** The pieces of the second hand whose kinds the first one has. */
    static int ofKindsIn(int hand, int other) {
        int result = Hand.EMPTY;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            result += Hand.has(hand, kind) ? Hand.count(other, kind) * Hand.one(kind) : 0;
        }
        return result;
    }

    /** The hand without one piece of a kind, or the same hand if it has none. */
    static int without(int hand, int kind) {
        return Hand.has(hand, kind) ? hand - Hand.one(kind) : hand;
    }
}
