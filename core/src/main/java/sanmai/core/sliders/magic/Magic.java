package sanmai.core.sliders.magic;

import java.util.function.Function;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.magic.factors.FactorTable;
import sanmai.core.sliders.magic.factors.MagicSlider;
import sanmai.core.sliders.magic.factors.ShippedFactors;
import sanmai.core.sliders.parts.LinewiseScheme;
import sanmai.core.sliders.parts.PiecewiseScheme;

/**
 * Magic move-bitboard generation (Kannan, <i>Magic Move-Bitboard Generation in Computer Chess</i>, section 3.3) on three
 * words: {@code ((w0' | w1' << 27) * M1 + w2' * M2) >>> s}, where primes mean "masked with the relevant squares". For
 * whole pieces, or for each line alone, as the paper suggests where memory is short.
 *
 * <p>Tables hold the attacked squares themselves, as in the paper, in four ints for an entry, of which one is spare. The
 * index has one bit for each relevant square, and sometimes fewer.
 */
public final class Magic {
    private Magic() {}

    /**
     * Whole pieces, homogeneous tables (listing 5): 21 MB for rooks, 5.3 MB for bishops and 0.4 MB for lances.
     *
     * @throws IllegalStateException if a shipped factor is not good
     */
    public static SliderScheme homogeneous() {
        FactorTable factors = ShippedFactors.read();
        return pieces(slider -> MagicTable.homogeneous(factors, slider));
    }

    /**
     * Whole pieces, reduced tables (listing 6): 7.9 MB for rooks, 0.3 MB for bishops and 58 KB for lances.
     *
     * @throws IllegalStateException if a shipped factor is not good
     */
    public static SliderScheme reduced() {
        FactorTable factors = ShippedFactors.read();
        return pieces(slider -> MagicTable.reduced(factors, slider));
    }

    /**
     * Whole pieces, black magics: all squares that are not relevant count as occupied, all products are shifted alike, and
     * the tables overlap.
     *
     * @throws IllegalStateException if a shipped factor is not good
     */
    public static SliderScheme black() {
        FactorTable factors = ShippedFactors.readBlack();
        return pieces(slider -> MagicTable.overlapping(factors, slider));
    }

    private static SliderScheme pieces(Function<MagicSlider, MagicTable> table) {
        return new PiecewiseScheme(
                table.apply(MagicSlider.ROOK),
                table.apply(MagicSlider.BISHOP),
                table.apply(MagicSlider.BLACK_LANCE),
                table.apply(MagicSlider.WHITE_LANCE));
    }

    /**
     * Single lines, homogeneous tables: 166 KB for each direction.
     *
     * @throws IllegalStateException if a shipped factor is not good
     */
    public static SliderScheme linesHomogeneous() {
        FactorTable factors = ShippedFactors.read();
        return lines(slider -> MagicTable.homogeneous(factors, slider));
    }

    /**
     * Single lines, reduced tables: 101 KB for ranks, 92 KB for files and 24 KB for each direction of diagonals.
     *
     * @throws IllegalStateException if a shipped factor is not good
     */
    public static SliderScheme linesReduced() {
        FactorTable factors = ShippedFactors.read();
        return lines(slider -> MagicTable.reduced(factors, slider));
    }

    private static SliderScheme lines(Function<MagicSlider, MagicTable> table) {
        return new LinewiseScheme(
                table.apply(MagicSlider.RANK).lines(),
                table.apply(MagicSlider.FILE).lines(),
                table.apply(MagicSlider.NORTH_WEST).lines(),
                table.apply(MagicSlider.NORTH_EAST).lines());
    }
}
