package sanmai.notation.kif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.TreeText;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordTree;
import sanmai.testing.RandomRecords;

class KifWriterTest {
    private static final int RECORDS = 200;

    private static RecordTree read(String text) {
        ParsedRecord reading = RecordFormat.KIF.read(text).get(0);
        assertEquals(List.of(), reading.problems(), text);
        return reading.tree().orElseThrow();
    }

    @Test
    void whatIsWrittenIsReadBack() {
        for (long seed = 0; seed < RECORDS; seed++) {
            RecordTree tree = RandomRecords.tree(new SplittableRandom(seed), 50, 12);
            String text = RecordFormat.KIF.write(tree).text();
            assertEquals(Optional.of(RecordFormat.KIF), RecordFormat.of(text), text);
            assertEquals(TreeText.of(tree), TreeText.of(read(text)), text);
            assertEquals(
                    text,
                    RecordFormat.KIF.write(read(text.replace("\n", "\r\n"))).text());
        }
    }

    @Test
    void writesVariationsFromTheLastToTheFirst() {
        String text = """
                棋戦：例の対局
                手合割：平手
                先手：甲
                後手：乙
                手数----指手---------消費時間--
                *始まり
                   1 ７六歩(77)   ( 0:16/00:00:16)
                   2 ３四歩(33)   ( 0:05/00:00:05)
                *定跡
                &しおり
                   3 ２二角成(88)   (61:01/01:01:17)
                   4 同　銀(31)
                   5 ５五角打
                   6 投了

                変化：4手
                   4 同　飛(82)

                変化：2手
                   2 ８四歩(83)
                   3 中断

                変化：2手
                   2 ３二金(41)
                """;
        assertEquals(text, RecordFormat.KIF.write(read(text)).text());
        assertTrue(Charset.forName("windows-31j").newEncoder().canEncode(text));
    }
}
