package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;

class DeclarationTest {
    /** King, eight tokins, horse and dragon in the zone: ten pieces beside the king, 18 points without the hand. */
    private static final String CAMP = "+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b ";

    private static boolean wins(Declaration rule, String sfen) {
        return rule.wins(Sfen.position(sfen));
    }

    @Test
    void pointsCountTheZoneAndTheHand() {
        assertEquals(18, Declaration.points(Sfen.position(CAMP + "- 1")));
        assertEquals(28, Declaration.points(Sfen.position(CAMP + "RB 1")));
        assertEquals(21, Declaration.points(Sfen.position(CAMP + "G2P 1")));
    }

    @Test
    void piecesOutsideTheZoneDoNotCount() {
        assertEquals(18, Declaration.points(Sfen.position("+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/G8/9/9/9/9/4k4 b - 1")));
    }

    @Test
    void blackNeeds28PointsAndWhite27() {
        assertTrue(wins(Declaration.POINTS_27, CAMP + "RB 1"));
        assertFalse(wins(Declaration.POINTS_27, CAMP + "R4G 1"));
        PositionSetup whites27 = Sfen.parse(CAMP + "R4G 1").rotated180();
        assertTrue(Declaration.POINTS_27.wins(whites27.toPosition()));
        PositionSetup whites26 = Sfen.parse(CAMP + "R3G 1").rotated180();
        assertFalse(Declaration.POINTS_27.wins(whites26.toPosition()));
    }

    @Test
    void the24PointRuleNeeds31Points() {
        assertFalse(wins(Declaration.POINTS_24, CAMP + "RB2G 1"));
        assertTrue(wins(Declaration.POINTS_24, CAMP + "RB3G 1"));
        assertTrue(Declaration.POINTS_24.wins(
                Sfen.parse(CAMP + "RB3G 1").rotated180().toPosition()));
    }

    @Test
    void tenOtherPiecesAreNeeded() {
        assertFalse(wins(Declaration.POINTS_27, "+P+P+P+P2+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB4G 1"));
    }

    @Test
    void theKingMustStandInTheZone() {
        assertFalse(wins(Declaration.POINTS_27, "+P+P+P+PG+P+P+P+P/9/1+B5+R1/4K4/9/9/9/9/4k4 b RB 1"));
        assertFalse(wins(Declaration.POINTS_27, "+P+P+P+PG+P+P+P+P/9/1+B5+R1/9/9/9/9/9/4k4 b RB 1"));
    }

    @Test
    void notWhileInCheck() {
        assertFalse(wins(Declaration.POINTS_27, "+P+P+P+Pg+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1"));
        assertTrue(wins(Declaration.POINTS_27, "+P+P+P+Pn+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1"));
    }

    @Test
    void aHandicapCountsForWhiteOnlyAndOnlyUnderItsRule() {
        PositionSetup withoutBishop = Sfen.parse(CAMP + "4Gr4s4n4l10p 1");
        assertTrue(
                Declaration.POINTS_27_HANDICAP.wins(withoutBishop.rotated180().toPosition()));
        assertFalse(Declaration.POINTS_27.wins(withoutBishop.rotated180().toPosition()));
        assertFalse(Declaration.POINTS_27_HANDICAP.wins(withoutBishop.toPosition()));
        assertFalse(
                Declaration.POINTS_24_HANDICAP.wins(withoutBishop.rotated180().toPosition()));
        PositionSetup onePointLess = Sfen.parse(CAMP + "3Grg4s4n4l10p 1");
        assertFalse(
                Declaration.POINTS_27_HANDICAP.wins(onePointLess.rotated180().toPosition()));
        PositionSetup complete = Sfen.parse(CAMP + "4Grb4s4n4l10p 1");
        assertFalse(Declaration.POINTS_27_HANDICAP.wins(complete.rotated180().toPosition()));
        PositionSetup withoutTwo = Sfen.parse(CAMP + "4G4s4n4l10p 1");
        assertTrue(Declaration.POINTS_24_HANDICAP.wins(withoutTwo.rotated180().toPosition()));
    }
}
