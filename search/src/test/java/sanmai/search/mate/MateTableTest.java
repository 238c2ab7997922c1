package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.TypeCode;
import sanmai.shogi.Hand;

class MateTableTest {
    private static final int ROOK = Hand.one(TypeCode.ROOK);
    private static final int PAWN = Hand.one(TypeCode.PAWN);

    /** One bucket: all keys compete for it. */
    private final MateTable table = new MateTable(1);

    @Test
    void aProofHoldsForGreaterHandsAndMorePlies() {
        table.storeProof(5, ROOK, 7, 1);
        assertEquals(MateTable.PROVED, table.probe(5, ROOK, 7));
        assertEquals(MateTable.PROVED, table.probe(5, ROOK + PAWN, 9));
        assertEquals(ROOK, table.hand);
        assertEquals(7, table.plies);
        assertEquals(MateTable.MISS, table.probe(5, ROOK, 5));
        assertEquals(MateTable.MISS, table.probe(5, PAWN, 9));
        assertEquals(MateTable.MISS, table.probe(5, Hand.EMPTY, 9));
    }

    @Test
    void aDisproofHoldsForSmallerHandsAndFewerPlies() {
        table.storeDisproof(5, ROOK, 7, 1);
        assertEquals(MateTable.DISPROVED, table.probe(5, ROOK, 7));
        assertEquals(MateTable.DISPROVED, table.probe(5, Hand.EMPTY, 3));
        assertEquals(MateTable.MISS, table.probe(5, ROOK, 9));
        assertEquals(MateTable.MISS, table.probe(5, ROOK + PAWN, 7));
    }

    /** A node of the attacker with a proof number and a disproof number. */
    private static MateNode numbers(int proofNumber, int disproofNumber) {
        MateNode node = new MateNode();
        node.setNumbers(proofNumber, disproofNumber);
        return node;
    }

    private void assertNumbers(int proofNumber, int disproofNumber, int hand) {
        MateNode node = new MateNode();
        assertEquals(MateTable.UNSOLVED, table.probe(5, hand, 1));
        table.readUnsolved(node);
        assertEquals(List.of(proofNumber, disproofNumber), List.of(node.phi, node.delta));
        node.ply = 1;
        table.readUnsolved(node);
        assertEquals(List.of(disproofNumber, proofNumber), List.of(node.phi, node.delta));
    }

    @Test
    void numbersAreBoundsForOtherHands() {
        table.storeUnsolved(5, ROOK, numbers(3, 4), 1);
        assertNumbers(3, 4, ROOK);
        assertNumbers(1, 4, ROOK + PAWN);
        assertNumbers(3, 1, Hand.EMPTY);
        assertEquals(MateTable.MISS, table.probe(5, PAWN, 1));
        table.storeUnsolved(5, ROOK, numbers(1 << 28, 9), 1);
        assertNumbers(1 << 28, 9, ROOK);
        table.storeUnsolved(5, ROOK + PAWN, numbers(7, 2), 1);
        assertNumbers(7, 9, ROOK + PAWN);
    }

    @Test
    void questionsWithAndWithoutALimitHaveTheirOwnNumbers() {
        table.storeUnsolved(5, ROOK, numbers(3, 4), 1);
        table.setLimited(true);
        assertEquals(MateTable.MISS, table.probe(5, ROOK, 1));
        table.storeUnsolved(5, ROOK, numbers(8, 9), 1);
        assertNumbers(8, 9, ROOK);
        table.setLimited(false);
        assertNumbers(3, 4, ROOK);
    }

    @Test
    void anotherKeyIsAnotherPosition() {
        table.storeProof(5, Hand.EMPTY, 1, 1);
        table.storeDisproof(6, ROOK, 99, 1);
        assertEquals(MateTable.MISS, table.probe(7, ROOK, 99));
        assertEquals(MateTable.PROVED, table.probe(5, ROOK, 99));
        assertEquals(MateTable.DISPROVED, table.probe(6, ROOK, 99));
    }

    @Test
    void theShortestMateIsFound() {
        table.storeProof(5, Hand.EMPTY, 9, 1);
        table.storeProof(5, ROOK, 3, 1);
        assertEquals(3, table.shortestMate(5, ROOK));
        assertEquals(9, table.shortestMate(5, PAWN));
        assertEquals(MateTable.ANY_PLIES, table.shortestMate(6, ROOK));
        table.storeProof(5, Hand.EMPTY, 1, 1);
        assertEquals(1, table.shortestMate(5, ROOK));
    }

    /** Against a list of everything that was ever stored: the table may lose entries, but not invent them. */
    @Test
    void everythingFoundWasStored() {
        SplittableRandom random = new SplittableRandom(1);
        int[] proofs = new int[4 * 4];
        int[] disproofs = new int[4 * 4];
        java.util.Arrays.fill(proofs, MateTable.ANY_PLIES);
        java.util.Arrays.fill(disproofs, -1);
        int found = 0;
        for (int i = 0; i < 20_000; i++) {
            int key = random.nextInt(4);
            int pawns = random.nextInt(4);
            int plies = random.nextInt(20);
            // A position has a mate or has none: one half of the keys is proved, the other one disproved.
            if (random.nextBoolean()) {
                if (key < 2) {
                    table.storeProof(key, pawns * PAWN, plies, random.nextInt(50));
                    proofs[key * 4 + pawns] = Math.min(proofs[key * 4 + pawns], plies);
                } else {
                    table.storeDisproof(key, pawns * PAWN, plies, random.nextInt(50));
                    disproofs[key * 4 + pawns] = Math.max(disproofs[key * 4 + pawns], plies);
                }
            }
            int answer = table.probe(key, pawns * PAWN, plies);
            boolean proved = false;
            boolean disproved = false;
            for (int other = 0; other < 4; other++) {
                proved |= other <= pawns && proofs[key * 4 + other] <= plies;
                disproved |= other >= pawns && disproofs[key * 4 + other] >= plies;
            }
            assertTrue(answer != MateTable.PROVED || proved, "an invented proof");
            assertTrue(answer != MateTable.DISPROVED || disproved, "an invented disproof");
            found += answer == MateTable.MISS ? 0 : 1;
        }
        assertTrue(found > 5_000, found + " found");
    }

    /** Threads that write to one bucket at once: what is found under a key was stored under it, never a mixture. */
    @Test
    void threadsFindOnlyEntriesThatWereStored() {
        AtomicLong found = new AtomicLong();
        IntStream.range(0, 3).parallel().forEach(thread -> {
            MateTable view = table.view();
            SplittableRandom random = new SplittableRandom(thread);
            for (int i = 0; i < 300_000; i++) {
                int key = 1 + random.nextInt(12);
                if (random.nextBoolean()) {
                    view.storeUnsolved(MateZobrist.mix(key), ROOK, numbers(key, 2 * key), random.nextInt(50));
                } else if (view.probe(MateZobrist.mix(key), ROOK, 1) != MateTable.MISS) {
                    MateNode node = new MateNode();
                    view.readUnsolved(node);
                    assertEquals(List.of(key, 2 * key), List.of(node.phi, node.delta));
                    found.incrementAndGet();
                }
            }
        });
        assertTrue(found.get() > 10_000, found + " found");
    }

    @Test
    void entriesOfMuchWorkAreKept() {
        table.storeProof(1, ROOK, 3, 100_000);
        for (int key = 2; key < 100; key++) {
            table.storeProof(key, ROOK, 3, 5);
        }
        assertEquals(MateTable.PROVED, table.probe(1, ROOK, 3));
        assertEquals(MateTable.PROVED, table.probe(99, ROOK, 3), "the newest");
        table.clear();
        assertEquals(MateTable.MISS, table.probe(1, ROOK, 3));
    }

    @ParameterizedTest
    @ValueSource(longs = {1000, 1 << 20, 200 << 20})
    void theSizeIsKept(long bytes) {
        MateTable large = new MateTable(bytes);
        assertTrue(large.bytes() <= bytes && large.bytes() > bytes * 3 / 4, large.bytes() + " bytes");
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 1000; i++) {
            long key = random.nextLong();
            large.storeProof(key, ROOK, 3, 1);
            assertEquals(MateTable.PROVED, large.probe(key, ROOK, 3));
        }
    }

    @Test
    void aDisproofByRepetitionIsFoundOnItsPathOnly() {
        RepetitionTable repetitions = new RepetitionTable(1 << 16);
        SearchPath path = new SearchPath();
        path.enter(0, 11, ROOK);
        path.enter(1, 12, ROOK);
        long key = path.pathKey(2, 13, ROOK, 99);
        assertEquals(0, repetitions.probe(key));
        repetitions.store(key, 5, true);
        assertEquals(5, RepetitionTable.repetitionPly(repetitions.probe(key)));
        assertTrue(RepetitionTable.isForAnyPlies(repetitions.probe(key)));
        assertNotEquals(key, path.pathKey(2, 13, PAWN, 99));
        assertNotEquals(key, path.pathKey(2, 13, ROOK, 97));
        path.leave(1);
        path.enter(1, 14, ROOK);
        assertEquals(0, repetitions.probe(path.pathKey(2, 13, ROOK, 99)));
        repetitions.clear();
        assertEquals(0, repetitions.probe(key));
    }

    @Test
    void fewerPiecesInHandAreARepetitionToo() {
        SearchPath path = new SearchPath();
        path.enter(0, 11, ROOK);
        path.enter(1, 12, ROOK);
        assertEquals(0, path.repetitionPly(2, 11, ROOK));
        assertEquals(0, path.repetitionPly(2, 11, Hand.EMPTY));
        assertEquals(SearchPath.NO_REPETITION, path.repetitionPly(2, 11, ROOK + PAWN));
        assertEquals(SearchPath.NO_REPETITION, path.repetitionPly(2, 12, ROOK));
        path.leave(1);
        path.leave(0);
        assertEquals(SearchPath.NO_REPETITION, path.repetitionPly(2, 11 + (1 << 12), ROOK));
    }

    @Test
    void everySearchedPlyFitsIntoARepetitionEntry() {
        RepetitionTable repetitions = new RepetitionTable(1 << 20);
        for (int ply = 0; ply < SearchPath.MAX_PLIES; ply++) {
            for (boolean forAnyPlies : new boolean[] {false, true}) {
                long key = MateZobrist.mix(2 * ply + (forAnyPlies ? 1 : 0));
                repetitions.store(key, ply, forAnyPlies);
                long entry = repetitions.probe(key);
                assertEquals(ply, RepetitionTable.repetitionPly(entry));
                assertEquals(forAnyPlies, RepetitionTable.isForAnyPlies(entry), "on ply " + ply);
            }
        }
        assertTrue(SearchPath.MAX_PLIES > 2047, "lines of 2047 plies are searched");
        assertTrue(SearchPath.MAX_PLIES < MateTable.ANY_PLIES, "their lengths fit into an entry");
    }
}
