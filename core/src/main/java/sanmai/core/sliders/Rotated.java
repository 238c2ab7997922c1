package sanmai.core.sliders;

import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.occupancy.OccupancyMaps;

/**
 * Rotated and aligned bitboards (Grimbergen, <i>Using Bitboards for Move Generation in Shogi</i>, section 3.2): four
 * maps of the occupied squares are kept with every move, so that the blockers of each line are adjacent bits, and a
 * table {@code [81][128]} of bitboards for each direction answers the rest.
 *
 * <p>The key holds the seven inner bits of one line in its low half and those of the crossing line above them.
 */
final class Rotated implements SliderScheme {
    private static final int BITS = LinePatterns.INNER_BITS;
    private static final int MASK = LinePatterns.PATTERNS - 1;

    private static final Line RANK = new Line(OccupancyMap.RANK_ORDER);
    private static final Line FILE = new Line(OccupancyMap.ROT90);
    private static final Line NORTH_WEST = new Line(OccupancyMap.NORTH_WEST);
    private static final Line NORTH_EAST = new Line(OccupancyMap.NORTH_EAST);

    private static final int[] RANK_ATTACKS = RANK.attacks(0, 8);
    private static final int[] FILE_ATTACKS = FILE.attacks(0, 8);
    private static final int[] NORTH_WEST_ATTACKS = NORTH_WEST.attacks(0, 8);
    private static final int[] NORTH_EAST_ATTACKS = NORTH_EAST.attacks(0, 8);

    /** Both colours' lances, Black's table first: the file's attacks before or behind the lance. */
    private static final int[] LANCE_ATTACKS = concat(FILE.attacks(0, 0), FILE.attacks(8, 8));

    private static final int LANCE_TABLE = LANCE_ATTACKS.length / 2;

    @Override
    public void toggle(OccupancyMaps maps, int color, int square) {
        maps.toggleAll(color, square);
    }

    @Override
    public int rookKey(int square, OccupancyMaps maps) {
        return RANK.plainBlockers(square, maps) | FILE.blockers(square, maps) << BITS;
    }

    @Override
    public int rookWord(int key, int square, int w) {
        return RANK_ATTACKS[entry(square, key & MASK) + w] | FILE_ATTACKS[entry(square, key >>> BITS) + w];
    }

    @Override
    public int bishopKey(int square, OccupancyMaps maps) {
        return NORTH_WEST.blockers(square, maps) | NORTH_EAST.blockers(square, maps) << BITS;
    }

    @Override
    public int bishopWord(int key, int square, int w) {
        return NORTH_WEST_ATTACKS[entry(square, key & MASK) + w] | NORTH_EAST_ATTACKS[entry(square, key >>> BITS) + w];
    }

    @Override
    public int lanceKey(int color, int square, OccupancyMaps maps) {
        return FILE.blockers(square, maps);
    }

    @Override
    public int lanceWord(int key, int color, int square, int w) {
        return LANCE_ATTACKS[color * LANCE_TABLE + entry(square, key) + w];
    }

    private static int entry(int square, int pattern) {
        return (square << BITS | pattern) << 2;
    }

    private static int[] concat(int[] first, int[] second) {
        int[] both = java.util.Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    /** Where each square's line lies in one map: the paper's index, shift and mask arrays. */
    private static final class Line {
        private final OccupancyMap map;
        private final byte[] index = new byte[Square.COUNT];
        private final byte[] shift = new byte[Square.COUNT];
        private final byte[] mask = new byte[Square.COUNT];

        Line(OccupancyMap map) {
            this.map = map;
            for (int square = 0; square < Square.COUNT; square++) {
                index[square] = (byte)
                        (map == OccupancyMap.RANK_ORDER ? Square.word(square) : OccupancyMaps.index(map, square));
                // One more than the line's start: this strips its first square, which blocks nothing.
                shift[square] = (byte) (map.lineStart(square) % Square.PER_WORD + 1);
                mask[square] = (byte) ((1 << map.lineLength(square)) - 1 >> 1 & MASK);
            }
        }

        /** The inner squares of a line in the plain board. */
        int plainBlockers(int square, OccupancyMaps maps) {
            return maps.word(index[square]) >>> shift[square] & mask[square];
        }

        /** The inner squares of a line in one of the other maps. */
        int blockers(int square, OccupancyMaps maps) {
            return maps.mapWord(index[square]) >>> shift[square] & mask[square];
        }

        /** The table [81][128], four ints an entry, of attacks towards both ends or, for a lance, one end. */
        int[] attacks(int firstEnd, int lastEnd) {
            int[] table = new int[Square.COUNT * LinePatterns.PATTERNS * 4];
            for (int square = 0; square < Square.COUNT; square++) {
                int[] line = map.lineThrough(square);
                int position = map.positionOnLine(square);
                int from = firstEnd == 0 ? 0 : position;
                int to = lastEnd == 0 ? position : line.length - 1;
                for (int pattern = 0; pattern < LinePatterns.PATTERNS; pattern++) {
                    int attacked = LinePatterns.attacks(position, line.length, pattern);
                    for (int i = from; i <= to; i++) {
                        int bit = (attacked >>> i & 1) * Square.bit(line[i]);
                        table[entry(square, pattern) + Square.word(line[i])] |= bit;
                    }
                }
            }
            return table;
        }
    }
}
