package sanmai.cli.papers.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.report.Json;
import sanmai.search.minimax.MoveGenerator;
import sanmai.shogi.Position;

class TreeWorkerTest {
    @ParameterizedTest
    @EnumSource
    void searchesTheTreeItIsAskedFor(MoveGenerator generator) {
        String question = TreeWorker.treeQuestion(2, Sfen.of(Position.start()));
        TreeFigures figures = Json.read(new TreeWorker(generator).answer(question), TreeFigures.class);
        assertEquals(930, figures.validated().nodes());
        assertEquals(900, figures.leaves());
    }

    @Test
    void aWarmUpOfNoTimeIsOverAtOnce() {
        assertTrue(TreeWorker.isWarm(new TreeWorker(MoveGenerator.BITBOARD).answer(TreeWorker.warmUpQuestion(0))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "tree", "tree 3", "tree x startpos", "warm-up", "warm-up x", "tree 1 nonsense", "?"})
    void nonsenseIsRefused(String question) {
        TreeWorker worker = new TreeWorker(MoveGenerator.BITBOARD);
        assertThrows(IllegalArgumentException.class, () -> worker.answer(question));
    }

    @Test
    void attackTablesHaveNoSliders() {
        assertEquals(
                "[attack-table, bitboard/rotated, bitboard/magic]",
                Combination.of(List.of(MoveGenerator.ATTACK_TABLE, MoveGenerator.BITBOARD), List.of("rotated", "magic"))
                        .toString());
        assertEquals(List.of(), Trees.TABLE.flags("property"));
        assertEquals(List.of("-Dproperty=rotated"), Trees.LEGAL.flags("property"));
    }
}
