package sanmai.movegen.perft;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Handicap;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

class ShippedSuiteTest {
    /** The reference generator is some hundred times slower than the others. */
    private static final long REFERENCE_MAX_NODES = Math.min(PerftCalls.MAX_NODES, 30_000);

    private static final long TURNED_MAX_NODES = Math.min(PerftCalls.MAX_NODES, 300_000);

    @ParameterizedTest
    @EnumSource(LastPly.class)
    void everyLineHasItsCount(LastPly leaves) {
        verify(PerftCalls.MAX_NODES, line -> PerftCalls.perft(PerftCalls.position(line), line.depth(), leaves));
    }

    @Test
    void aTableOfCountsChangesNothing() {
        verify(TURNED_MAX_NODES, line -> PerftCalls.perft(PerftCalls.position(line), line.depth(), LastPly.COUNT, 1));
    }

    @Test
    void theReferenceGeneratorCountsTheSame() {
        verify(REFERENCE_MAX_NODES, line -> referencePerft(PerftCalls.position(line), line.depth()));
    }

    @Test
    void theTurnedPositionCountsTheSame() {
        verify(TURNED_MAX_NODES, line -> {
            PositionSetup turned = PositionSetup.of(PerftCalls.position(line)).rotated180();
            return PerftCalls.perft(turned.toPosition(SetupProblem.Reason.HARMLESS), line.depth(), LastPly.LIST);
        });
    }

    @ParameterizedTest
    @CsvSource({"0,1", "1,30", "2,900", "3,25470", "4,719731", "5,19861490"})
    void theStartPosition(int depth, long nodes) {
        assertEquals(nodes, PerftCalls.perft(Position.start(), depth, LastPly.COUNT));
    }

    @Test
    void thePositionIsTheSameAfterwards() {
        for (Handicap start : Handicap.values()) {
            Position position = start.position();
            PerftCalls.perft(position, 3, LastPly.MAKE);
            assertEquals(start.setup(), PositionSetup.of(position), start.name());
            assertEquals(start.position().key(), position.key(), start.name());
        }
    }

    private static void verify(long maxNodes, ToLongFunction<PerftCase> perft) {
        List<Executable> lines = SuiteFormat.PERFT.shipped().cases().stream()
                .filter(line -> line.nodes() <= maxNodes)
                .map(line -> (Executable)
                        () -> assertEquals(line.nodes(), perft.applyAsLong(line), () -> line + " " + line.sfen()))
                .toList();
        assertFalse(lines.isEmpty(), "no line has at most " + maxNodes + " nodes");
        assertAll(lines);
    }

    private static long referencePerft(Position position, int depth) {
        int[] moves = ReferenceMoves.of(position);
        if (depth == 1) {
            return moves.length;
        }
        long nodes = 0;
        for (int move : moves) {
            position.doMove(move);
            nodes += referencePerft(position, depth - 1);
            position.undoMove();
        }
        return nodes;
    }
}
