package sanmai.core.sliders.folding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineWords;

/** Every set of squares of every line, folded and spread. */
class FoldingTest {
    private static Bitboard squares(int[] line, int pattern) {
        Bitboard squares = Bitboard.EMPTY;
        for (int i = 0; i < line.length; i++) {
            squares = (pattern >>> i & 1) == 0 ? squares : squares.with(line[i]);
        }
        return squares;
    }

    private static int bits(Bitboard squares, IntUnaryOperator place) {
        int[] bits = {0};
        squares.forEachSquare(square -> bits[0] |= 1 << place.applyAsInt(square));
        return bits[0];
    }

    private static Bitboard spread(LineWords words, int key, int square) {
        return new Bitboard(words.word(key, square, 0), words.word(key, square, 1), words.word(key, square, 2));
    }

    @Test
    void ranksAndDiagonalsFoldByColumn() {
        for (OccupancyMap direction :
                new OccupancyMap[] {OccupancyMap.RANK_ORDER, OccupancyMap.NORTH_WEST, OccupancyMap.NORTH_EAST}) {
            SpreadColumns spread = SpreadColumns.of(direction);
            for (int square = 0; square < Square.COUNT; square++) {
                int[] line = direction.lineThrough(square);
                for (int pattern = 0; pattern < 1 << line.length; pattern++) {
                    Bitboard set = squares(line, pattern);
                    int folded = Folding.byColumn(set.word(0), set.word(1), set.word(2));
                    assertEquals(bits(set, Square::column), folded, set::toString);
                    assertEquals(set.without(square), spread(spread, folded, square));
                }
            }
        }
    }

    @Test
    void filesAndDiagonalsSpreadByRow() {
        for (OccupancyMap direction :
                new OccupancyMap[] {OccupancyMap.ROT90, OccupancyMap.NORTH_WEST, OccupancyMap.NORTH_EAST}) {
            SpreadRows spread = SpreadRows.of(direction);
            for (int square = 0; square < Square.COUNT; square++) {
                int[] line = direction.lineThrough(square);
                for (int pattern = 0; pattern < 1 << line.length; pattern++) {
                    Bitboard set = squares(line, pattern).without(square);
                    int key = bits(set, Square::row);
                    assertEquals(set, spread(spread, key, square));
                }
            }
        }
    }

    @Test
    void filesGatherByRow() {
        for (int column = 0; column < 9; column++) {
            int[] line = OccupancyMap.ROT90.lineThrough(column);
            for (int pattern = 0; pattern < 1 << 9; pattern++) {
                Bitboard set = squares(line, pattern);
                int gathered = Folding.gather(column, set.word(0), set.word(1), set.word(2));
                assertEquals(bits(set, Square::row), Folding.byRow(gathered), set::toString);
            }
        }
    }
}
