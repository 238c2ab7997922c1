package sanmai.search.alphabeta.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;

class TranspositionTableTest {
    private static final long SEED = Long.getLong("test.seed", 20260103);
    private static final int DROP = Move.dropCode(Piece.code(Color.WHITE, PieceType.ROOK), 80);

    private final TranspositionTable table = new TranspositionTable(1);

    private final TtEntry entry = new TtEntry();

    private long data(long key) {
        assertEquals(table.probe(key, entry), entry.data != TtData.NOTHING);
        return entry.data;
    }

    private void store(long key, int move, int score, int depth, Bound bound) {
        table.store(key, TtData.of(move, score, depth, bound), 6);
    }

    @Test
    void everyFieldComesBackAsItWasStored() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 100_000; i++) {
            long key = random.nextLong();
            int move = random.nextInt(DROP + 1);
            int ply = random.nextInt(Node.MAX_PLY);
            int score = switch (random.nextInt(3)) {
                case 0 -> Score.mateIn(ply + random.nextInt(100));
                case 1 -> Score.matedIn(ply + random.nextInt(100));
                default -> random.nextInt(-30_000, 30_000);
            };
            int evaluation = random.nextInt(Short.MIN_VALUE, Short.MAX_VALUE + 1);
            int depth = random.nextInt(0, 128);
            Bound bound = Bound.values()[random.nextInt(3)];
            table.store(key, TtData.of(move, TtData.scoreToStore(score, ply), depth, bound), evaluation);
            long data = data(key);
            String seed = "seed " + SEED + ", number " + i;
            assertEquals(move, TtData.move(data), seed);
            assertEquals(score, TtData.score(data, ply), seed);
            assertEquals(evaluation, entry.evaluation, seed);
            assertEquals(depth, TtData.depth(data), seed);
            assertEquals(bound, TtData.bound(data), seed);
        }
    }

    /** More than one array holds. */
    @Test
    void aLargeTableKeepsEntriesInAllItsParts() {
        assumeTrue(Runtime.getRuntime().maxMemory() > 2L << 30, "a heap of 2 GB");
        TranspositionTable large = new TranspositionTable(1025);
        SplittableRandom random = new SplittableRandom(SEED);
        long[] keys = random.longs(10_000).toArray();
        for (int i = 0; i < keys.length; i++) {
            large.store(keys[i], TtData.of(DROP, i, 1, Bound.EXACT), i);
        }
        for (int i = 0; i < keys.length; i++) {
            assertTrue(large.probe(keys[i], entry));
            assertEquals(i, TtData.score(entry.data, 0));
            assertEquals(i, entry.evaluation);
        }
        large.clear();
        for (long key : keys) {
            assertFalse(large.probe(key, entry));
        }
    }

    @Test
    void aMateIsCountedFromWhereItIsSeen() {
        store(1, Move.NONE, TtData.scoreToStore(Score.mateIn(7), 4), 3, Bound.EXACT);
        assertEquals(Score.mateIn(13), TtData.score(data(1), 10));
        store(2, Move.NONE, TtData.scoreToStore(Score.matedIn(7), 4), 3, Bound.EXACT);
        assertEquals(Score.matedIn(3), TtData.score(data(2), 0));
    }

    @Test
    void anotherKeyIsNotFound() {
        store(0x1234_5678_9ABC_DEF0L, DROP, 5, 7, Bound.LOWER);
        for (int bit = 16; bit < 64; bit++) {
            assertFalse(table.probe(0x1234_5678_9ABC_DEF0L ^ 1L << bit, entry), "bit " + bit);
            assertEquals(TtData.NO_EVALUATION, entry.evaluation);
        }
    }

    @Test
    void aMoveIsKeptWhenNothingBetterIsKnown() {
        store(99, DROP, 5, 7, Bound.LOWER);
        store(99, Move.NONE, 4, 8, Bound.UPPER);
        assertEquals(DROP, TtData.move(data(99)));
        assertEquals(8, TtData.depth(data(99)));
    }

    @Test
    void aDeeperEntryTakesTheMoveOfANewerResult() {
        long key = 7L << 40;
        store(key, Move.NONE, 5, 9, Bound.UPPER);
        table.store(key, TtData.of(DROP, 400, 3, Bound.LOWER), 99);
        long data = data(key);
        assertEquals(DROP, TtData.move(data));
        assertEquals(9, TtData.depth(data));
        assertEquals(5, TtData.score(data, 0));
        assertEquals(Bound.UPPER, TtData.bound(data));
        assertEquals(6, entry.evaluation);
        store(key, Move.NONE, 300, 2, Bound.UPPER);
        assertEquals(data, data(key), "no move, no change");
    }

    /** Only a position that is good enough as it stands is worth at least something by no move. */
    @Test
    void itIsKnownWhetherMovesWereTried() {
        store(1L << 40, Move.NONE, 500, 0, Bound.LOWER);
        store(2L << 40, Move.NONE, -500, 0, Bound.UPPER);
        store(3L << 40, DROP, 500, 1, Bound.LOWER);
        store(4L << 40, Move.NONE, 500, 1, Bound.EXACT);
        assertFalse(TtData.searchedMoves(TtData.NOTHING));
        assertFalse(TtData.searchedMoves(data(1L << 40)));
        for (long key = 2; key <= 4; key++) {
            assertTrue(TtData.searchedMoves(data(key << 40)), "key " + key);
        }
    }

    @Test
    void olderEntriesGoFirst() {
        long cluster = 0x7777L;
        for (int i = 0; i < 4; i++) {
            store(cluster | (long) i << 40, DROP, 0, 10, Bound.EXACT);
        }
        for (int i = 0; i < 3; i++) {
            table.nextGeneration();
        }
        for (int i = 4; i < 7; i++) {
            store(cluster | (long) i << 40, DROP, 0, 1, Bound.EXACT);
        }
        for (int i = 4; i < 7; i++) {
            assertTrue(table.probe(cluster | (long) i << 40, entry), "entry " + i);
        }
    }

    @Test
    void fullnessGoesFromNothingToAThousandAndBackWithTheNextSearch() {
        assertEquals(0, table.fullness());
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 1_000_000; i++) {
            store(random.nextLong(), DROP, 0, 1, Bound.EXACT);
        }
        assertEquals(1000, table.fullness());
        table.nextGeneration();
        assertEquals(0, table.fullness());
        table.clear();
        assertEquals(0, table.fullness());
    }

    // ---- Former PV nodes, and evaluations alone ----

    @Test
    void theMarkOfAPvComesBack() {
        long plain = TtData.of(77, 5, 3, Bound.LOWER);
        assertFalse(TtData.isPv(TtData.withPv(plain, false)));
        for (int i = 0; i < 70; i++) { // More than there are generations.
            table.nextGeneration();
            table.store(1L << 40, TtData.withPv(plain, true), 6);
            assertTrue(TtData.isPv(data(1L << 40)));
            assertEquals(77, TtData.move(data(1L << 40)));
        }
    }

    @Test
    void anEvaluationAloneHasNoScore() {
        assertFalse(TtData.hasScore(TtData.EVALUATION_ALONE));
        assertFalse(TtData.searchedMoves(TtData.EVALUATION_ALONE));
        assertTrue(TtData.hasScore(TtData.of(Move.NONE, Score.matedIn(0), 0, Bound.LOWER)));
    }

    @Test
    void anEntryIsDeeperThanADepthOnlyIfItIsThere() {
        assertFalse(TtData.isDeeperThan(TtData.NOTHING, -5));
        assertTrue(TtData.isDeeperThan(TtData.of(Move.NONE, 0, 2, Bound.EXACT), 1));
        assertFalse(TtData.isDeeperThan(TtData.of(Move.NONE, 0, 2, Bound.EXACT), 2));
    }

    @Test
    void anEntryOfAPvCountsAsTwoPliesDeeper() {
        long key = 1L << 40;
        store(key, 77, 5, 9, Bound.LOWER);
        store(key, 78, 6, 5, Bound.LOWER);
        assertEquals(9, TtData.depth(data(key)), "the deeper entry is kept");
        table.store(key, TtData.withPv(TtData.of(78, 6, 4, Bound.LOWER), true), 6);
        assertEquals(4, TtData.depth(data(key)));
    }

    @Test
    void anExactOrNewerResultReplacesADeeperEntry() {
        store(1L << 40, 77, 5, 9, Bound.LOWER);
        store(1L << 40, 78, 6, 1, Bound.EXACT);
        assertEquals(1, TtData.depth(data(1L << 40)));
        store(2L << 40, 77, 5, 9, Bound.LOWER);
        table.nextGeneration();
        store(2L << 40, 78, 6, 1, Bound.LOWER);
        assertEquals(1, TtData.depth(data(2L << 40)));
    }
}
