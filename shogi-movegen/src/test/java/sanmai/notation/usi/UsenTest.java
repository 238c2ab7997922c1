package sanmai.notation.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;

class UsenTest {
    private static ParsedRecord read(String text) {
        assertEquals(RecordFormat.USEN, RecordFormat.of(text).orElseThrow());
        return RecordFormat.readAny(text, java.util.Optional.empty()).get(0);
    }

    private static RecordTree whole(String text) {
        ParsedRecord record = read(text);
        assertEquals(List.of(), record.problems());
        return record.tree().orElseThrow();
    }

    private static List<String> moves(RecordTree tree) {
        return tree.mainLine().moves().stream().map(Move::toString).toList();
    }

    /** The texts are those of the tests of tsshogi, as Shogi Playground writes them. */
    @Test
    void readsAndWritesWhatShogiPlaygroundDoes() {
        RecordTree impasse = whole("~0.6y236e7ku4be.j");
        assertEquals(List.of("2g2f", "8c8d", "7g7f", "8d8e"), moves(impasse));
        assertEquals(GameEnd.IMPASSE, impasse.mainLine().end());
        String handicap = "lnsgkgsnl_9_ppppppppp_9_9_9_PPPPPPPPP_1B5R1_LNSGKGSNL.w.-~0.0rs.";
        assertEquals(Handicap.TWO_PIECES.setup(), whole(handicap).start());
        assertEquals(List.of("7a6b"), moves(whole(handicap)));
        String variation = "~0.7ku2jm8rl09kbxo.~1.36e.r";
        RecordTree drop = whole(variation);
        assertEquals(List.of("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"), moves(drop));
        RecordNode first = drop.root().children().get(0);
        assertEquals("8c8d", first.children().get(1).move().toString());
        assertEquals(GameEnd.RESIGNATION, first.children().get(1).end());
        for (String text : List.of("~0.6y236e7ku4be.j", "~0.7ku.i", handicap, variation)) {
            assertEquals(text + "\n", RecordFormat.USEN.write(whole(text)).text());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "~0.7ku7k.r | a move is three letters or digits",
                "~0.zzz. | the move comes from no square, and is no drop",
                "~0.000. | the piece belongs to the other side, or is not the one that the move names",
                "~0.7ku.r~5.36e. | no line before this has so many moves",
                "~0.7ku.x | no end of a game has this letter",
                "~0.7ku.~nonsense | a line is the number of the moves before it",
            })
    void problemsAreTold(String text, String explanation) {
        ParsedRecord record = RecordFormat.USEN.read(text).get(0);
        String told = record.problems().toString();
        assertTrue(told.contains(explanation), told);
    }
}
