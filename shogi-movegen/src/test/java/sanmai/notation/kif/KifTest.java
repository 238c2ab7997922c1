package sanmai.notation.kif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;

class KifTest {
    private static final String FULL = """
            # ---- Kifu for Windows V7 ----
            #KIF version=2.0 encoding=UTF-8
            開始日時：2026/01/02 10:00:00
            棋戦：例の対局
            手合割：平手　　\s
            先手：甲　一段
            後手：乙
            手数----指手---------消費時間--
            *始まりのことば
               1 ７六歩(77)   ( 0:16/00:00:16)
               2 ３四歩(33)   ( 0:00/00:00:00)
            &しおり
            *定跡
               3 ２二角成(88)   ( 0:01/00:00:17)+
               4 同　銀(31)   ( 0:01/00:00:01)
               5 ５五角打     ( 0:01/00:00:18)
               6 ３三銀(22)
               7 同角不成(55)   (00:01/00:00:19)
               8 投了   ( 0:01/00:00:02)
            まで7手で先手の勝ち

            変化：3手
               3 ２六歩(27)   ( 0:01/00:00:17)
               4 ８四歩(83)   ( 0:01/00:00:17)
            """;

    private static GameRecord game(String text) {
        ParsedRecord reading = RecordFormat.KIF.read(text).get(0);
        assertEquals(List.of(), reading.problems());
        return reading.game().orElseThrow();
    }

    private static String usi(GameRecord game) {
        return game.moves().toString();
    }

    @Test
    void readsTheMainLine() {
        GameRecord game = game(FULL);
        assertEquals("甲　一段", game.black());
        assertEquals("乙", game.white());
        assertEquals(ImmutableMap.of("開始日時", "2026/01/02 10:00:00", "棋戦", "例の対局"), game.headers());
        assertEquals(Handicap.NONE.setup(), game.start());
        assertEquals("7g7f 3c3d 8h2b+ 3a2b B*5e 2b3c 5e3c", usi(game));
        assertEquals(GameEnd.RESIGNATION, game.end());
        assertEquals(game, game(FULL.replace("\n", "\r\n")));
    }

    @ParameterizedTest
    @CsvSource({"( 0:16/00:00:16), 16", "(61:01/01:01:01), 3661", "(1:02:03/01:02:03), 3723", "（00:07）, 7"})
    void aTimeIsInMinutesAndSecondsOrHasHours(String time, int seconds) {
        RecordTree tree =
                RecordFormat.KIF.read("1 ７六歩(77) " + time).get(0).tree().orElseThrow();
        assertEquals(
                Optional.of(Duration.ofSeconds(seconds)),
                tree.root().children().get(0).time());
    }

    @Test
    void headersBehindMovesBeginTheNextGame() {
        List<ParsedRecord> games = RecordFormat.KIF.read("先手：甲\n1 ７六歩(77)\n先手：乙\n1 ２六歩(27)\n");
        assertEquals(2, games.size());
        assertEquals("乙", games.get(1).game().orElseThrow().black());
        assertEquals("2g2f", usi(games.get(1).game().orElseThrow()));
    }

    @Test
    void readsTimesCommentsBookmarksAndVariations() {
        RecordTree tree = RecordFormat.KIF.read(FULL).get(0).tree().orElseThrow();
        assertEquals("始まりのことば", tree.root().comment());
        RecordCursor cursor = new RecordCursor(tree);
        cursor.forward();
        assertEquals(Optional.of(Duration.ofSeconds(16)), cursor.node().time());
        cursor.forward();
        assertEquals("しおり", cursor.node().bookmark());
        assertEquals("定跡", cursor.node().comment());
        assertEquals(2, cursor.node().children().size());
        cursor.forward(1);
        cursor.toEnd();
        assertEquals("4 8c8d", cursor.node().toString());
        cursor.toStart();
        cursor.toEnd();
        assertEquals(7, cursor.node().ply());
        assertEquals(Optional.of(Duration.ofSeconds(1)), cursor.node().endTime());
    }

    @Test
    void aVariationBeginsOnTheLineBeforeIt() {
        String line = "1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
        RecordTree tree = RecordFormat.KIF
                .read(line + "変化：3手\n3 ２六歩(27)\n変化：2手\n2 ８四歩(83)\n3 投了\n変化：3手\n3 ６六歩(67)\n")
                .get(0)
                .tree()
                .orElseThrow();
        assertEquals("7g7f 3c3d", usi(tree.mainLine()));
        assertEquals(GameEnd.RESIGNATION, tree.mainLine().end());
        RecordNode first = tree.root().children().get(0);
        assertEquals("[2 3c3d, 2 8c8d]", first.children().toString());
        assertEquals("[3 2g2f]", first.children().get(0).children().toString());
        assertEquals("[3 6g6f]", first.children().get(1).children().toString());
        assertEquals(GameEnd.RESIGNATION, first.children().get(1).end());
        assertProblem(line + "変化：4手", Reason.WRONG_NUMBER, 4, 1, 0);
        assertProblem(line + "変化：0手", Reason.WRONG_NUMBER, 4, 1, 0);
        assertProblem("手数----\n変化：2手", Reason.WRONG_NUMBER, 2, 1, 0);
        assertProblem(line + "変化：手", Reason.UNKNOWN_STATEMENT, 4, 1, 0);
        assertProblem(line + "変化：2手\n2 ５五歩打", Reason.ILLEGAL_MOVE, 5, 1, 2);
    }

    @ParameterizedTest
    @CsvSource({
        "1 ７六歩(77), 7g7f",
        "１ ７六歩(77), 7g7f",
        "   1   76歩(77), 7g7f",
        "   1   ７６歩（77）, 7g7f",
        "1 7六歩(７七), 7g7f",
        "1 ５八玉(59), 5i5h",
        "1 ５八王(59), 5i5h",
        "1 ７六歩, 7g7f",
        "1 ☗７六歩(77), 7g7f",
        "1 ▲７六歩　(77), 7g7f",
    })
    void digitsAndNamesMayBeWrittenInEveryWay(String line, String move) {
        assertEquals(move, usi(game(line)));
    }

    @Test
    void promotedPiecesHaveLongAndShortNames() {
        String drawing = drawing("| ・ ・ ・ ・ ・v銀 ・ ・ ・|", "| ・ ・ 龍 馬 全 圭 杏 と ・|");
        assertEquals("3g3f", usi(game(drawing + "1 ３六杏(37)\n")));
        assertEquals("3g3f", usi(game(drawing + "1 ３六成香(37)\n")));
        assertEquals("4g3f", usi(game(drawing + "1 ３六成桂(47)\n")));
        assertEquals("5g4f", usi(game(drawing + "1 ４六全(57)\n")));
        assertEquals("7g7f", usi(game(drawing + "1 ７六竜(77)\n")));
        assertEquals("6g6f", usi(game(drawing + "1 ６六馬(67)\n")));
        assertEquals("2g2f", usi(game(drawing + "1 ２六と(27)\n")));
    }

    /** A board with kings and these rows as the fifth and the seventh. */
    private static String drawing(String fifth, String seventh) {
        String empty = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
        return "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n" + empty.repeat(3) + fifth + "五\n" + empty + seventh + "七\n" + empty
                + "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n";
    }

    @Test
    void aDrawnBoardIsAStart() {
        String board = drawing("| ・ ・ ・ ・ ・v銀 ・ ・ ・|", "| ・ ・ 龍 馬 全 圭 杏 と ・|");
        String rows = "4k4/9/9/9/5s3/9/2+R+B+S+N+L+P1/9/4K4";
        assertEquals(rows + " b - 1", Sfen.of(game(board).start()));
        assertEquals(rows + " w - 1", Sfen.of(game(board + "後手番\n").start()));
        assertEquals(rows + " w - 1", Sfen.of(game(board + "手番：後手\n").start()));
        assertEquals(
                rows + " w - 1", Sfen.of(game("手合割：その他\n" + board + "上手番\n").start()));
        assertEquals(
                rows + " b R2Gb17p 27",
                Sfen.of(game("後手の持駒：角　歩十七\n" + board + "先手の持駒：飛 金2　\n手数＝26  ▲２七と  まで\n")
                        .start()));
        assertEquals(
                rows + " b 2G11P 1",
                Sfen.of(game("上手の持駒：なし\n" + board + "下手の持駒：金二　歩１１\n").start()));
        assertEquals("5g4f", usi(game(board + "手数＝26\n27 ４六全(57)\n")));
        assertEquals("5g4f", usi(game(board + "手数＝26\n1 ４六全(57)\n")));
    }

    @ParameterizedTest
    @CsvSource({
        "平手, NONE",
        "香落ち, LANCE",
        "右香落ち, RIGHT_LANCE",
        "角落ち, BISHOP",
        "飛車落ち, ROOK",
        "飛香落ち, ROOK_LANCE",
        "二枚落ち, TWO_PIECES",
        "三枚落ち, THREE_PIECES",
        "四枚落ち, FOUR_PIECES",
        "五枚落ち, FIVE_PIECES",
        "六枚落ち, SIX_PIECES",
        "八枚落ち, EIGHT_PIECES",
        "十枚落ち, TEN_PIECES",
        "香落, LANCE"
    })
    void handicapsAreKnown(String name, Handicap handicap) {
        GameRecord game = game("手合割：" + name + "\n上手：甲\n下手：乙\n手数----指手\n");
        assertEquals(handicap.setup(), game.start());
        assertEquals("甲", game.white());
        assertEquals("乙", game.black());
    }

    @ParameterizedTest
    @CsvSource({
        "左五枚落ち, 1nsgkgs2",
        "左七枚落ち, 2sgkg3",
        "右七枚落ち, 3gkgs2",
    })
    void handicapsOfKifAloneAreKnown(String name, String row) {
        String sfen = Sfen.of(game("手合割：" + name + "\n手数----指手\n").start());
        assertTrue(sfen.startsWith(row + "/9/ppppppppp/"), sfen);
        assertTrue(sfen.endsWith(" w - 1"), sfen);
    }

    @ParameterizedTest
    @CsvSource({
        "投了, RESIGNATION, WHITE",
        "中断, INTERRUPTION, ",
        "千日手, REPETITION, ",
        "詰み, MATE, WHITE",
        "詰, MATE, WHITE",
        "不詰, NO_MATE, ",
        "持将棋, IMPASSE, ",
        "切れ負け, TIME_UP, WHITE",
        "反則勝ち, OPPONENTS_ILLEGAL_ACTION, BLACK",
        "反則負け, ILLEGAL_ACTION, WHITE",
        "入玉勝ち, DECLARATION, BLACK",
        "不戦勝, OPPONENT_ABSENT, BLACK",
        "不戦敗, ABSENT, WHITE",
        "引き分け, DRAW, ",
    })
    void everyEndIsKnown(String word, GameEnd end, Color winner) {
        GameRecord game = game("1 ７六歩(77)\n2 ３四歩(33)\n   3 " + word + "   ( 0:01/00:00:01)\n");
        assertEquals(end, game.end());
        assertEquals(Optional.ofNullable(winner), end.winner(Color.BLACK));
        assertEquals(winner == null && end != GameEnd.INTERRUPTION && end != GameEnd.NO_MATE, end.isDraw());
    }

    /** The pilcrow stands for the end of a line. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"                    | EMPTY | 1 | 1 | 0",
                "\"#KIF¶*comment¶\"      | EMPTY | 2 | 9 | 0",
                "先手：甲                | INCOMPLETE | 1 | 5 | 0",
                "hello                   | UNKNOWN_STATEMENT | 1 | 1 | 0",
                "：甲                    | UNKNOWN_STATEMENT | 1 | 1 | 0",
                "手合割：半枚落ち        | UNKNOWN_HANDICAP | 1 | 5 | 0",
                "手合割：                | UNKNOWN_HANDICAP | 1 | 1 | 0",
                "手合割：その他¶1 ７六歩(77) | BAD_BOARD | 2 | 1 | 0",
                "先手の持駒：歩¶手数----¶1 ７六歩(77) | BAD_BOARD | 2 | 1 | 0",
                "手番：西                | BAD_TURN | 1 | 1 | 0",
                "西の持駒：歩            | BAD_TURN | 1 | 1 | 0",
                "先手の持駒：玉          | BAD_HAND | 1 | 7 | 0",
                "先手の持駒：金　と      | BAD_HAND | 1 | 9 | 0",
                "先手の持駒：歩十九      | BAD_HAND | 1 | 8 | 0",
                "先手の持駒：歩〇        | BAD_HAND | 1 | 8 | 0",
                "先手の持駒：歩x         | BAD_HAND | 1 | 8 | 0",
                "1 ７六歩(77)¶先手の持駒：歩 | MISPLACED | 2 | 1 | 0",
                "1 投了¶2 ３四歩(33)     | WRONG_NUMBER | 2 | 1 | 1",
                "1 投了¶1 ７六歩(77)     | MISPLACED | 2 | 1 | 1",
                "1                       | BAD_MOVE | 1 | 2 | 1",
                "1x                      | BAD_MOVE | 1 | 2 | 1",
                "1 ７                    | BAD_MOVE | 1 | 4 | 1",
                "1 〇六歩(77)            | BAD_MOVE | 1 | 3 | 1",
                "1 ７十歩(77)            | BAD_MOVE | 1 | 4 | 1",
                "1 ７六                  | BAD_MOVE | 1 | 5 | 1",
                "1 ７六犬(77)            | BAD_MOVE | 1 | 5 | 1",
                "1 ７六歩(7              | BAD_MOVE | 1 | 8 | 1",
                "1 ７六歩(77             | BAD_MOVE | 1 | 9 | 1",
                "1 ７六歩(07)            | BAD_MOVE | 1 | 7 | 1",
                "1 ７六歩打(77)          | BAD_MOVE | 1 | 7 | 1",
                "1 ７六歩(77)あ          | BAD_MOVE | 1 | 10 | 1",
                "1 ７六玉打              | ILLEGAL_MOVE | 1 | 1 | 1",
                "1 ７六と打              | ILLEGAL_MOVE | 1 | 1 | 1",
                "1 同　歩(77)            | BAD_MOVE | 1 | 3 | 1",
                "2 ７六歩(77)            | WRONG_NUMBER | 1 | 1 | 1",
                "1 ７六歩(77)¶3 ３四歩(33) | WRONG_NUMBER | 2 | 1 | 2",
                "1 ７六金(77)            | WRONG_PIECE | 1 | 5 | 1",
                "1 ７六と(77)            | WRONG_PIECE | 1 | 5 | 1",
                "1 ７五歩(77)            | ILLEGAL_MOVE | 1 | 1 | 1",
                "1 ７六歩成(77)          | ILLEGAL_MOVE | 1 | 1 | 1",
                "1 ３四歩(33)            | ILLEGAL_MOVE | 1 | 1 | 1",
                "1 ５五歩(56)            | ILLEGAL_MOVE | 1 | 1 | 1",
                "1 ５五歩打              | ILLEGAL_MOVE | 1 | 1 | 1",
            })
    void whatIsWrongIsNamed(String text, Reason reason, int line, int column, int ply) {
        assertProblem(text.replace('¶', '\n'), reason, line, column, ply);
    }

    /** Each problem as its reason, line and move. */
    private static String problems(ParsedRecord reading) {
        return reading.problems().stream()
                .map(problem -> problem.reason() + " " + problem.line() + " " + problem.ply())
                .collect(Collectors.joining(", "));
    }

    @Test
    void readingGoesOnAfterAProblem() {
        ParsedRecord reading = RecordFormat.KIF.read("""
                見出しでない行
                手合割：平手
                1 ７六歩(77)
                知らない行
                2 ３四歩(33)
                3 ２六歩(27)
                4 ８五歩(83)
                5 ２五歩(26)
                *消えた手のことば
                6 投了

                変化：3手
                3 ６六歩(67)
                4 ３二金(42)
                5 ６八飛(28)

                変化：5手
                5 ９六歩(97)

                変化：2手
                2 ８四歩(83)
                """).get(0);
        assertEquals(
                "UNKNOWN_STATEMENT 1 0, UNKNOWN_STATEMENT 4 0, ILLEGAL_MOVE 7 4, ILLEGAL_MOVE 14 4, WRONG_NUMBER 17 0",
                problems(reading));
        GameRecord game = reading.game().orElseThrow();
        assertEquals("7g7f 3c3d 2g2f", usi(game));
        assertEquals(GameEnd.UNKNOWN, game.end());
        RecordNode first = reading.tree().orElseThrow().root().children().get(0);
        assertEquals("[2 3c3d, 2 8c8d]", first.children().toString());
        assertEquals("[3 2g2f, 3 6g6f]", first.children().get(0).children().toString());
        assertEquals("", first.children().get(0).children().get(0).comment());
    }

    @Test
    void aBadStartLeavesNoGame() {
        ParsedRecord reading =
                RecordFormat.KIF.read("手合割：その他\n先手：甲\n1 ７六歩(77)\n2 ３四歩(33)\n").get(0);
        assertEquals("BAD_BOARD 3 0", problems(reading));
        assertEquals(Optional.empty(), reading.tree());
    }

    private static void assertProblem(String text, Reason reason, int line, int column, int ply) {
        RecordProblem problem = RecordFormat.KIF.read(text).get(0).problems().get(0);
        assertEquals(
                reason + " " + line + ":" + column + " " + ply,
                problem.reason() + " " + problem.line() + ":" + problem.column() + " " + problem.ply(),
                problem.toString());
    }

    @Test
    void whatIsWrongWithADrawingIsNamed() {
        String row = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
        assertProblem(row.repeat(8) + "1 ７六歩(77)", Reason.BAD_BOARD, 9, 1, 0);
        assertProblem(row.repeat(10), Reason.BAD_BOARD, 10, 1, 0);
        assertProblem("| ・ ・|一", Reason.BAD_BOARD, 1, 6, 0);
        assertProblem("| ・ ・", Reason.BAD_BOARD, 1, 6, 0);
        assertProblem("| ・ ・ ・ ・ ・ ・ ・ ・ ・ ・|", Reason.BAD_BOARD, 1, 20, 0);
        assertProblem("| ・ 犬 ・ ・ ・ ・ ・ ・ ・|", Reason.BAD_BOARD, 1, 5, 0);
        assertProblem("| ・x金 ・ ・ ・ ・ ・ ・ ・|", Reason.BAD_BOARD, 1, 4, 0);
        assertProblem(row.repeat(8) + "| 玉 ・ ・ ・ ・ ・ ・ ・ 玉|\n", Reason.IMPOSSIBLE_POSITION, 1, 1, 0);
    }

    @Test
    void placesAndLimitsBehindMovesBeginTheNextGameToo() {
        String first = "先手：甲\n1 ７六歩(77)\n2 投了\n\n";
        String second = "場所：東京\n持ち時間：1分\n先手：乙\n1 ２六歩(27)\n";
        List<ParsedRecord> games = RecordFormat.KIF.read(first + second);
        assertEquals(2, games.size());
        assertEquals(Map.of(), games.get(0).tree().orElseThrow().headers());
        assertEquals(
                Set.of("場所", "持ち時間"),
                games.get(1).tree().orElseThrow().headers().keySet());
    }
}
