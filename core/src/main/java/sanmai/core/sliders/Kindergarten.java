package sanmai.core.sliders;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.occupancy.OccupancyMaps;

/**
 * Kindergarten bitboards (Isenberg and others, <i>Kindergarten Bitboards</i>) on nine columns: no state beside the
 * plain board, and one small table for ranks and both diagonals.
 *
 * <p>A rank or a diagonal has at most one square in each column, so its blockers, folded down to a single row, lie in
 * nine adjacent bits: the three words are or'ed, then the three rows of the result. The attacked squares of that row,
 * copied to every row and masked with the line, are the attacked squares of the line.
 *
 * <p>A file is gathered instead: its three bits in each word are 9 apart, the words are laid over each other 3 apart,
 * and one multiplication moves the nine bits next to each other.
 *
 * <p>The key holds the finished table index of one line in its low 11 bits and that of the crossing line above.
 */
final class Kindergarten implements SliderScheme {
    /** The bits of column 0 in a word: one column is three bits, nine apart. */
    private static final int COLUMN = 0x40201;

    private static final int INDEX_BITS = 11;
    private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;
    private static final int PATTERN_MASK = LinePatterns.PATTERNS - 1;

    /** By {@code position << 7 | pattern}: the attacked squares of a row of nine, copied to the three rows of a word. */
    private static final int[] ROW_ATTACKS = new int[1 << INDEX_BITS];

    /** By {@code (position << 7 | pattern) << 2 | w}: word w of the attacked squares, on the file in column 0. */
    private static final int[] FILE_ATTACKS = new int[4 << INDEX_BITS];

    /** By {@code (color * 9 + row) << 2 | w}: the rows in front of a lance. */
    private static final int[] IN_FRONT = new int[2 * 9 * 4];

    private static final int[] NORTH_WEST_LINE = lines(OccupancyMap.NORTH_WEST);
    private static final int[] NORTH_EAST_LINE = lines(OccupancyMap.NORTH_EAST);
    private static final int[] RANK_LINE = lines(OccupancyMap.RANK_ORDER);

    /** One more than the first bit of a row: the row's first square blocks nothing. */
    private static final byte[] RANK_SHIFT = {1, 10, 19, 1, 10, 19, 1, 10, 19};

    private static final byte[] COLUMN_OF = new byte[Square.LIMIT];
    private static final byte[] ROW_OF = new byte[Square.LIMIT];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            COLUMN_OF[square] = (byte) Square.column(square);
            ROW_OF[square] = (byte) Square.row(square);
        }
        for (int position = 0; position < 9; position++) {
            for (int pattern = 0; pattern < LinePatterns.PATTERNS; pattern++) {
                int index = position << LinePatterns.INNER_BITS | pattern;
                int attacked = LinePatterns.attacks(position, 9, pattern);
                ROW_ATTACKS[index] = attacked * COLUMN;
                for (int row = 0; row < 9; row++) {
                    FILE_ATTACKS[index << 2 | row / 3] |= (attacked >>> row & 1) << row % 3 * 9;
                }
            }
            for (int row = 0; row < 9; row++) {
                int w = row / 3;
                IN_FRONT[position << 2 | w] |=
                        row < position ? Bitboard.row(row).word(w) : 0;
                IN_FRONT[9 + position << 2 | w] |=
                        row > position ? Bitboard.row(row).word(w) : 0;
            }
        }
    }

    private static int[] lines(OccupancyMap map) {
        int[] masks = new int[Square.LIMIT << 2];
        for (int square = 0; square < Square.COUNT; square++) {
            Bitboard line = Bitboard.of(map.lineThrough(square)).without(square);
            for (int w = 0; w < 3; w++) {
                masks[square << 2 | w] = line.word(w);
            }
        }
        return masks;
    }

    @Override
    public void toggle(OccupancyMaps maps, int color, int square) {
        maps.togglePlain(color, square);
    }

    @Override
    public int rookKey(int square, OccupancyMaps maps) {
        return rankIndex(square, maps) | fileIndex(square, maps) << INDEX_BITS;
    }

    @Override
    public int rookWord(int key, int square, int w) {
        return ROW_ATTACKS[key & INDEX_MASK] & RANK_LINE[square << 2 | w] | fileWord(key >>> INDEX_BITS, square, w);
    }

    @Override
    public int bishopKey(int square, OccupancyMaps maps) {
        return diagonalIndex(NORTH_WEST_LINE, square, maps)
                | diagonalIndex(NORTH_EAST_LINE, square, maps) << INDEX_BITS;
    }

    @Override
    public int bishopWord(int key, int square, int w) {
        return ROW_ATTACKS[key & INDEX_MASK] & NORTH_WEST_LINE[square << 2 | w]
                | ROW_ATTACKS[key >>> INDEX_BITS & INDEX_MASK] & NORTH_EAST_LINE[square << 2 | w];
    }

    @Override
    public int lanceKey(int color, int square, OccupancyMaps maps) {
        return fileIndex(square, maps);
    }

    @Override
    public int lanceWord(int key, int color, int square, int w) {
        return fileWord(key, square, w) & IN_FRONT[color * 9 + ROW_OF[square] << 2 | w];
    }

    private static int rankIndex(int square, OccupancyMaps maps) {
        int row = ROW_OF[square];
        int inner = maps.word(Square.word(square)) >>> RANK_SHIFT[row] & PATTERN_MASK;
        return COLUMN_OF[square] << LinePatterns.INNER_BITS | inner;
    }

    private static int fileIndex(int square, OccupancyMaps maps) {
        int column = COLUMN_OF[square];
        int gathered = (maps.word(0) >>> column & COLUMN)
                | (maps.word(1) >>> column & COLUMN) << 3
                | (maps.word(2) >>> column & COLUMN) << 6;
        int inner = gathered * 0x10101 >>> 17 & PATTERN_MASK;
        return ROW_OF[square] << LinePatterns.INNER_BITS | inner;
    }

    private static int fileWord(int index, int square, int w) {
        return FILE_ATTACKS[(index & INDEX_MASK) << 2 | w] << COLUMN_OF[square];
    }

    private static int diagonalIndex(int[] line, int square, OccupancyMaps maps) {
        int entry = square << 2;
        int folded = maps.word(0) & line[entry] | maps.word(1) & line[entry + 1] | maps.word(2) & line[entry + 2];
        int inner = (folded | folded >>> 9 | folded >>> 18) >>> 1 & PATTERN_MASK;
        return COLUMN_OF[square] << LinePatterns.INNER_BITS | inner;
    }
}
