package sanmai.core.sliders.rotated;

import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.occupancy.OccupancyMaps;
import sanmai.core.sliders.LineKey;
import sanmai.core.sliders.LinePatterns;
import sanmai.core.sliders.Places;

/**
 * The key of a line: its inner squares, which are adjacent bits in one of the turned maps (Grimbergen, <i>Using Bitboards
 * for Move Generation in Shogi</i>, section 3.2: the paper's index, shift and mask arrays).
 *
 * @param index which word of the maps holds each square's line
 * @param shift one more than the first bit of the line: its first square blocks nothing
 * @param mask as many ones as the line has inner squares
 */
record MapPattern(Places index, Places shift, Places mask) implements LineKey {
    static MapPattern of(OccupancyMap map) {
        return new MapPattern(
                Places.create(square -> OccupancyMaps.index(map, square)),
                Places.create(square -> map.lineStart(square) % Square.PER_WORD + 1),
                Places.create(square -> (1 << map.lineLength(square)) - 1 >> 1 & LinePatterns.INNER_PATTERNS - 1));
    }

    @Override
    public int key(int square, OccupancyMaps maps) {
        return maps.mapWord(index.at(square)) >>> shift.at(square) & mask.at(square);
    }

    @Override
    public boolean readsTurnedMaps() {
        return true;
    }
}
