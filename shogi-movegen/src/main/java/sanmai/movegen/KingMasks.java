package sanmai.movegen;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;

/**
 * From where the king of a colour can be attacked on an otherwise empty board. Its <em>snipers</em> stand on the squares
 * from which a slider attacks the king itself: on the real board, each gives check, pins a piece or is blocked by several.
 * Its <em>reach</em> is the squares from which a piece attacks the king or its neighbourhood, the squares it can step to.
 *
 * <p>The entry of a king has 16 ints: three words, and one left clear, for each of the four kinds of attacker.
 */
final class KingMasks {
    /** Where the words for an attacker's kind start in an entry. */
    static final int STEPPERS = 0;

    static final int ROOKS = 4;
    static final int BISHOPS = 8;
    static final int LANCES = 12;

    private static final int[] SNIPERS = new int[2 * Square.LIMIT * 16];
    private static final int[] REACH = new int[2 * Square.LIMIT * 16];

    static {
        for (Color color : Color.values()) {
            for (int king = 0; king < Square.COUNT; king++) {
                fill(color, king);
            }
        }
    }

    private KingMasks() {}

    private static void fill(Color color, int king) {
        int entry = entry(color.ordinal(), king);
        put(SNIPERS, entry + ROOKS, Attacks.onEmptyBoard(ROOK, king));
        put(SNIPERS, entry + BISHOPS, Attacks.onEmptyBoard(BISHOP, king));
        put(SNIPERS, entry + LANCES, Attacks.onEmptyBoard(Piece.code(color, PieceType.LANCE), king));
        Bitboard steppers = Bitboard.EMPTY;
        Bitboard rooks = Bitboard.EMPTY;
        Bitboard bishops = Bitboard.EMPTY;
        Bitboard lances = Bitboard.EMPTY;
        int kingPiece = Piece.code(color, PieceType.KING);
        for (int square : Attacks.steps(kingPiece, king).with(king).squares().toArray()) {
            // A square is attacked from wherever our own piece on it would attack.
            steppers = steppers.or(Attacks.steps(kingPiece, square))
                    .or(Attacks.steps(Piece.code(color, PieceType.KNIGHT), square));
            rooks = rooks.or(Attacks.onEmptyBoard(ROOK, square));
            bishops = bishops.or(Attacks.onEmptyBoard(BISHOP, square));
            lances = lances.or(Attacks.onEmptyBoard(Piece.code(color, PieceType.LANCE), square));
        }
        put(REACH, entry + STEPPERS, steppers);
        put(REACH, entry + ROOKS, rooks);
        put(REACH, entry + BISHOPS, bishops);
        put(REACH, entry + LANCES, lances);
    }

    private static void put(int[] table, int entry, Bitboard set) {
        for (int w = 0; w < 3; w++) {
            table[entry + w] = set.word(w);
        }
    }

    /** The entry of the king of a colour. */
    static int entry(int color, int king) {
        // The mask changes nothing; it tells the JIT compiler that the index is in bounds.
        return (color * Square.LIMIT + king) * 16 & 2 * Square.LIMIT * 16 - 16;
    }

    /** A word of the snipers' squares of an entry, by the attacker's kind and the word. */
    static int snipers(int index) {
        return SNIPERS[index];
    }

    /** A word of the reach of an entry, by the attacker's kind and the word. */
    static int reach(int index) {
        return REACH[index];
    }
}
