package sanmai.search.mate;

import sanmai.core.PieceType;
import sanmai.shogi.Hand;

/** Arithmetic on {@linkplain Hand hands}, kind by kind. */
final class ProofHands {
    private ProofHands() {}

    /** The smallest hand that covers both. */
    static int union(int a, int b) {
        int result = Hand.EMPTY;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            result += Math.max(Hand.count(a, kind), Hand.count(b, kind)) * Hand.one(kind);
        }
        return result;
    }

    /** The greatest hand that both cover. */
    static int intersection(int a, int b) {
        int result = Hand.EMPTY;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            result += Math.min(Hand.count(a, kind), Hand.count(b, kind)) * Hand.one(kind);
        }
        return result;
    }

    /** Of the second hand the pieces of all kinds that the first one has. */
    static int ofKindsIn(int hand, int other) {
        int result = Hand.EMPTY;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            result += Hand.has(hand, kind) ? Hand.count(other, kind) * Hand.one(kind) : 0;
        }
        return result;
    }

    /** Of the second hand the pieces of all kinds that the first one lacks. */
    static int ofKindsMissing(int hand, int other) {
        return other - ofKindsIn(hand, other);
    }

    /** The hand without one piece of a kind, or as it is if it has none. */
    static int without(int hand, int kind) {
        return Hand.has(hand, kind) ? hand - Hand.one(kind) : hand;
    }
}
