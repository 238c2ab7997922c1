package sanmai.core.sliders.parts;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;

/**
 * A lance attacks what a rook attacks on its file, but only in front.
 *
 * @param file finds the rook's squares
 * @param inFront the squares of the ranks in front, by {@code (color << 7 | square) << 2 | w}
 */
record LanceOnFile(LineScheme file, int[] inFront) implements LanceScheme {
    private static final int COLOR_SHIFT = 7;

    static LanceOnFile of(LineScheme file) {
        int[] inFront = new int[2 * Square.LIMIT * 4];
        for (int square = 0; square < Square.COUNT; square++) {
            for (int row = 0; row < 9; row++) {
                int ownRow = Square.row(square);
                if (row != ownRow) {
                    int color = row < ownRow ? 0 : 1;
                    int w = row / 3;
                    inFront[entry(color, square) + w] |= Bitboard.row(row).word(w);
                }
            }
        }
        return new LanceOnFile(file, inFront);
    }

    @Override
    public int key(int color, int square, Occupancy occupancy) {
        return file.keys().key(square, occupancy);
    }

    @Override
    public MapSet maps() {
        return file.keys().maps();
    }

    @Override
    public int word(int key, int color, int square, int w) {
        return file.words().word(key, square, w) & inFront[entry(color, square) + w];
    }

    private static int entry(int color, int square) {
        return (color << COLOR_SHIFT | square) << 2 & 2 * Square.LIMIT * 4 - 4;
    }
}
