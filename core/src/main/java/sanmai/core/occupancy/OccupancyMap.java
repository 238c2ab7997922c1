package sanmai.core.occupancy;

import sanmai.core.Square;

/**
 * One order of the 81 squares in three words of 27 bits, in which every line of one direction is a run of adjacent bits
 * that no word boundary cuts (Grimbergen, <i>Using Bitboards for Move Generation in Shogi</i>, section 3.2).
 *
 * <p>A <em>location</em> is a square's bit in the map, 0 to 80: word {@code location / 27}, bit {@code location % 27},
 * least significant first. The paper prints words from the most significant bit, so its shifts read the other way
 * round: a line of length {@code n} that it shifts by {@code s} starts here at bit {@code 27 - n - s}.
 */
public enum OccupancyMap {
    /** The plain board: ranks are adjacent. */
    RANK_ORDER,
    /** The board rotated by 90 degrees, the paper's {@code init_rot90}: files are adjacent, file 1 first. */
    ROT90,
    /** The paper's {@code init_nw}: the diagonals from north-west to south-east, packed as its Figure 4 shows. */
    NORTH_WEST,
    /** The mirror image of {@link #NORTH_WEST}: the diagonals from north-east to south-west. */
    NORTH_EAST;

    /**
     * The diagonals of each word of the north-west map, named by column minus row. Their lengths are 9+8+8+2, 7+7+6+6+1
     * and 5+5+4+4+3+3+2+1: the packing of Figure 4, which lets no diagonal spill into the next word.
     */
    private static final int[][] NORTH_WEST_PACKING = {{0, 1, -1, 7}, {2, -2, 3, -3, 8}, {4, -4, 5, -5, 6, -6, -7, -8}};

    private final int[] locations = new int[Square.COUNT];
    private final int[] lineStarts = new int[Square.COUNT];
    private final int[] lineLengths = new int[Square.COUNT];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            int row = Square.row(square);
            int column = Square.column(square);
            RANK_ORDER.put(square, square, row * 9, 9);
            ROT90.put(square, 72 - 9 * column + row, 72 - 9 * column, 9);
        }
        for (int word = 0; word < 3; word++) {
            int start = word * Square.PER_WORD;
            for (int diagonal : NORTH_WEST_PACKING[word]) {
                int length = 9 - Math.abs(diagonal);
                placeDiagonal(diagonal, start, length);
                start += length;
            }
        }
    }

    private static void placeDiagonal(int diagonal, int start, int length) {
        for (int i = 0; i < length; i++) {
            int row = Math.max(0, -diagonal) + i;
            int column = Math.max(0, diagonal) + i;
            NORTH_WEST.put(Square.at(row, column), start + i, start, length);
            NORTH_EAST.put(Square.at(row, 8 - column), start + i, start, length);
        }
    }

    private void put(int square, int location, int lineStart, int lineLength) {
        locations[square] = location;
        lineStarts[square] = lineStart;
        lineLengths[square] = lineLength;
    }

    /** The bit of a square in this map, 0 to 80. */
    public int location(int square) {
        return locations[square];
    }

    /** The square on a location, the inverse of {@link #location(int)}. */
    public int squareAt(int location) {
        for (int square = 0; square < Square.COUNT; square++) {
            if (locations[square] == location) {
                return square;
            }
        }
        throw new IllegalArgumentException("location " + location + " of a map with 81 squares");
    }

    /** The location of the first square on the line through this square. */
    public int lineStart(int square) {
        return lineStarts[square];
    }

    /** The number of squares on the line through this square, 1 to 9. */
    public int lineLength(int square) {
        return lineLengths[square];
    }

    /** Where on its line this square lies: 0 for the first square. */
    public int positionOnLine(int square) {
        return locations[square] - lineStarts[square];
    }

    /** The squares of the line through this square, in the order of their bits. */
    public int[] lineThrough(int square) {
        int[] line = new int[lineLengths[square]];
        for (int i = 0; i < line.length; i++) {
            line[i] = squareAt(lineStarts[square] + i);
        }
        return line;
    }
}
