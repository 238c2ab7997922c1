package sanmai.core.sliders.magic;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.SliderScheme;

/**
 * One multiplication of the whole piece's blockers: all rays of a slider are looked up at once. A key is an entry of the
 * piece's table.
 */
record MagicScheme(MagicTable rook, MagicTable bishop, MagicTable lances) implements SliderScheme {
    private static final int COLOR_SHIFT = 7;

    @Override
    public int rookKey(int square, Occupancy occupancy) {
        return rook.key(square, occupancy);
    }

    @Override
    public int rookWord(int key, int square, int w) {
        return rook.word(key, w);
    }

    @Override
    public int bishopKey(int square, Occupancy occupancy) {
        return bishop.key(square, occupancy);
    }

    @Override
    public int bishopWord(int key, int square, int w) {
        return bishop.word(key, w);
    }

    @Override
    public int lanceKey(int color, int square, Occupancy occupancy) {
        return lances.key(color << COLOR_SHIFT | square, occupancy);
    }

    @Override
    public int lanceWord(int key, int color, int square, int w) {
        return lances.word(key, w);
    }
}
