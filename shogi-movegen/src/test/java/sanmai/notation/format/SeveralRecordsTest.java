package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.notation.Sfen;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;

/** Several records in a text, written one after the other with what separates them, are several records again. */
class SeveralRecordsTest {
    private static final String FIRST = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
    private static final String SECOND = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";

    private static List<RecordTree> readBack(RecordFormat format, Stream<RecordTree> records) {
        String text =
                records.map(record -> format.write(record).text()).collect(Collectors.joining(format.separator()));
        return RecordFormat.readAny(text, Optional.of(format)).stream()
                .map(record -> record.tree().orElseThrow())
                .toList();
    }

    private static RecordTree position(String sfen) {
        return new RecordTree(Sfen.parse(sfen));
    }

    private static RecordTree game(String sfen, String move) {
        RecordTree tree = position(sfen);
        RecordCursor cursor = new RecordCursor(tree);
        cursor.play(MoveNotation.USI.parse(move, cursor.position()));
        cursor.node().setEnd(GameEnd.RESIGNATION);
        return tree;
    }

    @ParameterizedTest
    @EnumSource
    void positionsWithoutMovesStayApart(RecordFormat format) {
        List<RecordTree> copies = readBack(format, Stream.of(position(FIRST), position(SECOND), position(SECOND)));
        assertEquals(
                List.of(FIRST, SECOND, SECOND),
                copies.stream()
                        .map(copy -> copy.start().toBuilder()
                                .moveNumber(copy.start().turn().ordinal() == 1 ? 2 : 3)
                                .build())
                        .map(Sfen::of)
                        .toList());
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"USI", "SFEN", "USEN"})
    void headersStayWithTheirRecords(RecordFormat format) {
        RecordTree second = position(SECOND);
        second.headers().put("場所", "Tokyo");
        RecordTree third = game(SECOND, "2g2f");
        third.headers().put("棋戦", "a match");
        List<RecordTree> copies = readBack(format, Stream.of(position(FIRST), second, third, position(FIRST)));
        assertEquals(
                "[{}, {場所=Tokyo}, {棋戦=a match}, {}]",
                copies.stream().map(RecordTree::headers).toList().toString());
    }

    @Test
    void gamesOfOneMoveStayApart() {
        for (RecordFormat format : List.of(RecordFormat.KIF, RecordFormat.KI2, RecordFormat.PSN)) {
            List<RecordTree> copies = readBack(format, Stream.of(game(FIRST, "3c3d"), game(SECOND, "2g2f")));
            assertEquals(2, copies.size(), format.name());
            assertEquals(1, copies.get(1).mainLine().plies());
        }
    }
}
