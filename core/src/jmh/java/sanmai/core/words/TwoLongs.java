package sanmai.core.words;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineAttacks;

/**
 * A bishop's squares on a board of two longs, ranks a to e (45 bits) and f to i (36 bits), by the same kindergarten
 * scheme as on three ints: fold the diagonal to one row, look up the attacked squares of that row copied to every rank,
 * mask them with the diagonal.
 */
final class TwoLongs {
    /** The number of squares in the first word. */
    static final int FIRST = 45;

    private static final long COLUMN = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1L << 36;
    private static final int INDEX_MASK = (1 << 4 + LineAttacks.INNER_BITS) - 1;

    /** The attacked squares of a row, copied to every rank, by {@code column << 7 | key}. */
    private final long[] copies = new long[INDEX_MASK + 1];

    /** The diagonals without the square itself, by {@code square << 1 | w}. */
    private final long[] northWest = masks(OccupancyMap.NORTH_WEST);

    private final long[] northEast = masks(OccupancyMap.NORTH_EAST);
    private final byte[] column = new byte[Square.LIMIT];

    TwoLongs() {
        for (int position = 0; position < 9; position++) {
            for (int key = 0; key < LineAttacks.INNER_PATTERNS; key++) {
                copies[position << LineAttacks.INNER_BITS | key] = LineAttacks.attacks(position, 9, key << 1) * COLUMN;
            }
        }
        for (int square = 0; square < Square.COUNT; square++) {
            column[square] = (byte) Square.column(square);
        }
    }

    private static long[] masks(OccupancyMap direction) {
        long[] masks = new long[Square.LIMIT << 1];
        for (int square = 0; square < Square.COUNT; square++) {
            Bitboard others = Bitboard.of(direction.lineThrough(square)).without(square);
            masks[square << 1] = low(others);
            masks[square << 1 | 1] = high(others);
        }
        return masks;
    }

    /** Ranks a to e. */
    static long low(Bitboard set) {
        return set.w0() | (long) (set.w1() & (1 << FIRST - Square.PER_WORD) - 1) << Square.PER_WORD;
    }

    /** Ranks f to i. */
    static long high(Bitboard set) {
        return set.w1() >>> FIRST - Square.PER_WORD | (long) set.w2() << 2 * Square.PER_WORD - FIRST;
    }

    /**
     * The occupied squares, held by colour as {@code Occupancy} holds them.
     *
     * @param words by {@code color << 1 | w}
     */
    record Board(long[] words) {
        static Board of(Bitboard black) {
            return new Board(new long[] {low(black), high(black), 0, 0});
        }

        long word(int w) {
            return words[w] | words[2 | w];
        }
    }

    int bishopKey(int square, Board board) {
        long low = board.word(0);
        long high = board.word(1);
        return fold(northWest, square, low, high) | fold(northEast, square, low, high) << 16;
    }

    private static int fold(long[] line, int square, long low, long high) {
        long rows = low & line[square << 1] | high & line[square << 1 | 1];
        rows |= rows >>> 36;
        rows |= rows >>> 18;
        return (int) (rows | rows >>> 9) >>> 1 & LineAttacks.INNER_PATTERNS - 1;
    }

    /** Word 0 or 1 of the squares that a bishop with this key attacks. */
    long bishopWord(int key, int square, int w) {
        int index = column[square] << LineAttacks.INNER_BITS;
        return copies[(index | key & 0xFFFF) & INDEX_MASK] & northWest[square << 1 | w]
                | copies[(index | key >>> 16) & INDEX_MASK] & northEast[square << 1 | w];
    }
}
