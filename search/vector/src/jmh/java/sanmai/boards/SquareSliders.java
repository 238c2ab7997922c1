package sanmai.boards;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineAttacks;

/**
 * What sliders attack, by kindergarten bitboards, the product's default, in every representation: ranks and diagonals are
 * folded to nine bits and files gathered, and tables have the attacked squares.
 */
final class SquareSliders<S> {
    private static final int INDEX_MASK = (1 << 4 + LineAttacks.INNER_BITS) - 1;

    private final Squares<S> squares;

    /** The attacked squares of a rank in seven ranks, by column and key. */
    private final long[] ranks = new long[INDEX_MASK + 1];

    /** The attacked squares of the file in column 0, by row and key. */
    private final SquareSets<S> files;

    /** The other squares of a line. */
    private final SquareSets<S> rank;

    private final SquareSets<S> northWest;
    private final SquareSets<S> northEast;

    /** The squares in front of a square on its file, by colour and square. */
    private final SquareSets<S> ahead;

    private final byte[] column = new byte[Square.LIMIT];
    private final byte[] row = new byte[Square.LIMIT];

    SquareSliders(Squares<S> squares, SquareTables<S> tables) {
        this.squares = squares;
        for (int index = 0; index < 9 << LineAttacks.INNER_BITS; index++) {
            ranks[index] = attacks(index) * Squares.COLUMN;
        }
        files = tables.table(INDEX_MASK + 1, SquareSliders::file);
        rank = tables.table(Square.LIMIT, square -> line(OccupancyMap.RANK_ORDER, square));
        northWest = tables.table(Square.LIMIT, square -> line(OccupancyMap.NORTH_WEST, square));
        northEast = tables.table(Square.LIMIT, square -> line(OccupancyMap.NORTH_EAST, square));
        ahead = tables.table(2 * Square.LIMIT, SquareSliders::ahead);
        for (int square = 0; square < Square.COUNT; square++) {
            column[square] = (byte) Square.column(square);
            row[square] = (byte) Square.row(square);
        }
    }

    /** What is attacked on a line of nine from a position with a key: the occupied squares between the ends. */
    private static int attacks(int index) {
        int position = index >>> LineAttacks.INNER_BITS;
        return LineAttacks.attacks(position, 9, (index & LineAttacks.INNER_PATTERNS - 1) << 1);
    }

    private static Bitboard file(int index) {
        Bitboard file = Bitboard.EMPTY;
        for (int to = 0; to < 9 && index >>> LineAttacks.INNER_BITS < 9; to++) {
            file = (attacks(index) >>> to & 1) == 0 ? file : file.with(Square.at(to, 0));
        }
        return file;
    }

    private static Bitboard line(OccupancyMap direction, int square) {
        return square < Square.COUNT
                ? Bitboard.of(direction.lineThrough(square)).without(square)
                : Bitboard.EMPTY;
    }

    private static Bitboard ahead(int index) {
        int square = index & Square.LIMIT - 1;
        Bitboard ahead = Bitboard.EMPTY;
        int forward = index < Square.LIMIT ? -9 : 9;
        for (int to = square + forward; square < Square.COUNT && to >= 0 && to < Square.COUNT; to += forward) {
            ahead = ahead.with(to);
        }
        return ahead;
    }

    S rook(S occupied, int square) {
        return squares.or(alongRank(rank.get(square), occupied, square), alongFile(occupied, square));
    }

    S bishop(S occupied, int square) {
        return squares.or(
                alongRank(northWest.get(square), occupied, square), alongRank(northEast.get(square), occupied, square));
    }

    S lance(int color, S occupied, int square) {
        return squares.and(alongFile(occupied, square), ahead.get(color << 7 | square));
    }

    /** On a line with at most one square in each column. */
    private S alongRank(S line, S occupied, int square) {
        int folded = squares.folded(squares.and(occupied, line));
        return squares.and(squares.everyRank(ranks[index(column[square], folded)]), line);
    }

    private S alongFile(S occupied, int square) {
        int file = column[square];
        return squares.toColumn(files.get(index(row[square], squares.column(occupied, file))), file);
    }

    private static int index(int position, int line) {
        return (position << LineAttacks.INNER_BITS | line >>> 1 & LineAttacks.INNER_PATTERNS - 1) & INDEX_MASK;
    }
}
