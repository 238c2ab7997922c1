package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;

class HandicapTest {
    private static final String BLACK = "/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";

    /** White's first three ranks in each start, and who moves. */
    private static final Map<Handicap, String> WHITE = Map.ofEntries(
            Map.entry(Handicap.NONE, "lnsgkgsnl/1r5b1"),
            Map.entry(Handicap.LANCE, "lnsgkgsn1/1r5b1"),
            Map.entry(Handicap.RIGHT_LANCE, "1nsgkgsnl/1r5b1"),
            Map.entry(Handicap.BISHOP, "lnsgkgsnl/1r7"),
            Map.entry(Handicap.ROOK, "lnsgkgsnl/7b1"),
            Map.entry(Handicap.ROOK_LANCE, "lnsgkgsn1/7b1"),
            Map.entry(Handicap.TWO_PIECES, "lnsgkgsnl/9"),
            Map.entry(Handicap.THREE_PIECES, "lnsgkgsn1/9"),
            Map.entry(Handicap.FOUR_PIECES, "1nsgkgsn1/9"),
            Map.entry(Handicap.FIVE_PIECES, "2sgkgsn1/9"),
            Map.entry(Handicap.SIX_PIECES, "2sgkgs2/9"),
            Map.entry(Handicap.EIGHT_PIECES, "3gkg3/9"),
            Map.entry(Handicap.TEN_PIECES, "4k4/9"));

    @Test
    void everyStartHasItsSfen() {
        Map<Handicap, String> expected = WHITE.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        e -> e.getValue() + "/ppppppppp" + BLACK + (e.getKey() == Handicap.NONE ? " b" : " w")
                                + " - 1"));
        Map<Handicap, String> actual = Arrays.stream(Handicap.values())
                .collect(Collectors.toMap(start -> start, start -> Sfen.of(start.position())));
        assertEquals(expected, actual);
    }

    @Test
    void theStartOfAnEvenGame() {
        assertEquals(Handicap.NONE.setup(), PositionSetup.of(Position.start()));
    }
}
