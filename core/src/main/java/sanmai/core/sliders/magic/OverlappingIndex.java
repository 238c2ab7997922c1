package sanmai.core.sliders.magic;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import sanmai.core.Square;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.FactorTable;
import sanmai.core.sliders.magic.factors.MagicSlider;

/**
 * Black magics with one shift for all squares (Onno Garms and Volker Annuss): squares with fewer relevant squares leave gaps
 * between their indices, which the tables of other squares fill.
 *
 * @param factors the factors of each square
 * @param shift how far every product is shifted down
 * @param offsets where the table of each square begins
 * @param size more than the greatest entry
 */
record OverlappingIndex(BlackFactors factors, int shift, int[] offsets, int size) implements MagicIndex {
    /** Only one place in this number is tried; to try all of them would take seconds, and save 1% of the rooks' table. */
    private static final int PLACES = 61;

    /** Places the tables, those with most entries first, each where it first fits. */
    static OverlappingIndex of(FactorTable table, MagicSlider slider) {
        BlackFactors factors = BlackFactors.none();
        BlockerPatterns[] patterns = new BlockerPatterns[Square.COUNT];
        for (int square : slider.squares()) {
            patterns[square] = BlockerPatterns.of(slider, square);
            factors.set(square, patterns[square], table.of(slider, square));
        }
        Integer[] squares = Arrays.stream(slider.squares()).boxed().toArray(Integer[]::new);
        Arrays.sort(squares, Comparator.comparing((Integer square) -> -patterns[square].count()));
        int[] offsets = new int[Square.LIMIT];
        OverlappingIndex index = new OverlappingIndex(factors, Long.SIZE - slider.mostBits(), offsets, 0);
        BitSet taken = new BitSet();
        for (int square : squares) {
            int[] entries = new int[patterns[square].count()];
            Arrays.setAll(entries, i -> index.of(square, patterns[square].low(i), patterns[square].high(i)));
            int lowest = Arrays.stream(entries).min().orElseThrow();
            offsets[square] = firstFit(entries, taken, lowest) - lowest;
            for (int entry : entries) {
                taken.set(offsets[square] + entry);
            }
        }
        return new OverlappingIndex(factors, index.shift, offsets, taken.length());
    }

    /** Where the lowest entry comes to lie if no entry may meet one that is taken. */
    private static int firstFit(int[] entries, BitSet taken, int lowest) {
        int place = taken.nextClearBit(0);
        while (meets(entries, taken, place - lowest)) {
            place = taken.nextClearBit(place + PLACES);
        }
        return place;
    }

    private static boolean meets(int[] entries, BitSet taken, int offset) {
        for (int entry : entries) {
            if (taken.get(offset + entry)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int of(int square, long low, long high) {
        return offsets[square] + (int) (factors.product(square, low, high) >>> shift);
    }
}
