package sanmai.sliders;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * Hyperbola quintessence, after Aleks Peshkov and Gerd Isenberg, with all files and diagonals of a slider in the lanes of one
 * vector. Lances, with one ray each, gain nothing by lanes, and move as in {@code hyperbola-quintessence}.
 *
 * @param rook the attacks of rooks
 * @param bishop the attacks of bishops
 * @param lances the scheme that lances move by
 */
public record ParallelHyperbola(PieceAttacks rook, PieceAttacks bishop, SliderScheme lances) implements SliderScheme {
    /** The scheme with its masks, as service loaders ask for it. */
    public ParallelHyperbola() {
        this(RookLanes.create(), BishopLanes.create(), SliderSchemes.byName("hyperbola-quintessence"));
    }

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
        return lances.lanceKey(color, square, occupancy);
    }

    @Override
    public int lanceWord(int key, int color, int square, Occupancy occupancy, int w) {
        return lances.lanceWord(key, color, square, occupancy, w);
    }
}
