package sanmai.core.sliders.magic.factors;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sanmai.core.Square;

/**
 * Factors for the schemes to run on, one for each slider and square. A search found them beforehand. They need not be
 * trusted: filling an attack table refuses factors that are not good.
 */
public final class FactorTable {
    private final Map<MagicSlider, MagicFactors[]> factors = new EnumMap<>(MagicSlider.class);

    private FactorTable() {}

    /**
     * Reads lines that {@link FactorLine} writes; empty lines and those that begin with {@code #} are comments.
     *
     * @throws IllegalArgumentException if a line cannot be read, or if two lines are for the same slider and square
     */
    public static FactorTable parse(List<String> lines) {
        FactorTable table = new FactorTable();
        for (String line : lines) {
            if (!line.isEmpty() && line.charAt(0) != '#') {
                table.put(FactorLine.parse(line));
            }
        }
        return table;
    }

    private void put(FactorLine line) {
        MagicFactors[] bySquare = factors.computeIfAbsent(line.slider(), slider -> new MagicFactors[Square.COUNT]);
        if (bySquare[line.square()] != null) {
            throw new IllegalArgumentException(
                    "two factors for " + line.slider() + " on " + Square.name(line.square()));
        }
        bySquare[line.square()] = line.factors();
    }

    /**
     * The factors of a slider on one of its squares.
     *
     * @throws IllegalArgumentException if the table has no factors for them
     */
    public MagicFactors of(MagicSlider slider, int square) {
        MagicFactors[] bySquare = factors.get(slider);
        if (bySquare == null || bySquare[square] == null) {
            throw new IllegalArgumentException("no factors for " + slider + " on " + Square.name(square));
        }
        return bySquare[square];
    }
}
