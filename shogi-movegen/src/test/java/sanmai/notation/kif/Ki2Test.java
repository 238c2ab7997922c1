package sanmai.notation.kif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.TreeText;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.testing.RandomRecords;

class Ki2Test {
    private static final int RECORDS = 200;

    private static RecordTree read(String text) {
        ParsedRecord reading = RecordFormat.KI2.read(text).get(0);
        assertEquals(List.of(), reading.problems(), text);
        return reading.tree().orElseThrow();
    }

    @Test
    void whatIsWrittenIsReadBack() {
        for (long seed = 0; seed < RECORDS; seed++) {
            RecordTree tree = RandomRecords.tree(new SplittableRandom(seed), 50, 12);
            String text = RecordFormat.KI2.write(tree).text();
            RecordFormat format = tree.root().hasChildren() ? RecordFormat.KI2 : RecordFormat.KIF;
            assertEquals(Optional.of(format), RecordFormat.of(text), text);
            assertEquals(TreeText.withoutTimes(tree), TreeText.withoutTimes(read(text)), text);
            assertEquals(
                    text,
                    RecordFormat.KI2.write(read(text.replace("\n", "\r\n"))).text());
        }
    }

    @Test
    void isWrittenAsItIsRead() {
        String text = """
                棋戦：例の対局
                手合割：香落ち
                下手：甲
                上手：乙

                *始まり
                △３四歩    ▲７六歩    △４四歩    ▲４八銀    △３二飛    ▲５八金右
                *定跡
                &しおり
                △４二銀    ▲６八玉
                まで8手で下手の勝ち

                変化：6手
                まで5手で中断

                変化：5手
                △３二銀    ▲５六歩
                """;
        assertEquals(text, RecordFormat.KI2.write(read(text)).text());
        assertTrue(Charset.forName("windows-31j").newEncoder().canEncode(text));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNKNOWN")
    void everyEndIsWrittenAndReadBack(GameEnd end) {
        for (Handicap handicap : List.of(Handicap.NONE, Handicap.ROOK)) {
            for (int plies = 0; plies < 2; plies++) {
                RecordTree tree = new RecordTree(handicap.setup());
                RecordCursor cursor = new RecordCursor(tree);
                if (plies == 1) {
                    cursor.play(MoveNotation.USI.parse(handicap == Handicap.NONE ? "7g7f" : "3c3d", cursor.position()));
                }
                cursor.node().setEnd(end);
                assertEquals(
                        end,
                        read(RecordFormat.KI2.write(tree).text()).mainLine().end(),
                        RecordFormat.KI2.write(tree).text());
            }
        }
    }

    /** The pilcrow stands for the end of a line. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "▲７六歩 △３四歩 ▲７六歩      | ILLEGAL_MOVE | 1 | 11 | 3",
                "▲７六歩¶ △３四角              | ILLEGAL_MOVE | 2 | 2 | 2",
                "▲７六歩 ▲２六歩              | WRONG_SIDE | 1 | 6 | 2",
                "▲７六歩×△３四歩              | BAD_MOVE | 1 | 5 | 1",
                "▲７六歩左                      | BAD_MOVE | 1 | 5 | 1",
                "▲                              | BAD_MOVE | 1 | 2 | 1",
                "▲７六歩¶変化：3手             | WRONG_NUMBER | 2 | 1 | 0",
                "▲７六歩¶変化                  | UNKNOWN_STATEMENT | 2 | 1 | 0",
            })
    void whatIsWrongIsNamed(String text, Reason reason, int line, int column, int ply) {
        RecordProblem problem =
                RecordFormat.KI2.read(text.replace('¶', '\n')).get(0).problems().get(0);
        assertEquals(
                reason + " " + line + ":" + column + " " + ply,
                problem.reason() + " " + problem.line() + ":" + problem.column() + " " + problem.ply(),
                problem.toString());
    }

    @Test
    void whoBlamesTheOtherSideHasNotLostByItsIllegalMove() {
        String illegal = "手合割：平手\n▲７五歩\n";
        for (String winner : List.of("先手の", "後手の", "")) {
            ParsedRecord record =
                    RecordFormat.KI2.read(illegal + "まで1手で" + winner + "反則勝ち\n").get(0);
            assertEquals(winner.equals("先手の") ? 1 : 0, record.problems().size(), winner);
        }
    }

    @Test
    void commentsKeepTheirEmptyLines() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        for (String comment : List.of("\n", "\na", "a\n", "a\n\nb", "\n\n")) {
            tree.root().setComment(comment);
            assertEquals(
                    comment, read(RecordFormat.KI2.write(tree).text()).root().comment());
            assertEquals(
                    comment,
                    RecordFormat.KIF
                            .read(RecordFormat.KIF.write(tree).text())
                            .get(0)
                            .tree()
                            .orElseThrow()
                            .root()
                            .comment());
        }
    }
}
