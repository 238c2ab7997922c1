package sanmai.core.sliders;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;

/**
 * A way to find the squares that a sliding piece attacks. Attacked squares are all squares up to and including the
 * first occupied one on each line, whether it holds an own or an enemy piece.
 *
 * <p>A question takes two steps. First {@code rookKey} (or its like) turns the occupied squares of the slider's lines
 * into a <em>key</em>, an int whose meaning is the scheme's own. Then {@code rookWord} answers word 0, 1 or 2 of the
 * attacked squares for that key. So a generator gets three words without allocating an object. Schemes that work on
 * whole boards, which no int holds, look at the occupied squares again in the second step: they must be the same.
 * Whether the slider's own square counts as occupied makes no difference to the answer.
 *
 * <p>A scheme also says which {@linkplain #maps maps} of the occupied squares it reads. It changes none of them.
 *
 * <p>Colours are ordinals here: 0 is Black, 1 is White.
 *
 * <p>Several threads ask a scheme at the same time.
 */
public interface SliderScheme {
    /** The maps that keys are read from, and that a position must keep: the plain board, unless the scheme says otherwise. */
    default MapSet maps() {
        return MapSet.PLAIN;
    }

    /** The key of a rook's rank and file. */
    int rookKey(int square, Occupancy occupancy);

    /** Word {@code w} of the squares that a rook with this key attacks. */
    int rookWord(int key, int square, Occupancy occupancy, int w);

    /** The key of a bishop's two diagonals. */
    int bishopKey(int square, Occupancy occupancy);

    /** Word {@code w} of the squares that a bishop with this key attacks. */
    int bishopWord(int key, int square, Occupancy occupancy, int w);

    /** The key of the squares in front of a lance of this colour. */
    int lanceKey(int color, int square, Occupancy occupancy);

    /** Word {@code w} of the squares that a lance of this colour with this key attacks. */
    int lanceWord(int key, int color, int square, Occupancy occupancy, int w);

    /** The squares that a rook on this square attacks. */
    default Bitboard rook(int square, Occupancy occupancy) {
        int key = rookKey(square, occupancy);
        return new Bitboard(
                rookWord(key, square, occupancy, 0),
                rookWord(key, square, occupancy, 1),
                rookWord(key, square, occupancy, 2));
    }

    /** The squares that a bishop on this square attacks. */
    default Bitboard bishop(int square, Occupancy occupancy) {
        int key = bishopKey(square, occupancy);
        return new Bitboard(
                bishopWord(key, square, occupancy, 0),
                bishopWord(key, square, occupancy, 1),
                bishopWord(key, square, occupancy, 2));
    }

    /** The squares that a lance of this colour on this square attacks. */
    default Bitboard lance(Color color, int square, Occupancy occupancy) {
        int us = color.ordinal();
        int key = lanceKey(us, square, occupancy);
        return new Bitboard(
                lanceWord(key, us, square, occupancy, 0),
                lanceWord(key, us, square, occupancy, 1),
                lanceWord(key, us, square, occupancy, 2));
    }

    /** All squares that rooks on these squares attack. */
    default Bitboard rooks(Bitboard rooks, Occupancy occupancy) {
        int w0 = 0;
        int w1 = 0;
        int w2 = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = rooks.word(w); rest != 0; rest &= rest - 1) {
                int square = Square.first(w, rest);
                int key = rookKey(square, occupancy);
                w0 |= rookWord(key, square, occupancy, 0);
                w1 |= rookWord(key, square, occupancy, 1);
                w2 |= rookWord(key, square, occupancy, 2);
            }
        }
        return new Bitboard(w0, w1, w2);
    }

    /** All squares that bishops on these squares attack. */
    default Bitboard bishops(Bitboard bishops, Occupancy occupancy) {
        int w0 = 0;
        int w1 = 0;
        int w2 = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = bishops.word(w); rest != 0; rest &= rest - 1) {
                int square = Square.first(w, rest);
                int key = bishopKey(square, occupancy);
                w0 |= bishopWord(key, square, occupancy, 0);
                w1 |= bishopWord(key, square, occupancy, 1);
                w2 |= bishopWord(key, square, occupancy, 2);
            }
        }
        return new Bitboard(w0, w1, w2);
    }

    /** All squares that lances of this colour on these squares attack. */
    default Bitboard lances(int color, Bitboard lances, Occupancy occupancy) {
        int w0 = 0;
        int w1 = 0;
        int w2 = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = lances.word(w); rest != 0; rest &= rest - 1) {
                int square = Square.first(w, rest);
                int key = lanceKey(color, square, occupancy);
                w0 |= lanceWord(key, color, square, occupancy, 0);
                w1 |= lanceWord(key, color, square, occupancy, 1);
                w2 |= lanceWord(key, color, square, occupancy, 2);
            }
        }
        return new Bitboard(w0, w1, w2);
    }
}
