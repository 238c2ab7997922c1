package sanmai.core.sliders.magic;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.core.Square;
import sanmai.core.sliders.magic.factors.FactorLine;
import sanmai.core.sliders.magic.factors.FactorTable;
import sanmai.core.sliders.magic.factors.MagicFactors;
import sanmai.core.sliders.magic.factors.MagicSlider;
import sanmai.core.sliders.magic.factors.ShippedFactors;

class MagicTableTest {
    private static final FactorTable SHIPPED = ShippedFactors.read();

    @Test
    void fillingATableRefusesABadFactor() {
        String lines = "";
        for (int square = 0; square < Square.COUNT; square++) {
            MagicFactors good = SHIPPED.of(MagicSlider.RANK, square);
            long wrong = square == 40 ? 0 : good.lowFactor();
            MagicFactors factors = new MagicFactors(wrong, good.highFactor(), good.bits());
            lines += new FactorLine(MagicSlider.RANK, square, factors) + "\n";
        }
        FactorTable table = FactorTable.parse(List.of(lines.split("\n")));
        for (boolean reduced : new boolean[] {false, true}) {
            IllegalStateException e = assertThrows(IllegalStateException.class, () -> {
                if (reduced) {
                    MagicTable.reduced(table, MagicSlider.RANK);
                } else {
                    MagicTable.homogeneous(table, MagicSlider.RANK);
                }
            });
            assertTrue(e.getMessage().contains("5e"), e.getMessage());
        }
    }
}
