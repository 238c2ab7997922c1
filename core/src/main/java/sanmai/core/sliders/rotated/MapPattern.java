package sanmai.core.sliders.rotated;

import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The key of a line: its inner squares, which are adjacent bits in one of the rotated maps (Grimbergen, <i>Using Bitboards
 * for Move Generation in Shogi</i>, section 3.2: the paper's index, shift and mask arrays).
 *
 * @param maps the map that is read
 * @param index which word of the maps holds each square's line
 * @param shift one more than the first bit of the line: its first square blocks nothing
 * @param mask one bit for each inner square of the line
 */
record MapPattern(MapSet maps, PerSquare index, PerSquare shift, PerSquare mask) implements LineKey {
    static MapPattern of(OccupancyMap map) {
        return new MapPattern(
                MapSet.of(map),
                PerSquare.of(square -> Occupancy.index(map, square)),
                PerSquare.of(square -> map.lineStart(square) % Square.PER_WORD + 1),
                PerSquare.of(square -> (1 << map.lineLength(square)) - 1 >> 1 & LineAttacks.INNER_PATTERNS - 1));
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return occupancy.mapWord(index.at(square)) >>> shift.at(square) & mask.at(square);
    }
}
