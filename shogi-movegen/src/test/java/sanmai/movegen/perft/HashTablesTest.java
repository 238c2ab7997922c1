package sanmai.movegen.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.movegen.DetailSums;

class HashTablesTest {
    /** Numbers of eight kinds, each made from its index. */
    private static DetailSums sums(LongUnaryOperator number) {
        DetailSums sums = new DetailSums();
        sums.nodes = number.applyAsLong(0);
        sums.captures = number.applyAsLong(1);
        sums.promotions = number.applyAsLong(2);
        sums.drops = number.applyAsLong(3);
        sums.checks = number.applyAsLong(4);
        sums.doubleChecks = number.applyAsLong(5);
        sums.mates = number.applyAsLong(6);
        sums.refusedDropPawnMates = number.applyAsLong(7);
        return sums;
    }

    private static DetailSums read(DetailTable table, long key, int depth) {
        DetailSums read = new DetailSums();
        assertTrue(table.add(key, depth, read), "depth " + depth);
        return read;
    }

    private static void assertAlike(DetailSums expected, DetailSums actual) {
        assertEquals(PerftDetails.of(expected), PerftDetails.of(actual));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 7, 64})
    void detailsAreReadBack(int depth) {
        DetailTable table = new DetailTable(1);
        // No position has more moves than 593.
        long most = depth == 2 ? 593 * 593 : 0xFFFF_FFFFL;
        SplittableRandom random = new SplittableRandom(depth);
        for (int i = 0; i < 1000; i++) {
            long key = random.nextLong();
            DetailSums sums = sums(n -> random.nextLong(most + 1));
            assertFalse(table.add(key, depth, new DetailSums()));
            table.put(key, depth, sums);
            assertAlike(sums, read(table, key, depth));
        }
        DetailSums greatest = sums(n -> most);
        table.put(5, depth, greatest);
        assertAlike(greatest, read(table, 5, depth));
    }

    @Test
    void readingAddsToTheSums() {
        DetailTable table = new DetailTable(1);
        for (int depth = 2; depth <= 4; depth++) {
            table.put(7, depth, sums(n -> n + 1));
            DetailSums twice = new DetailSums();
            table.add(7, depth, twice);
            table.add(7, depth, twice);
            assertAlike(sums(n -> 2 * (n + 1)), twice);
        }
    }

    @Test
    void anEntryBelongsToOneKeyAndOneDepth() {
        DetailTable details = new DetailTable(1);
        PerftTable counts = new PerftTable(1);
        for (int depth = 2; depth <= 9; depth++) {
            details.put(99, depth, sums(n -> 10 + n));
            counts.put(99, depth, 10);
            for (int other = 2; other <= 9; other++) {
                assertEquals(other == depth, details.add(99, other, new DetailSums()), depth + " " + other);
                assertEquals(other == depth ? 10 : PerftTable.UNKNOWN, counts.get(99, other), depth + " " + other);
            }
            assertFalse(details.add(98, depth, new DetailSums()));
            assertEquals(PerftTable.UNKNOWN, counts.get(98, depth));
            details = new DetailTable(1);
            counts = new PerftTable(1);
        }
    }

    @Test
    void aCountOfZeroIsFound() {
        PerftTable counts = new PerftTable(1);
        counts.put(3, 5, 0);
        assertEquals(0, counts.get(3, 5));
        assertEquals(PerftTable.UNKNOWN, counts.get(0, 5), "an empty entry");
        DetailTable details = new DetailTable(1);
        details.put(3, 5, new DetailSums());
        assertAlike(new DetailSums(), read(details, 3, 5));
        assertFalse(details.add(0, 5, new DetailSums()), "an empty entry");
    }

    @Test
    void numbersTooLargeForAnEntryAreNotKept() {
        DetailTable table = new DetailTable(1);
        table.put(3, 5, sums(n -> n == 5 ? 1L << 32 : 0));
        assertFalse(table.add(3, 5, new DetailSums()));
        table.put(3, 5, sums(n -> n == 7 ? 1L << 32 : 0));
        assertFalse(table.add(3, 5, new DetailSums()));
    }

    @Test
    void memoryOfMoreThanOneSegmentIsUsedEvenly() {
        // Not allocated as such: a segment alone is a gigabyte.
        HashRegion region = new HashRegion(3000 * 32L + 5, 2);
        Set<Long> used = new HashSet<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100_000; i++) {
            long at = region.at(random.nextLong());
            assertEquals(0, at % 4);
            assertTrue(HashRegion.offset(at) + 4 <= region.segment(at).length);
            used.add(at);
        }
        assertEquals(3000, used.size());
        assertEquals(0, region.at(0));
        assertEquals(2999 * 4, region.at(-1));
    }

    /** An entry of two halves, written with numbers so small and alike that their xor alone does not show the tear. */
    @Test
    void aTornEntryMatchesNoKey() {
        long[] one = new long[8];
        long[] other = new long[8];
        DetailTable.putWide(one, 0, 1, sums(n -> 6));
        DetailTable.putWide(other, 0, 2, sums(n -> 7));
        assertTornMatchNothing(one, other, DetailTable::addWide);
        DetailTable.putNarrow(one, 0, 1, sums(n -> 6));
        DetailTable.putNarrow(other, 0, 2, sums(n -> 7));
        assertTornMatchNothing(Arrays.copyOf(one, 4), Arrays.copyOf(other, 4), DetailTable::addNarrow);
    }

    /** Reads an entry from an array. */
    private interface Reader {
        boolean add(long[] entries, int index, long key, DetailSums sums);
    }

    private static void assertTornMatchNothing(long[] one, long[] other, Reader reader) {
        int all = (1 << one.length) - 1;
        for (int fromOne = 0; fromOne <= all; fromOne++) {
            long[] torn = other.clone();
            for (int i = 0; i < one.length; i++) {
                torn[i] = (fromOne >>> i & 1) != 0 ? one[i] : torn[i];
            }
            assertEquals(fromOne == all, reader.add(torn, 0, 1, new DetailSums()), "longs " + fromOne);
            assertEquals(fromOne == 0, reader.add(torn, 0, 2, new DetailSums()), "longs " + fromOne);
        }
    }
}
