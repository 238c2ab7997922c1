package sanmai.core.sliders.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;

/** Tables take keys that tell sets of attacked squares apart, and refuse all others. */
class LineTableTest {
    private static final LineKey RANK = RankPattern.create();

    /** A key of a rank that forgets the blockers on column 4. */
    private static final LineKey FORGETFUL = (square, occupancy) -> RANK.key(square, occupancy) & ~8;

    @Test
    void aKeyForTwoDifferentSetsIsRefused() {
        IllegalStateException e =
                assertThrows(IllegalStateException.class, () -> LineTable.of(OccupancyMap.RANK_ORDER, 128, FORGETFUL));
        assertTrue(e.getMessage().contains("stands for two sets of attacked squares"), e.getMessage());
        assertThrows(
                IllegalStateException.class,
                () -> PackedLineTable.of(OccupancyMap.RANK_ORDER, square -> 128, FORGETFUL));
    }

    @Test
    void keysBeyondTheTableAreRefused() {
        IllegalStateException e =
                assertThrows(IllegalStateException.class, () -> LineTable.of(OccupancyMap.RANK_ORDER, 127, RANK));
        assertEquals("key 127 on 9a in a table for keys below 127", e.getMessage());
        LineKey negative = (square, occupancy) -> -1;
        assertThrows(IllegalStateException.class, () -> LineTable.of(OccupancyMap.RANK_ORDER, 128, negative));
    }

    @Test
    void keysMayShareAnEntryForTheSameSet() {
        LineKey nearest = (square, occupancy) -> {
            int column = Square.column(square);
            int occupied = RANK.key(square, occupancy) << 1;
            int right = Integer.lowestOneBit(occupied & -2 << column | 1 << 8);
            int left = Integer.highestOneBit(occupied & (1 << column) - 1 | 1);
            return Integer.numberOfTrailingZeros(right) * 9 + Integer.numberOfTrailingZeros(left);
        };
        LineTable table = LineTable.of(OccupancyMap.RANK_ORDER, 81, nearest);
        Occupancy occupancy = Occupancy.of(Bitboard.of(0, 2, 7));
        assertEquals(0b0_1111_0100, table.word(nearest.key(3, occupancy), 3, 0));
    }

    @Test
    void aPackedTableHasOnlyTheEntriesAskedFor() {
        PackedLineTable table =
                PackedLineTable.of(OccupancyMap.RANK_ORDER, square -> Square.row(square) == 8 ? 128 : 200, RANK);
        assertEquals((72 * 200 + 9 * 128) * 4, table.words().length);
        Occupancy occupancy = Occupancy.of(Bitboard.of(72, 74, 79));
        assertEquals(0b0_1111_0100 << 18, table.word(RANK.key(75, occupancy), 75, 2));
        assertEquals(0, table.word(RANK.key(75, occupancy), 75, 1));
    }
}
