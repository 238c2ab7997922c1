package sanmai.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** Every generator searches the same tree. */
class MoveGeneratorTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** A middle game with pins, checks, captures, promotions and full hands: every part of the generators has work. */
    private static final String BUSY = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";

    /** Enough walks for the JIT compiler to compile everything, with any settings. */
    private static final int MAX_WALKS = 200;

    private static MinimaxTree tree(Position position, MoveGenerator generator, int depth) {
        return new MinimaxTree(position, generator, depth);
    }

    /** Score, nodes and leaves. */
    private static List<Long> figures(Position position, MoveGenerator generator, int depth) {
        MinimaxTree tree = tree(position, generator, depth);
        long score = tree.search(depth);
        return List.of(score, tree.nodes(), tree.leaves());
    }

    private static void assertSameTrees(String sfen, int depth) {
        Position position = Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
        List<Long> expected = figures(position, MoveGenerator.BITBOARD_LEGAL, depth);
        for (MoveGenerator generator : MoveGenerator.values()) {
            assertEquals(
                    expected, figures(position, generator, depth), generator + ", " + depth + " plies below " + sfen);
        }
    }

    @Test
    void treesOfTwoPliesAreTheSame() {
        List<PositionCase> cases = SuiteFormat.POSITIONS.shipped().cases();
        for (int i = 0; i < cases.size(); i += 13) {
            assertSameTrees(cases.get(i).sfen(), 2);
        }
    }

    @Test
    void treesOfThreePliesAreTheSame() {
        SuiteFormat.POSITIONS.shipped().cases().stream().limit(3).forEach(line -> assertSameTrees(line.sfen(), 3));
        assertSameTrees(BUSY, 3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // A pawn in hand would mate if it were dropped before the king.
                "3nkn3/9/4G4/9/9/9/9/9/4K4 b P 1",
                "7lk/9/8K/9/9/9/9/9/9 b P 1",
                "9/9/9/9/9/9/8k/9/7LK w p 1",
                // Pinned pieces, a double check, no king, no move at all.
                "4r4/9/9/4G4/4K4/4g4/9/4r4/4k4 b 2P 1",
                "4k4/9/9/9/4r4/9/3n5/9/4K4 b G 1",
                "9/4p4/9/9/9/9/9/9/4K4 w P 1",
                "4k4/4G4/4P4/9/9/9/9/9/9 w - 1",
            })
    void treesOfOddPositionsAreTheSame(String sfen) {
        for (int depth = 0; depth <= 3; depth++) {
            assertSameTrees(sfen, depth);
        }
    }

    @ParameterizedTest
    @EnumSource
    void leavesAreTheMovesOfTheLastPly(MoveGenerator generator) {
        assertEquals(List.of(0L, 30 + 900 + 25470L, 25470L), rounded(figures(Position.start(), generator, 3)));
    }

    /** The score of the start position does not matter here. */
    private static List<Long> rounded(List<Long> figures) {
        List<Long> rounded = new ArrayList<>(figures);
        rounded.set(0, 0L);
        return rounded;
    }

    @ParameterizedTest
    @EnumSource
    void aSideWithoutAMoveHasLost(MoveGenerator generator) {
        Position mated = Sfen.position("4k4/4G4/4P4/9/9/9/9/9/9 w - 1");
        assertEquals(List.of((long) Score.matedIn(0), 0L, 0L), figures(mated, generator, 3));
        assertEquals(0, tree(mated, generator, 3).legalMoves().length);
    }

    @ParameterizedTest
    @EnumSource
    void aRefusedMoveChangesNothing(MoveGenerator generator) {
        Position position = Sfen.position("4r4/9/9/4G4/4K4/4g4/9/4r4/4k4 b 2P 1", SetupProblem.Reason.HARMLESS);
        MinimaxBoard board = generator.board(position);
        MoveList before = new MoveList();
        MoveList after = new MoveList();
        board.generate(before);
        int refused = 0;
        for (int move : before.stream().toArray()) {
            if (board.tryMove(move)) {
                board.undoMove();
            } else {
                refused++;
            }
            board.generate(after);
            assertEquals(before.toString(), after.toString(), Move.usi(move));
        }
        boolean pseudoLegal = generator == MoveGenerator.ATTACK_TABLE_PSEUDO || generator == MoveGenerator.BITBOARD;
        assertEquals(pseudoLegal, refused > 0, refused + " moves refused");
    }

    @ParameterizedTest
    @EnumSource
    void aWarmTreeAllocatesNothing(MoveGenerator generator) {
        Position position = Sfen.position(BUSY, SetupProblem.Reason.HARMLESS);
        MinimaxTree tree = tree(position, generator, 3);
        long allocated = Long.MAX_VALUE;
        // The JIT compiler works in parallel, so the test repeats the walk until one allocates nothing.
        for (int walk = 0; walk < MAX_WALKS && allocated != 0; walk++) {
            allocated = allocatedBy(tree, 3);
        }
        assertEquals(0, allocated, "bytes allocated");
    }

    private static long allocatedBy(MinimaxTree tree, int depth) {
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        tree.search(depth);
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }

    @ParameterizedTest
    @EnumSource
    void aNameFindsItsGenerator(MoveGenerator generator) {
        assertEquals(Optional.of(generator), MoveGenerator.byName(generator.toString()));
        assertTrue(MoveGenerator.names().contains(generator.toString()));
    }

    @Test
    void unknownNamesFindNoGenerator() {
        assertEquals(Optional.empty(), MoveGenerator.byName("BITBOARD"));
        assertFalse(MoveGenerator.names().contains("BITBOARD"));
    }
}
