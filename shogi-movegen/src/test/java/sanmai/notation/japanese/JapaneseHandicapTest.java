package sanmai.notation.japanese;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.shogi.Handicap;

class JapaneseHandicapTest {
    @ParameterizedTest
    @EnumSource
    void everyHandicapHasAName(Handicap handicap) {
        String name = JapaneseHandicap.name(handicap.setup()).orElseThrow();
        assertEquals(Optional.of(handicap.setup()), JapaneseHandicap.start(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"左五枚落ち", "左七枚落ち", "右七枚落ち", "トンボ", "トンボ＋香", "トンボ＋桂香", "歩三兵", "裸玉"})
    void moreStartsHaveNames(String name) {
        assertEquals(
                Optional.of(name),
                JapaneseHandicap.name(JapaneseHandicap.start(name).orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource({
        "5枚落ち, 五枚落ち",
        "５枚落, 五枚落ち",
        "１０枚落ち, 十枚落ち",
        "19枚落ち, 裸玉",
        "'　香 落ち ', 香落ち",
        "飛落ち, 飛車落ち",
        "飛車香落ち, 飛香落ち",
        "トンボ+香, トンボ＋香",
        "二枚, 二枚落ち",
    })
    void namesAreWrittenInSeveralWays(String name, String written) {
        assertEquals(Optional.of(written), JapaneseHandicap.start(name).flatMap(JapaneseHandicap::name));
    }

    @Test
    void namesOfNoStartAreUnknown() {
        for (String name : new String[] {"七枚落ち", "その他", "詰将棋", "", "落ち", "枚落ち"}) {
            assertEquals(Optional.empty(), JapaneseHandicap.start(name), name);
        }
        assertTrue(
                JapaneseHandicap.name(Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b - 1")).isEmpty());
    }
}
