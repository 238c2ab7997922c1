package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Color;
import sanmai.core.PieceType;
import sanmai.notation.Sfen;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.PositionSetup;

/** What a reader cannot keep is reported, and the rest of the record is read. */
class UnkeptNotesTest {
    private static final String KIF = "手合割：平手\n手数----指手---------消費時間--\n";

    private static ParsedRecord read(String text) {
        List<ParsedRecord> records = RecordFormat.readAny(text, Optional.empty());
        assertEquals(1, records.size());
        return records.get(0);
    }

    private static void assertTold(String text) {
        ParsedRecord record = read(text);
        assertEquals(
                List.of(Reason.BAD_NOTE),
                record.problems().stream().map(RecordProblem::reason).toList(),
                record.problems()::toString);
        assertEquals(2, record.game().orElseThrow().plies(), "the moves are all there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "棋戦：甲\n棋戦：乙\n1 ７六歩(77)\n2 ３四歩(33)\n",
                "先手：甲\n下手：乙\n1 ７六歩(77)\n2 ３四歩(33)\n",
                "$EVENT:a\n$EVENT:b\nPI\n+\n+7776FU\n-3334FU\n",
                "N+a\nN+b\nPI\n+\n+7776FU\n-3334FU\n",
                "{\"header\":{\"棋戦\":\"甲\",\"棋戦\":\"乙\"},\"moves\":[{},"
                        + "{\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"}},"
                        + "{\"move\":{\"from\":{\"x\":3,\"y\":3},\"to\":{\"x\":3,\"y\":4},\"piece\":\"FU\"}}]}",
            })
    void aReplacedHeaderOrNameIsReported(String text) {
        assertTold(text);
    }

    private static String jkf(String member) {
        return """
            {"header":{},"moves":[{},
            {"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}%s},
            {"move":{"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"}}]}
            """.formatted("," + member);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"now\":{\"m\":0,\"s\":1000000000}}",
                "{\"now\":{\"m\":0,\"s\":3600000000000000000000}}",
                "{\"now\":{\"m\":-1,\"s\":5}}",
                "{\"now\":{\"m\":1,\"s\":-5}}",
                "{\"now\":{\"h\":\"x\",\"m\":1,\"s\":5}}",
                "{\"now\":{\"m\":0.5,\"s\":1}}",
                "{\"now\":{\"m\":0,\"s\":1e3}}",
                "{\"now\":{\"m\":true,\"s\":5}}",
                "{\"now\":5}",
                "{\"now\":{}}",
                "{\"total\":{\"m\":0,\"s\":5}}",
                "\"00:05\"",
            })
    void aBadTimeOfJkfIsReported(String time) {
        assertTold(jkf("\"time\":" + time));
    }

    @Test
    void aTimeOfJkfIsTheSumOfItsUnits() {
        for (String now : List.of(
                "\"h\":1,\"m\":0,\"s\":0", "\"h\":1", "\"m\":60", "\"s\":3600", "\"m\":59,\"s\":60,\"h\":null")) {
            ParsedRecord record = read(jkf("\"time\":{\"now\":{" + now + "}}"));
            assertEquals(List.of(), record.problems());
            RecordNode move = record.tree().orElseThrow().root().children().get(0);
            assertEquals(Optional.of(Duration.ofHours(1)), move.time(), now);
        }
        assertEquals(
                List.of(),
                read(jkf("\"time\":{\"now\":{\"m\":null,\"s\":null}}")).problems(),
                "nobody measured it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"comments\":\"a\"",
                "\"comments\":[\"a\",{}]",
                "\"comments\":[null]",
                "\"forks\":{}",
                "\"forks\":[5]"
            })
    void aNoteOfJkfOfAnotherTypeIsReported(String member) {
        assertTold(jkf(member));
    }

    @Test
    void partsOfJkfOfAnotherTypeAreReported() {
        for (String text : List.of(
                "{\"header\":5,\"moves\":[{}]}", "{\"header\":{},\"moves\":{}}", "{\"header\":[],\"moves\":[{}]}")) {
            assertEquals(
                    List.of(Reason.BAD_NOTE),
                    read(text).problems().stream().map(RecordProblem::reason).toList(),
                    text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"T1234567890", "T1.1234567890"})
    void aBadTimeOfCsaIsReported(String time) {
        assertTold("PI\n+\n+7776FU\n" + time + "\n-3334FU\n");
        assertTold("PI\n+\n+7776FU," + time + ",-3334FU\n");
    }

    @Test
    void aTimeWithoutAMoveIsReported() {
        assertTold("PI\n+\nT5\n+7776FU\n-3334FU\n");
        assertTold("PI\nT5\n+\n+7776FU\n-3334FU\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"( 0:00.0000000001/00:00:01)", "(123456:00/00:00:01)", "( 0:123/00:00:01)", "( 0:/00:00:01)"})
    void aBadTimeOfKifIsReported(String time) {
        assertTold(KIF + "   1 ７六歩(77)   " + time + "\n   2 ３四歩(33)   ( 0:01/00:00:01)\n");
    }

    @Test
    void theNumberOfAMoveHasOneLimitInAllFormats() {
        String board = Bod.write(Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1000000"));
        assertEquals(1_000_000, Bod.parse(board).moveNumber());
        assertEquals(List.of(), read(board).problems());
        for (String number : List.of("1000000", "１００００００", "99999999999999999999")) {
            ParsedRecord record = read(board.replace("999999", number));
            assertEquals(
                    List.of(Reason.BAD_NOTE),
                    record.problems().stream().map(RecordProblem::reason).toList());
            assertEquals(1, record.tree().orElseThrow().start().moveNumber());
        }
    }

    @Test
    void aVariationWithALongNumberIsNotTakenForAnother() {
        ParsedRecord record = read(KIF + "   1 ７六歩(77)\n   2 ３四歩(33)\n変化：0000002手\n   2 ８四歩(83)\n");
        assertEquals(1, record.problems().size(), record.problems()::toString);
        assertEquals(
                1,
                record.tree().orElseThrow().root().children().get(0).children().size());
    }

    @Test
    void anEvaluationWithNumbersTooLongStaysInTheComment() {
        for (String numbers : List.of("深さ 12345678901 ノード数 5", "深さ 8 ノード数 1234567890123456789012")) {
            RecordTree tree = read(KIF + "   1 ７六歩(77)\n**解析 " + numbers + " 評価値 30\n")
                    .tree()
                    .orElseThrow();
            String before = tree.root().children().get(0).comment();
            EvaluationStyle.FLOODGATE.rewrite(tree);
            assertEquals(before, tree.root().children().get(0).comment());
        }
    }

    @Test
    void aRecordBehindManyBrokenLinesIsNotTakenForWhole() {
        byte[] line = new byte[] {'\'', '*', (byte) 0xFF, (byte) 0xFF, '\n'};
        StringBuilder text = new StringBuilder("PI\n+\n+7776FU\n");
        text.append(new String(line, StandardCharsets.ISO_8859_1).repeat(2000));
        text.append("/\nPI\n+\n")
                .append(new String(line, StandardCharsets.ISO_8859_1))
                .append("/\nPI\n+\n");
        List<ParsedRecord> records = RecordReader.of(text.toString().getBytes(StandardCharsets.ISO_8859_1)).stream()
                .toList();
        assertEquals(
                List.of(1, 1, 0),
                records.stream().map(record -> record.problems().size()).toList());
        assertTrue(records.get(1).problems().get(0).line() > 2000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "手合割：平手\n手番：後手\n1 ７六歩(77)\n2 ３四歩(33)\n",
                "手合割：平手\n手数＝10 まで\n1 ７六歩(77)\n2 ３四歩(33)\n",
                "手番：先手\n手番：後手\n手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n",
                "手合割：平手\n1 ７六歩(77)\n&甲\n&乙\n2 ３四歩(33)\n",
                "&甲\n&乙\n手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n",
                "手合割：平手\n1 ７六歩(77) ( 0:05/)\n2 ３四歩(33)\n変化：1手\n1 ７六歩(77) ( 0:07/)\n",
                "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了 ( 0:05/)\n変化：2手\n2 ３四歩(33) ( 0:05/)\n変化：2手\n2 ３四歩(33) ( 0:06/)\n",
                "PI\n+\n+7776FU\nT5\nT7\n-3334FU\n",
                "PI\n+\n+7776FU\n-3334FU\n%TORYO\nT5\nT7\n",
            })
    void whatContradictsIsReported(String text) {
        assertTold(text);
    }

    @Test
    void theFirstOfTwoTimesIsKept() {
        ParsedRecord record = read("PI\n+\n+7776FU\nT5\nT7\nT5\n-3334FU\n");
        assertEquals(
                Optional.of(Duration.ofSeconds(5)),
                record.tree().orElseThrow().root().children().get(0).time());
        assertEquals(1, record.problems().size());
    }

    @Test
    void aSecondHandIsReportedAndNotAdded() {
        PositionSetup setup = Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b 2Pp 1");
        String board = Bod.write(setup);
        String hand = "先手の持駒：歩三\n";
        ParsedRecord record = read(hand + board);
        assertEquals(1, record.problems().size(), record.problems()::toString);
        assertEquals(3, record.tree().orElseThrow().start().inHand(Color.BLACK, PieceType.PAWN));
        assertEquals(List.of(), read("手番：先手\n" + board).problems());
    }
}
