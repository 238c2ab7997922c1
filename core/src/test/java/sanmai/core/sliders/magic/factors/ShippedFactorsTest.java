package sanmai.core.sliders.magic.factors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Square;

class ShippedFactorsTest {
    private static final FactorTable SHIPPED = ShippedFactors.read();

    @ParameterizedTest
    @EnumSource
    void everySquareOfEverySliderHasGoodFactors(MagicSlider slider) {
        for (int square : slider.squares()) {
            BlockerPatterns blockers = BlockerPatterns.of(slider, square);
            MagicFactors factors = SHIPPED.of(slider, square);
            assertTrue(blockers.hasNoCollision(factors), slider + " " + Square.name(square));
            assertTrue(factors.bits() <= blockers.bits(), slider + " " + Square.name(square));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"ROOK", "BISHOP", "BLACK_LANCE", "WHITE_LANCE"})
    void everySquareOfEveryPieceHasGoodBlackFactors(MagicSlider slider) {
        FactorTable shipped = ShippedFactors.readBlack();
        for (int square : slider.squares()) {
            MagicFactors factors = shipped.of(slider, square);
            assertTrue(
                    BlockerPatterns.black(slider, square).hasNoCollision(factors), slider + " " + Square.name(square));
            assertEquals(slider.mostBits(), factors.bits(), slider + " " + Square.name(square));
        }
    }

    @Test
    void compressionNeedsFewerBitsThanThereAreRelevantSquares() {
        int[] bits = Arrays.stream(MagicSlider.LINE.squares())
                .map(square -> SHIPPED.of(MagicSlider.LINE, square).bits())
                .toArray();
        assertEquals("[6, 5, 6, 6, 6, 6, 5, 5, 6]", Arrays.toString(bits));
    }

    @Test
    void aFactorLineIsReadBack() {
        FactorLine line = new FactorLine(MagicSlider.BLACK_LANCE, 80, new MagicFactors(-1, 0x1F, 7));
        assertEquals("black-lance\t1i\tffffffffffffffff\t1f\t7", line.toString());
        assertEquals(line, FactorLine.parse(line.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rook\t5e\t0\t0",
                "rook\t5e\t0\t0\t12\t",
                "pawn\t5e\t0\t0\t12",
                "rook\t0e\t0\t0\t12",
                "rook\t5e\tx\t0\t12",
                "rook\t5e\t0\t-1\t12",
                "rook\t5e\t0\t0\t17",
                "rook\t5e\t0\t0\t-1"
            })
    void aBadLineIsQuotedInTheMessage(String line) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> FactorLine.parse(line));
        assertTrue(e.getMessage().contains(line), e.getMessage());
    }

    @Test
    void missingAndDoubleFactorsAreRefused() {
        FactorTable empty = FactorTable.parse(List.of("# nothing", ""));
        assertThrows(IllegalArgumentException.class, () -> empty.of(MagicSlider.ROOK, 40));
        String line = "rook\t5e\t0\t0\t12";
        assertThrows(IllegalArgumentException.class, () -> FactorTable.parse(List.of(line, line)));
    }
}
