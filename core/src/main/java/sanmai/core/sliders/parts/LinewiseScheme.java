package sanmai.core.sliders.parts;

import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.SliderScheme;

/**
 * A scheme put together from one for each direction of lines: a rook attacks along its rank and its file, a bishop along
 * its two diagonals. The key holds the key of one line in its low 16 bits and that of the crossing line above them.
 *
 * <p><b>Performance note:</b> this class and all its parts are records, because the JIT compiler treats the fields of a
 * constant record as constants, unlike the fields of other classes. A modulus, shift or table in a part is then as fast
 * as a literal, and the parts are inlined as if the scheme were written by hand.
 *
 * @param rank the lines of constant row
 * @param file the lines of constant column
 * @param northWest the diagonals from north-west to south-east
 * @param northEast the diagonals from north-east to south-west
 * @param lance the squares in front of a lance
 */
public record LinewiseScheme(
        LineScheme rank, LineScheme file, LineScheme northWest, LineScheme northEast, LanceScheme lance)
        implements SliderScheme {
    private static final int SHIFT = 16;
    private static final int MASK = LineKey.LIMIT - 1;

    /** A scheme that finds a lance's squares among those of its file. */
    public LinewiseScheme(LineScheme rank, LineScheme file, LineScheme northWest, LineScheme northEast) {
        this(rank, file, northWest, northEast, LanceOnFile.of(file));
    }

    @Override
    public MapSet maps() {
        return rank.keys()
                .maps()
                .or(file.keys().maps())
                .or(northWest.keys().maps())
                .or(northEast.keys().maps())
                .or(lance.maps());
    }

    @Override
    public int rookKey(int square, Occupancy occupancy) {
        return rank.keys().key(square, occupancy) | file.keys().key(square, occupancy) << SHIFT;
    }

    @Override
    public int rookWord(int key, int square, Occupancy occupancy, int w) {
        return rank.words().word(key & MASK, square, w) | file.words().word(key >>> SHIFT, square, w);
    }

    @Override
    public int bishopKey(int square, Occupancy occupancy) {
        return northWest.keys().key(square, occupancy) | northEast.keys().key(square, occupancy) << SHIFT;
    }

    @Override
    public int bishopWord(int key, int square, Occupancy occupancy, int w) {
        return northWest.words().word(key & MASK, square, w) | northEast.words().word(key >>> SHIFT, square, w);
    }

    @Override
    public int lanceKey(int color, int square, Occupancy occupancy) {
        return lance.key(color, square, occupancy);
    }

    @Override
    public int lanceWord(int key, int color, int square, Occupancy occupancy, int w) {
        return lance.word(key, color, square, w);
    }
}
