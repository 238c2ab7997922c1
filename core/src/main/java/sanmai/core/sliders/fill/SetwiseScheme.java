package sanmai.core.sliders.fill;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.parts.Halves;

/**
 * A scheme that moves sets of sliders; one slider is a set of one. The key is its square.
 *
 * @param rook the attacks of rooks
 * @param bishop the attacks of bishops
 * @param blackLance the attacks of Black's lances
 * @param whiteLance the attacks of White's lances
 */
record SetwiseScheme(SetAttacks rook, SetAttacks bishop, SetAttacks blackLance, SetAttacks whiteLance)
        implements SliderScheme {
    @Override
    public int rookKey(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int rookWord(int key, int square, Occupancy occupancy, int w) {
        return word(rook, square, occupancy, w);
    }

    @Override
    public int bishopKey(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int bishopWord(int key, int square, Occupancy occupancy, int w) {
        return word(bishop, square, occupancy, w);
    }

    @Override
    public int lanceKey(int color, int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int lanceWord(int key, int color, int square, Occupancy occupancy, int w) {
        return color == 0 ? word(blackLance, square, occupancy, w) : word(whiteLance, square, occupancy, w);
    }

    @Override
    public Bitboard rooks(Bitboard rooks, Occupancy occupancy) {
        return all(rook, rooks, occupancy);
    }

    @Override
    public Bitboard bishops(Bitboard bishops, Occupancy occupancy) {
        return all(bishop, bishops, occupancy);
    }

    @Override
    public Bitboard lances(int color, Bitboard lances, Occupancy occupancy) {
        return color == 0 ? all(blackLance, lances, occupancy) : all(whiteLance, lances, occupancy);
    }

    private static int word(SetAttacks attacks, int square, Occupancy occupancy, int w) {
        boolean isLow = square < Halves.LOW_SQUARES;
        long low = isLow ? 1L << square : 0;
        long high = isLow ? 0 : Square.bit(square);
        return w == 2 ? (int) attacks.high(low, high, occupancy) : Halves.word(attacks.low(low, high, occupancy), w);
    }

    private static Bitboard all(SetAttacks attacks, Bitboard sliders, Occupancy occupancy) {
        long low = attacks.low(Halves.low(sliders), Halves.high(sliders), occupancy);
        long high = attacks.high(Halves.low(sliders), Halves.high(sliders), occupancy);
        return new Bitboard(Halves.word(low, 0), Halves.word(low, 1), (int) high);
    }
}
