package sanmai.notation.jkf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;

class JkfTest {
    private static final String VARIATIONS = """
            {"header": {"先手": "甲", "棋戦": "名人戦"},
             "moves": [
              {"comments": ["分岐", "", "の例"]},
              {"move": {"from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "color": 0, "piece": "FU"},
               "time": {"now": {"m": 1, "s": 5}, "total": {"h": 0, "m": 1, "s": 5}}},
              {"move": {"from": {"x": 3, "y": 3}, "to": {"x": 3, "y": 4}, "piece": "FU"}},
              {"move": {"from": {"x": 8, "y": 9}, "to": {"x": 7, "y": 7}, "piece": "KE"}, "forks": [
               [{"move": {"from": {"x": 8, "y": 8}, "to": {"x": 2, "y": 2}, "piece": "KA", "promote": false}},
                {"move": {"from": {"x": 3, "y": 1}, "same": true, "piece": "GI"}, "forks": [[
                  {"move": {"from": {"x": 8, "y": 2}, "to": {"x": 2, "y": 2}, "piece": "HI"}}]]},
                {"move": {"to": {"x": 4, "y": 5}, "piece": "KA"}}],
               [{"move": {"from": {"x": 2, "y": 7}, "to": {"x": 2, "y": 6}, "piece": "FU"}}]]},
              {"special": "CHUDAN"}
             ]}
            """;

    private static ParsedRecord read(String text) {
        List<ParsedRecord> records = RecordFormat.JKF.read(text);
        assertEquals(1, records.size());
        return records.get(0);
    }

    private static String usi(RecordNode node) {
        return node.children().stream()
                .map(child -> child.move() + (child.hasChildren() ? "(" + usi(child) + ")" : ""))
                .collect(Collectors.joining(" "));
    }

    @Test
    void readsVariationsTimesCommentsAndEnds() {
        ParsedRecord record = read(VARIATIONS);
        assertEquals(List.of(), record.problems());
        RecordTree tree = record.tree().orElseThrow();
        assertEquals("甲", tree.player(Color.BLACK));
        assertEquals("名人戦", tree.headers().get("棋戦"));
        assertEquals("分岐\n\nの例", tree.root().comment());
        RecordNode first = tree.root().children().get(0);
        assertEquals(Optional.of(Duration.ofSeconds(65)), first.time());
        assertEquals("7g7f(3c3d(8i7g 8h2b(3a2b(B*4e)) 2g2f))", usi(tree.root()).replace(" 8b2b", ""));
        assertEquals(GameEnd.INTERRUPTION, tree.mainLine().end());
        assertEquals(Optional.of(RecordFormat.JKF), RecordFormat.of(VARIATIONS));
    }

    @Test
    void aVariationThatIsIllegalIsAProblemWithItsPlace() {
        List<RecordProblem> problems = read(VARIATIONS.replace("\"x\": 8, \"y\": 2", "\"x\": 8, \"y\": 1"))
                .problems();
        assertEquals(1, problems.size());
        assertEquals(10, problems.get(0).line());
        assertEquals(4, problems.get(0).ply());
    }

    @ParameterizedTest
    @CsvSource({"HIRATE,NONE", "KY,LANCE", "HIKY,ROOK_LANCE", "5,FIVE_PIECES", "10,TEN_PIECES"})
    void handicaps(String preset, Handicap handicap) {
        String text = "{\"header\":{},\"initial\":{\"preset\":\"" + preset + "\"},\"moves\":[{}]}";
        assertEquals(handicap.setup(), read(text).tree().orElseThrow().start());
        assertTrue(RecordFormat.JKF
                .write(read(text).tree().orElseThrow())
                .text()
                .contains("\"preset\":\"" + preset + "\""));
    }

    @Test
    void piecesMayBeToldApartByWords() {
        String text = """
                {"header": {}, "moves": [{},
                {"move": {"to": {"x": 5, "y": 8}, "piece": "KI", "relative": "R"}},
                {"move": {"to": {"x": 3, "y": 4}, "piece": "FU"}}]}
                """;
        ParsedRecord record = read(text);
        assertEquals(List.of(), record.problems());
        assertEquals("4i5h(3c3d)", usi(record.tree().orElseThrow().root()));
    }

    @Test
    void writesEverythingThatJkfCanHold() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        tree.setPlayer(Color.WHITE, "乙");
        RecordCursor cursor = new RecordCursor(tree);
        for (String move : List.of("7g7f", "3c3d", "8h2b+", "3a2b", "B*5e")) {
            cursor.play(MoveNotation.USI.parse(move, cursor.position()));
        }
        cursor.node().setTime(Duration.ofMillis(3661_900));
        cursor.node().setEnd(GameEnd.RESIGNATION);
        String text = RecordFormat.JKF.write(tree).text();
        String expected = """
                {"header": {"後手": "乙"}, "initial": {"preset": "HIRATE"}, "moves": [{},
                {"move": {"color": 0, "from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU"}},
                {"move": {"color": 1, "from": {"x": 3, "y": 3}, "to": {"x": 3, "y": 4}, "piece": "FU"}},
                {"move": {"color": 0, "from": {"x": 8, "y": 8}, "to": {"x": 2, "y": 2}, "piece": "KA",
                 "promote": true, "capture": "KA"}},
                {"move": {"color": 1, "from": {"x": 3, "y": 1}, "to": {"x": 2, "y": 2}, "piece": "GI",
                 "same": true, "capture": "UM"}},
                {"move": {"color": 0, "to": {"x": 5, "y": 5}, "piece": "KA"},
                 "time": {"now": {"m": 61, "s": 1}, "total": {"h": 1, "m": 1, "s": 1}}},
                {"special": "TORYO"}]}""";
        assertEquals(JsonParser.parseString(expected), JsonParser.parseString(text));
        assertEquals(text.length() - 1, text.indexOf('\n'));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ | INCOMPLETE | 1 | 1",
                "{} | INCOMPLETE | 1 | 1",
                "[] | INCOMPLETE | 1 | 1",
                "{\"moves\":[{},{\"move\":{}}]} | BAD_MOVE | 1 | 22",
                "{\"moves\":[{},{\"move\":{\"piece\":\"FU\",\"to\":{\"x\":0,\"y\":1}}}]} | BAD_MOVE | 1 | 41",
                "{\"moves\":[{},{\"move\":{\"to\":{\"x\":5,\"y\":8},\"piece\":\"KI\",\"relative\":\"C\"}}]} | BAD_MOVE | 1 | 22",
                "{\"moves\":[{},{\"special\":[]}]} | UNKNOWN_STATEMENT | 1 | 25",
                "{\"initial\":{\"preset\":\"9\"}} | UNKNOWN_HANDICAP | 1 | 22",
                "{\"initial\":{\"preset\":\"OTHER\"}} | BAD_BOARD | 1 | 12",
                "{\"moves\":[}]} | BAD_JSON | 1 | 11",
                "{\"header\":{\"a\":[]},\"moves\":[]} | UNKNOWN_STATEMENT | 1 | 16",
            })
    void whatIsWrongIsAProblemWithItsPlace(String text, String reason, Integer line, Integer column) {
        List<RecordProblem> problems = read(text).problems();
        assertEquals(reason, problems.get(0).reason().name(), problems.toString());
        assertEquals(line, problems.get(0).line(), problems.toString());
        assertEquals(column, problems.get(0).column(), problems.toString());
    }

    @Test
    void messagesQuoteNoControlCharacters() {
        String[] texts = {
            "{\"initial\":{\"preset\":\"2\u0001\"}}",
            "{\"moves\":[{},{\"move\":{\"to\":{\"x\":5,\"y\":8},\"piece\":\"KI\",\"relative\":\"R\u0001\"}}]}",
            "{\"moves\":[{},{\"special\":\"\u0001\"}]}"
        };
        for (String text : texts) {
            for (RecordProblem problem : read(text).problems()) {
                assertTrue(problem.message().chars().noneMatch(Character::isISOControl), problem.message());
            }
        }
        assertEquals(1, read(texts[0]).problems().size());
        assertEquals(1, read(texts[1]).problems().size());
    }

    @Test
    void aRepeatedMemberIsAProblemOfItsRecord() {
        String one = "{\"header\":{},\"moves\":[{}]}";
        String two = "{\"header\":{\"棋戦\":\"甲\",\n\"棋戦\":\"乙\"},\"moves\":[{}]}";
        List<ParsedRecord> records = RecordFormat.JKF.read("[" + one + ",\n" + two + ",\n" + one + "]");
        assertEquals(
                List.of(true, false, true),
                records.stream().map(ParsedRecord::isComplete).toList());
        ParsedRecord record = records.get(1);
        assertEquals("乙", record.tree().orElseThrow().headers().get("棋戦"));
        assertEquals(
                List.of("line 3, column 6: this is a second \"棋戦\", the first one is lost"),
                record.problems().stream().map(RecordProblem::toString).toList());
    }

    @Test
    void aTextMayHaveSeveralRecords() {
        String one = "{\"header\":{},\"moves\":[{}]}\n";
        assertEquals(3, RecordFormat.JKF.read(one.repeat(3)).size());
        assertEquals(2, RecordFormat.JKF.read("[" + one + "," + one + "]").size());
        assertEquals(3, RecordReader.of(one.repeat(3)).stream().count());
        List<ParsedRecord> array = RecordFormat.JKF.read("[\n" + one.strip() + ",\n" + one + "]");
        assertEquals(2, array.size());
        assertTrue(array.stream().allMatch(ParsedRecord::isComplete), array.toString());
        assertEquals(
                RecordProblem.Reason.EMPTY,
                RecordFormat.JKF.read(" \n").get(0).problems().get(0).reason());
    }

    @Test
    void deepNestingIsNoStackOverflow() {
        assertEquals(
                RecordProblem.Reason.BAD_JSON,
                RecordFormat.JKF
                        .read("{\"moves\":" + "[".repeat(100_000))
                        .get(0)
                        .problems()
                        .get(0)
                        .reason());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'from':{'x':8,'y':8},'to':{'x':2,'y':2},'piece':'KA','promote':1 | BAD_MOVE",
                "'from':{'x':8,'y':8},'to':{'x':2,'y':2},'piece':'KA','promote':'true' | BAD_MOVE",
                "'from':{'x':8,'y':8},'to':{'x':2,'y':2},'piece':'KA','same':1 | BAD_MOVE",
                "'to':{'x':2,'y':2},'piece':'KA','relative':true | BAD_MOVE",
                "'from':{'x':8,'y':8},'to':{'x':2,'y':2},'piece':'KA','color':1 | WRONG_SIDE",
                "'from':{'x':8,'y':8},'to':{'x':2,'y':2},'piece':'KA','color':'black' | WRONG_SIDE",
                "'from':{'x':8,'y':8},'to':{'x':2,'y':2},'piece':'KA','capture':'FU' | BAD_NOTE",
                "'from':{'x':2,'y':7},'to':{'x':2,'y':6},'piece':'FU','capture':'FU' | BAD_NOTE",
                "'from':{'x':2,'y':7},'to':{'x':2,'y':6},'piece':'FU','same':true | BAD_NOTE",
            })
    void wrongMembersAreTold(String member, RecordProblem.Reason reason) {
        String text = "{'moves':[{},{'move':{'from':{'x':7,'y':7},'to':{'x':7,'y':6},'piece':'FU'}},"
                + "{'move':{'from':{'x':3,'y':3},'to':{'x':3,'y':4},'piece':'FU'}},{'move':{" + member + "}}]}";
        ParsedRecord record = read(text.replace('\'', '"'));
        assertEquals(
                List.of(reason),
                record.problems().stream().map(RecordProblem::reason).toList(),
                record.problems()::toString);
        assertEquals(
                reason == RecordProblem.Reason.BAD_NOTE ? 3 : 2,
                record.game().orElseThrow().plies());
    }

    @Test
    void aDropDoesNotPromote() {
        String text =
                "{'initial':{'preset':'OTHER','data':{'color':0,'board':" + emptyBoard() + ",'hands':[{'FU':1},{}]}},"
                        + "'moves':[{},{'move':{'to':{'x':5,'y':5},'piece':'FU','promote':true}}]}";
        assertEquals(1, read(text.replace('\'', '"')).problems().size());
    }

    private static String emptyBoard() {
        return "["
                + String.join(
                        ",",
                        java.util.Collections.nCopies(
                                9, "[" + String.join(",", java.util.Collections.nCopies(9, "{}")) + "]"))
                + "]";
    }

    @Test
    void problemsComeInTheOrderOfTheText() {
        String bad = "{'move':{'from':{'x':5,'y':5},'to':{'x':5,'y':4},'piece':'FU'}}";
        String fork = "'forks':[[" + bad + "]]";
        String text = "{'moves':[{},{'move':{'from':{'x':7,'y':7},'to':{'x':7,'y':6},'piece':'FU'}," + fork + "},\n"
                + "{'move':{'from':{'x':3,'y':3},'to':{'x':3,'y':4},'piece':'FU'}," + fork + "}]}";
        List<RecordProblem> problems = read(text.replace('\'', '"')).problems();
        assertEquals(List.of(1, 2), problems.stream().map(RecordProblem::line).toList());
    }

    @Test
    void aValueHasItsPlaceBehindStringsOfAllKinds() {
        String text = "{'header':{'a\\\\':'b\\\"{','備考':7,\n  '棋戦': 12.5 , '場所':true},'moves':[]}";
        ParsedRecord record = read(text.replace('\'', '"'));
        assertEquals(
                List.of("2:21"),
                record.problems().stream()
                        .map(problem -> problem.line() + ":" + problem.column())
                        .toList());
    }

    @Test
    void whoBlamesTheOtherSideHasNotLostByItsIllegalMove() {
        String illegal =
                "{'moves':[{},{'move':{'from':{'x':7,'y':7},'to':{'x':7,'y':5},'piece':'FU'}},{'special':'WORD'}]}"
                        .replace('\'', '"');
        assertEquals(
                1, read(illegal.replace("WORD", "-ILLEGAL_ACTION")).problems().size());
        assertEquals(0, read(illegal.replace("WORD", "反則勝ち")).problems().size());
    }

    @ParameterizedTest
    @CsvSource({"平手　　, HIRATE, true", "平手, HIRATE, true", "二枚落ち, HIRATE, false", "二枚落ち, 2, true"})
    void aHeaderThatNamesTheStartAgainIsNoLoss(String header, String preset, boolean isWhole) {
        ParsedRecord record = read("{\"header\":{\"手合割\":\"%s\"},\"initial\":{\"preset\":\"%s\"},\"moves\":[{}]}"
                .formatted(header, preset));
        RecordTree tree = record.tree().orElseThrow();
        assertEquals(isWhole, RecordFormat.KIF.write(tree).losses().isEmpty());
        assertEquals(isWhole, RecordFormat.CSA.write(tree).losses().isEmpty());
    }
}
