package sanmai.movegen;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;

/**
 * From where a king can be attacked, whatever stands between. The king's <em>neighbourhood</em> is its square and the
 * squares that it can step to. Each table has word {@code w} of a king's entry at {@code entry(...) + w}.
 */
final class KingTables {
    /** The squares from which a rook on an empty board attacks the king. */
    static final int[] ROOK_LINES = new int[Square.COUNT * 4];

    /** The squares from which a bishop on an empty board attacks the king. */
    static final int[] BISHOP_LINES = new int[Square.COUNT * 4];

    /** The squares from which the other side's lance on an empty board attacks the king of a colour. */
    static final int[] LANCE_LINES = new int[2 * Square.COUNT * 4];

    /** The squares from which a rook on an empty board attacks the neighbourhood. */
    static final int[] ROOK_REACH = new int[Square.COUNT * 4];

    /** The squares from which a bishop on an empty board attacks the neighbourhood. */
    static final int[] BISHOP_REACH = new int[Square.COUNT * 4];

    /** The squares from which the other side's lance on an empty board attacks the neighbourhood of a colour's king. */
    static final int[] LANCE_REACH = new int[2 * Square.COUNT * 4];

    /** The squares from which some piece of the other side attacks the neighbourhood of a colour's king by a step. */
    static final int[] STEP_REACH = new int[2 * Square.COUNT * 4];

    static {
        Bitboard[] rook = new Bitboard[Square.COUNT];
        Bitboard[] bishop = new Bitboard[Square.COUNT];
        for (int square = 0; square < Square.COUNT; square++) {
            rook[square] = Attacks.emptyBoardRook(square);
            bishop[square] = Attacks.emptyBoardBishop(square);
        }
        for (int king = 0; king < Square.COUNT; king++) {
            Bitboard neighbourhood =
                    Attacks.steps(Piece.of(Color.BLACK, PieceType.KING), king).with(king);
            put(ROOK_LINES, entry(king), rook[king]);
            put(BISHOP_LINES, entry(king), bishop[king]);
            put(ROOK_REACH, entry(king), union(neighbourhood, rook));
            put(BISHOP_REACH, entry(king), union(neighbourhood, bishop));
            for (Color us : Color.values()) {
                putForColor(us, king, neighbourhood);
            }
        }
    }

    private KingTables() {}

    private static void putForColor(Color us, int king, Bitboard neighbourhood) {
        int entry = entry(us.ordinal(), king);
        put(LANCE_LINES, entry, Attacks.emptyBoardLance(us, king));
        Bitboard lances = Bitboard.EMPTY;
        Bitboard steppers = Bitboard.EMPTY;
        for (int square : neighbourhood) {
            // A square is attacked from where our own piece on it would attack.
            lances = lances.or(Attacks.emptyBoardLance(us, square));
            steppers = steppers.or(Attacks.steps(Piece.of(us, PieceType.KING), square))
                    .or(Attacks.steps(Piece.of(us, PieceType.KNIGHT), square));
        }
        put(LANCE_REACH, entry, lances);
        put(STEP_REACH, entry, steppers);
    }

    private static Bitboard union(Bitboard squares, Bitboard[] sets) {
        Bitboard union = Bitboard.EMPTY;
        for (int square : squares) {
            union = union.or(sets[square]);
        }
        return union;
    }

    private static void put(int[] table, int entry, Bitboard set) {
        for (int w = 0; w < 3; w++) {
            table[entry + w] = set.word(w);
        }
    }

    /** The entry of a king in the tables that serve both colours. */
    static int entry(int king) {
        return king << 2;
    }

    /** The entry of a colour's king in the other tables. */
    static int entry(int us, int king) {
        return us * Square.COUNT + king << 2;
    }
}
