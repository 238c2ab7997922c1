package sanmai.core.sliders.rotated;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LanceScheme;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineTable;

/**
 * The paper's tables of lance attacks, one for each colour, with the keys of the file.
 *
 * @param file the keys
 * @param words word {@code w} of the attacked squares, Black's table first
 */
record LanceTables(LineKey file, int[] words) implements LanceScheme {
    private static final int COLOR_SHIFT = 7 + LineAttacks.INNER_BITS;

    static LanceTables of(LineKey file) {
        LineTable rook = LineTable.of(OccupancyMap.ROT90, LineAttacks.INNER_PATTERNS, file);
        int[] words = new int[2 << COLOR_SHIFT + 2];
        for (int square = 0; square < Square.COUNT; square++) {
            Bitboard above = Bitboard.EMPTY;
            for (int other = 0; other < square; other++) {
                above = above.with(other);
            }
            for (int key = 0; key < LineAttacks.INNER_PATTERNS; key++) {
                for (int w = 0; w < 3; w++) {
                    int attacked = rook.word(key, square, w);
                    words[entry(0, square, key) + w] = attacked & above.word(w);
                    words[entry(1, square, key) + w] = attacked & ~above.word(w);
                }
            }
        }
        return new LanceTables(file, words);
    }

    @Override
    public int key(int color, int square, Occupancy occupancy) {
        return file.key(square, occupancy);
    }

    @Override
    public MapSet maps() {
        return file.maps();
    }

    @Override
    public int word(int key, int color, int square, int w) {
        return words[entry(color, square, key) + w];
    }

    private static int entry(int color, int square, int key) {
        return (color << COLOR_SHIFT | square << LineAttacks.INNER_BITS | key) << 2;
    }
}
