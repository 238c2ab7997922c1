package sanmai.search.eval;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Position;

/**
 * What the slides of rooks, bishops and lances are worth: they depend on what stands in their way, so they are looked up
 * anew for each position. Every square counts a little, and those near the kings more.
 */
final class Sliders {
    private static final int LANCE = PieceType.LANCE.code();
    private static final int BISHOP = PieceType.BISHOP.code();
    private static final int ROOK = PieceType.ROOK.code();
    private static final int HORSE = PieceType.HORSE.code();
    private static final int DRAGON = PieceType.DRAGON.code();

    private static final int ANY_SQUARE = 4;
    private static final int BESIDE_OWN_KING = 14;
    private static final int NEAR_OWN_KING = 8;
    private static final int BESIDE_OTHER_KING = 24;
    private static final int NEAR_OTHER_KING = 14;

    /** By king and word: the king's square and those beside it; and those two steps away. {@link Square#NONE} has none. */
    private static final int[] BESIDE = new int[Square.LIMIT * 4];

    private static final int[] NEAR = new int[Square.LIMIT * 4];

    static {
        for (int king = 0; king < Square.COUNT; king++) {
            for (int square = 0; square < Square.COUNT; square++) {
                int distance = KingPlaces.distance(king, square);
                int[] ring = distance <= 1 ? BESIDE : NEAR;
                if (distance <= 2) {
                    ring[king * 4 + Square.word(square)] |= Square.bit(square);
                }
            }
        }
    }

    private Sliders() {}

    /** What the slides of a side, by its ordinal, are worth for it. */
    static int of(Position p, int us) {
        int ours = us << Piece.COLOR_SHIFT;
        int worth = 0;
        for (int w = 0; w < 3; w++) {
            int rooks = p.word(ours + ROOK, w) | p.word(ours + DRAGON, w);
            for (; rooks != 0; rooks &= rooks - 1) {
                worth += rook(p, us, Square.first(w, rooks));
            }
            int bishops = p.word(ours + BISHOP, w) | p.word(ours + HORSE, w);
            for (; bishops != 0; bishops &= bishops - 1) {
                worth += bishop(p, us, Square.first(w, bishops));
            }
            for (int lances = p.word(ours + LANCE, w); lances != 0; lances &= lances - 1) {
                worth += lance(p, us, Square.first(w, lances));
            }
        }
        return worth;
    }

    private static int rook(Position p, int us, int square) {
        int key = Attacks.rookKey(square, p.maps());
        int own = p.king(us) * 4;
        int other = p.king(us ^ 1) * 4;
        return word(Attacks.rookWord(key, square, 0), own, other)
                + word(Attacks.rookWord(key, square, 1), own + 1, other + 1)
                + word(Attacks.rookWord(key, square, 2), own + 2, other + 2);
    }

    private static int bishop(Position p, int us, int square) {
        int key = Attacks.bishopKey(square, p.maps());
        int own = p.king(us) * 4;
        int other = p.king(us ^ 1) * 4;
        return word(Attacks.bishopWord(key, square, 0), own, other)
                + word(Attacks.bishopWord(key, square, 1), own + 1, other + 1)
                + word(Attacks.bishopWord(key, square, 2), own + 2, other + 2);
    }

    private static int lance(Position p, int us, int square) {
        int key = Attacks.lanceKey(us, square, p.maps());
        int own = p.king(us) * 4;
        int other = p.king(us ^ 1) * 4;
        return word(Attacks.lanceWord(key, us, square, 0), own, other)
                + word(Attacks.lanceWord(key, us, square, 1), own + 1, other + 1)
                + word(Attacks.lanceWord(key, us, square, 2), own + 2, other + 2);
    }

    private static int word(int attacked, int own, int other) {
        return Integer.bitCount(attacked) * ANY_SQUARE
                + Integer.bitCount(attacked & BESIDE[own]) * BESIDE_OWN_KING
                + Integer.bitCount(attacked & NEAR[own]) * NEAR_OWN_KING
                + Integer.bitCount(attacked & BESIDE[other]) * BESIDE_OTHER_KING
                + Integer.bitCount(attacked & NEAR[other]) * NEAR_OTHER_KING;
    }
}
