package sanmai.core.sliders;

import sanmai.core.occupancy.OccupancyMaps;

/**
 * A scheme put together from one for each direction of lines: a rook attacks along its rank and its file, a bishop along
 * its two diagonals. The key holds the key of one line in its low 16 bits and that of the crossing line above them.
 *
 * <p><b>Performance note:</b> this and all its parts are records, since the JIT compiler takes the fields of a record
 * that it knows to be constant for constants too, as it does not for other classes. So a modulus, a shift or a table that
 * is a component of a part is as good as a literal, and the parts are inlined as if each scheme were written out.
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

    /** A scheme whose lances look at their file. */
    public LinewiseScheme(LineScheme rank, LineScheme file, LineScheme northWest, LineScheme northEast) {
        this(rank, file, northWest, northEast, LanceOnFile.of(file));
    }

    @Override
    public void toggle(OccupancyMaps maps, int color, int square) {
        if (readsTurnedMaps()) {
            maps.toggleAll(color, square);
        } else {
            maps.togglePlain(color, square);
        }
    }

    private boolean readsTurnedMaps() {
        return rank.keys().readsTurnedMaps()
                || file.keys().readsTurnedMaps()
                || northWest.keys().readsTurnedMaps()
                || northEast.keys().readsTurnedMaps();
    }

    @Override
    public int rookKey(int square, OccupancyMaps maps) {
        return rank.keys().key(square, maps) | file.keys().key(square, maps) << SHIFT;
    }

    @Override
    public int rookWord(int key, int square, int w) {
        return rank.words().word(key & MASK, square, w) | file.words().word(key >>> SHIFT, square, w);
    }

    @Override
    public int bishopKey(int square, OccupancyMaps maps) {
        return northWest.keys().key(square, maps) | northEast.keys().key(square, maps) << SHIFT;
    }

    @Override
    public int bishopWord(int key, int square, int w) {
        return northWest.words().word(key & MASK, square, w) | northEast.words().word(key >>> SHIFT, square, w);
    }

    @Override
    public int lanceKey(int color, int square, OccupancyMaps maps) {
        return lance.key(color, square, maps);
    }

    @Override
    public int lanceWord(int key, int color, int square, int w) {
        return lance.word(key, color, square, w);
    }
}
