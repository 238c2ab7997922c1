package sanmai.notation.kif;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.record.GameEnd;

class KifEndsTest {
    @ParameterizedTest
    @CsvSource({"MATTA, TAKEN_BACK", "ERROR, FAULT", "投了, RESIGNATION", "待った, TAKEN_BACK"})
    void wordsOfProgramsAreKnown(String word, GameEnd end) {
        assertEquals(end, KifEnds.ofWord(word).orElseThrow().end());
    }
}
