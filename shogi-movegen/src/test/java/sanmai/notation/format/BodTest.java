package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;
import sanmai.testing.RandomSetups;

class BodTest {
    private static final int POSITIONS = 500;

    @Test
    void whatIsWrittenIsReadBack() {
        for (long seed = 0; seed < POSITIONS; seed++) {
            PositionSetup setup = PositionSetup.of(RandomSetups.position(new SplittableRandom(seed)));
            if (setup.isPossible()) {
                String text = Bod.write(setup);
                assertEquals(setup, Bod.parse(text), text);
                assertEquals(setup, Bod.parse("\uFEFF# comment\n" + text.replace("\n", "\r\n")), text);
                assertEquals(
                        setup,
                        RecordFormat.KIF.read(text).get(0).tree().orElseThrow().start(),
                        text);
            }
        }
    }

    @Test
    void isDrawnAsProgramsDrawIt() {
        String text = """
            後手の持駒：飛　歩十二
              ９ ８ ７ ６ ５ ４ ３ ２ １
            +---------------------------+
            | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
            | ・ ・ ・ ・ ・v龍 ・ ・ ・|二
            | ・ ・ ・ ・ と ・ ・ ・ ・|三
            | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
            | 馬 全 圭 杏 ・ ・ ・ ・ ・|五
            | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
            | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
            | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
            | ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
            +---------------------------+
            先手の持駒：なし
            後手番
            手数＝26  まで
            """;
        assertEquals("4k4/5+r3/4+P4/9/+B+S+N+L5/9/9/9/4K4 w r12p 27", Sfen.of(Bod.parse(text)));
        assertEquals(text.replace("歩十二\n", "歩十二　\n").replace("飛　", "飛　"), Bod.write(Bod.parse(text)));
    }

    @Test
    void aHandicapIsADrawingToo() {
        assertEquals(Handicap.FIVE_PIECES.setup(), Bod.parse("手合割：５枚落ち"));
    }
}
