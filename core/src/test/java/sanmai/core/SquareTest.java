package sanmai.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {
    @ParameterizedTest
    @CsvSource({"9a,0", "5a,4", "1a,8", "9b,9", "1c,26", "9d,27", "5e,40", "1f,53", "9g,54", "2h,70", "9i,72", "1i,80"})
    void numbersRunRowByRowFrom9a(String name, int square) {
        assertEquals(square, Square.code(name));
        assertEquals(name, Square.name(square));
    }

    @Test
    void rowFileWordBitAndNameFollowFromTheNumber() {
        for (int square = 0; square < Square.COUNT; square++) {
            assertEquals(square, Square.at(Square.row(square), Square.column(square)));
            assertEquals(square / 9, Square.row(square));
            assertEquals(9 - square % 9, Square.file(square));
            assertEquals(square / 27, Square.word(square));
            assertEquals(1 << square % 27, Square.bit(square));
            assertEquals(80 - square, Square.rotated180(square));
            assertEquals(square, Square.code(Square.name(square)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "5ee", "0e", "5j", "e5", "5E", " 5e", "\uFF15e", "5\uFF45", "5`"})
    void malformedNamesAreRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Square.code(text));
    }

    @Test
    void directionsLeadToTheNextSquare() {
        int[][] steps = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
        for (Direction direction : Direction.values()) {
            int[] step = steps[direction.ordinal()];
            assertEquals(step[0] == 0 || step[1] == 0, direction.isOrthogonal());
            for (int square = 0; square < Square.COUNT; square++) {
                Bitboard next = TestBoards.walk(square, step[0], step[1], 1, Bitboard.EMPTY);
                int expected = next.isEmpty() ? Square.NONE : next.first();
                assertEquals(expected, direction.from(square), direction + " of " + Square.name(square));
                if (expected != Square.NONE) {
                    assertEquals(square, direction.opposite().from(expected));
                }
            }
        }
    }
}
