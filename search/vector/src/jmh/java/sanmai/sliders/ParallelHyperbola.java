package sanmai.sliders;

import sanmai.core.Bitboard;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.choice.SliderSchemes;

/**
 * Hyperbola quintessence, after Aleks Peshkov and Gerd Isenberg, with the file or both diagonals of a slider in the lanes of
 * one vector. Lances, with one ray each, gain nothing by lanes, and move as in {@code hyperbola-quintessence}; so do sets of
 * rooks and of bishops, since so much vector code in one method exceeds what the compiler inlines, and the answer would be
 * allocated.
 */
public final class ParallelHyperbola implements SliderScheme {
    private static final long[] FILES = RayLanes.table(OccupancyMap.ROT90);
    private static final long[] DIAGONALS = RayLanes.table(OccupancyMap.NORTH_WEST, OccupancyMap.NORTH_EAST);
    private static final SliderScheme SCALAR = SliderSchemes.byName("hyperbola-quintessence");

    /** The scheme, as service loaders ask for it. */
    public ParallelHyperbola() {}

    @Override
    public int rookKey(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int rookWord(int key, int square, Occupancy occupancy, int w) {
        return RayLanes.word(FILES, square, occupancy, w) | RankRays.word(square, occupancy, w);
    }

    @Override
    public int bishopKey(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int bishopWord(int key, int square, Occupancy occupancy, int w) {
        return RayLanes.word(DIAGONALS, square, occupancy, w);
    }

    @Override
    public int lanceKey(int color, int square, Occupancy occupancy) {
        return SCALAR.lanceKey(color, square, occupancy);
    }

    @Override
    public int lanceWord(int key, int color, int square, Occupancy occupancy, int w) {
        return SCALAR.lanceWord(key, color, square, occupancy, w);
    }

    @Override
    public Bitboard rooks(Bitboard rooks, Occupancy occupancy) {
        return SCALAR.rooks(rooks, occupancy);
    }

    @Override
    public Bitboard bishops(Bitboard bishops, Occupancy occupancy) {
        return SCALAR.bishops(bishops, occupancy);
    }
}
