package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.SetupProblem.Reason;
import sanmai.testing.RandomSetups;

class SetupCheckTest {
    private static final long SEED = 5L;

    /** A problem as its reason and its square. */
    private static List<String> problems(PositionSetup setup) {
        return setup.problems().stream()
                .map(p -> p.reason() + (p.square() == Square.NONE ? "" : " " + Square.name(p.square())))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k4/9/9/9/9/9/9/9/4K4 b - 1 | []",
                "9/9/9/9/9/9/9/9/9 b - 1 | []",
                "9/9/9/9/9/9/9/9/9 w 2R2B4G4S4N4L18P 1 | []",
                "+P+P+P+P+P+P+P+P+P/+p+p+p+p+p+p+p+p+p/9/9/9/9/9/9/9 b - 1 | []",
                "3KK4/9/9/9/9/9/9/9/k3k3k b - 1 | [TWO_KINGS 5a, TWO_KINGS 5i, TWO_KINGS 1i]",
                "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18Prbgsnlp 1"
                        + " | [TOO_MANY_PIECES, TOO_MANY_PIECES, TOO_MANY_PIECES, TOO_MANY_PIECES, TOO_MANY_PIECES,"
                        + " TOO_MANY_PIECES, TOO_MANY_PIECES]",
                "4k4/3+S5/2s6/9/9/9/9/9/4K4 w 2Ss 1 | [TOO_MANY_PIECES]",
                "4k4/P8/9/P1p6/2p6/9/9/9/4K4 b - 1 | [TWO_PAWNS 9d, TWO_PAWNS 7e]",
                "P2L1N3/1N6k/9/9/9/9/9/7n1/K1p1l1n2 b - 1"
                        + " | [DEAD_PIECE 9a, DEAD_PIECE 6a, DEAD_PIECE 4a, DEAD_PIECE 8b, DEAD_PIECE 2h,"
                        + " DEAD_PIECE 7i, DEAD_PIECE 5i, DEAD_PIECE 3i]",
                "p2l1n3/1n6k/9/9/9/9/9/7N1/K1P1L1N2 b - 1 | []",
                "4k4/9/3N5/9/9/9/9/9/4K4 b - 1 | [OPPONENT_IN_CHECK 5a]",
                "4k4/9/9/9/9/9/9/4r4/4K4 w - 1 | [OPPONENT_IN_CHECK 5i]",
                "4k4/9/9/9/9/9/9/4r4/4K4 b - 1 | []",
                "4k4/4P4/4R4/9/9/9/9/9/4K3B b - 1 | [OPPONENT_IN_CHECK 5a]",
                "4k4/3P5/4R4/9/9/9/9/4+B4/4K4 b - 1 | [OPPONENT_IN_CHECK 5a]",
                "3k5/2G1G4/9/3R5/9/9/9/9/4K4 b - 1"
                        + " | [OPPONENT_IN_CHECK 6a, OPPONENT_IN_CHECK 6a, OPPONENT_IN_CHECK 6a]",
                "P3k4/4R4/P3P4/4P4/9/9/9/9/3KK4 b 3R 1"
                        + " | [TWO_KINGS 5i, TOO_MANY_PIECES, TWO_PAWNS 9c, TWO_PAWNS 5d, DEAD_PIECE 9a,"
                        + " OPPONENT_IN_CHECK 5a]",
            })
    void everyProblemIsListed(String sfen, String expected) {
        PositionSetup setup = Sfen.parse(sfen);
        assertEquals(expected, problems(setup).toString());
        assertEquals(expected.equals("[]"), setup.isPossible());
    }

    @Test
    void aRefusalListsWhatIsNotTolerated() {
        PositionSetup setup = Sfen.parse("P3k4/4R4/P3P4/4P4/9/9/9/9/3KK4 b 3R 1");
        ImpossiblePositionException e =
                assertThrows(ImpossiblePositionException.class, () -> setup.toPosition(Reason.HARMLESS));
        assertEquals(
                List.of(Reason.TWO_KINGS, Reason.TOO_MANY_PIECES, Reason.OPPONENT_IN_CHECK),
                e.problems().stream().map(SetupProblem::reason).toList());
        for (SetupProblem problem : e.problems()) {
            assertTrue(e.getMessage().contains(problem.message()), e.getMessage());
        }
    }

    @Test
    void problemsAreTheSameFromTheOtherSide() {
        int impossible = 0;
        for (long seed = SEED; seed < SEED + 2_000; seed++) {
            PositionSetup setup = RandomSetups.setup(new SplittableRandom(seed));
            List<Reason> expected = reasons(setup);
            assertEquals(expected, reasons(setup.rotated180()), "seed " + seed + ", " + Sfen.of(setup));
            impossible += expected.isEmpty() ? 0 : 1;
        }
        assertTrue(impossible > 100 && impossible < 1_900, impossible + " of 2000 set-ups are impossible");
    }

    private static List<Reason> reasons(PositionSetup setup) {
        return setup.problems().stream().map(SetupProblem::reason).sorted().toList();
    }

    @Test
    void setupsAreEqualIfEverythingIs() {
        PositionSetup setup = Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b Pp 3");
        assertEquals(setup, Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b Pp 3"));
        assertEquals(
                setup.hashCode(), Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b Pp 3").hashCode());
        for (String other : List.of(
                "4k4/9/9/9/9/9/9/4K4/9 b Pp 3",
                "4k4/9/9/9/9/9/9/9/4K4 w Pp 3",
                "4k4/9/9/9/9/9/9/9/4K4 b 2P 3",
                "4k4/9/9/9/9/9/9/9/4K4 b Pp 4")) {
            assertFalse(setup.equals(Sfen.parse(other)), other);
        }
        assertFalse(setup.equals((Object) "4k4/9/9/9/9/9/9/9/4K4 b Pp 3"));
    }

    @Test
    void aBuiltSetupIsNotChangedByItsBuilder() {
        PositionSetup.Builder builder = PositionSetup.builder().piece(40, Piece.code(Color.BLACK, PieceType.KING));
        PositionSetup setup = builder.build();
        builder.piece(40, Piece.NONE)
                .hand(Color.WHITE, PieceType.GOLD, 2)
                .turn(Color.WHITE)
                .moveNumber(9);
        assertEquals(Sfen.parse("9/9/9/9/4K4/9/9/9/9 b - 1"), setup);
    }

    @Test
    void numbersThatNoPositionHasAreRefused() {
        PositionSetup.Builder builder = PositionSetup.builder().hand(Color.BLACK, PieceType.PAWN, 1);
        for (int count : List.of(-1, Integer.MIN_VALUE, Integer.MAX_VALUE)) {
            assertThrows(IllegalArgumentException.class, () -> builder.hand(Color.BLACK, PieceType.PAWN, count));
        }
        assertThrows(IllegalArgumentException.class, () -> builder.addToHand(Color.BLACK, PieceType.PAWN, -2));
        assertThrows(
                IllegalArgumentException.class,
                () -> builder.addToHand(Color.BLACK, PieceType.PAWN, Integer.MAX_VALUE));
        int most = 1_000_000_000;
        builder.hand(Color.BLACK, PieceType.PAWN, most).hand(Color.WHITE, PieceType.PAWN, most);
        assertEquals(2 * most, builder.build().count(PieceType.PAWN));
        for (int number : List.of(0, -1, PositionSetup.MAX_MOVE_NUMBER + 1)) {
            assertThrows(IllegalArgumentException.class, () -> builder.moveNumber(number));
        }
    }

    @Test
    void aGameMayGoOnBehindTheLastMoveNumberOfTexts() {
        Position position = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b - 1000000");
        position.doMove(UsiMove.parse("5i5h", position));
        PositionSetup setup = PositionSetup.of(position);
        assertEquals(1_000_001, setup.toBuilder().build().rotated180().moveNumber());
    }
}
