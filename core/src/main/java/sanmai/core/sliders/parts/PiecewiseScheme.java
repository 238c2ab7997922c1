package sanmai.core.sliders.parts;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.SliderScheme;

/**
 * A scheme put together from one part for each kind of slider, which looks at all lines of the piece at once. It reads
 * the plain board only.
 *
 * <p><b>Performance note:</b> a record of records, for the reason given in {@link LinewiseScheme}.
 *
 * @param rook the attacks of rooks
 * @param bishop the attacks of bishops
 * @param blackLance the attacks of Black's lances
 * @param whiteLance the attacks of White's lances
 */
public record PiecewiseScheme(PieceAttacks rook, PieceAttacks bishop, PieceAttacks blackLance, PieceAttacks whiteLance)
        implements SliderScheme {
    @Override
    public int rookKey(int square, Occupancy occupancy) {
        return rook.key(square, occupancy);
    }

    @Override
    public int rookWord(int key, int square, Occupancy occupancy, int w) {
        return rook.word(key, occupancy, w);
    }

    @Override
    public int bishopKey(int square, Occupancy occupancy) {
        return bishop.key(square, occupancy);
    }

    @Override
    public int bishopWord(int key, int square, Occupancy occupancy, int w) {
        return bishop.word(key, occupancy, w);
    }

    @Override
    public int lanceKey(int color, int square, Occupancy occupancy) {
        return color == 0 ? blackLance.key(square, occupancy) : whiteLance.key(square, occupancy);
    }

    @Override
    public int lanceWord(int key, int color, int square, Occupancy occupancy, int w) {
        return color == 0 ? blackLance.word(key, occupancy, w) : whiteLance.word(key, occupancy, w);
    }
}
