package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

class OutputBucketTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0 in hand",
        "1, 1, 1 in hand",
        "2, 2, 2 to 3 in hand",
        "3, 2, 2 to 3 in hand",
        "4, 3, 4 to 5 in hand",
        "9, 5, 8 to 9 in hand",
        "10, 6, 10 to 12 in hand",
        "12, 6, 10 to 12 in hand",
        "13, 7, 13 or more in hand",
        "18, 7, 13 or more in hand"
    })
    void thePiecesInHandTellTheBucket(int inHand, int bucket, String name) {
        int black = Math.min(9, 18 - inHand);
        int white = 18 - inHand - black;
        String hand = inHand == 0 ? "-" : inHand + "P";
        String sfen = "lnsgkgsnl/1r5b1/" + row("p", white) + "/9/9/9/" + row("P", black) + "/1B5R1/LNSGKGSNL b " + hand
                + " 1";
        assertEquals(bucket, OutputBucket.of(Sfen.position(sfen)));
        assertEquals(name, OutputBucket.name(bucket));
    }

    /** A row of an SFEN with so many pieces. */
    private static String row(String piece, int count) {
        return piece.repeat(count) + (count < 9 ? 9 - count : "");
    }

    @Test
    void gamesBeginInTheFirstBucket() {
        assertEquals(0, OutputBucket.of(Position.start()));
    }
}
