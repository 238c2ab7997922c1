package sanmai.core.sliders.lookup;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LineWords;

/**
 * The paper's dictionaries (section 2): for each square a map from the occupied squares of its line to the attacked
 * ones. Since a key is an int, the maps hold the number of an attacked set in a list. Each lookup allocates a bitboard
 * as its argument.
 *
 * @param line the squares that can block
 * @param numbers the number of the attacked set, by square and occupied squares
 */
record MapLine(LineMasks line, ImmutableList<ImmutableMap<Bitboard, Integer>> numbers) implements LineKey {
    /** The lines of one direction. */
    static LineScheme of(OccupancyMap direction) {
        List<Bitboard> sets = new ArrayList<>();
        ImmutableList.Builder<ImmutableMap<Bitboard, Integer>> numbers = ImmutableList.builder();
        for (int square = 0; square < Square.COUNT; square++) {
            ImmutableMap.Builder<Bitboard, Integer> ofSquare = ImmutableMap.builder();
            LineEntries.visit(direction, square, (occupied, attacked) -> {
                int number = sets.indexOf(attacked);
                ofSquare.put(occupied, number < 0 ? sets.size() : number);
                if (number < 0) {
                    sets.add(attacked);
                }
            });
            numbers.add(ofSquare.buildOrThrow());
        }
        return new LineScheme(new MapLine(LineMasks.innerSquares(direction), numbers.build()), new Sets(words(sets)));
    }

    private static int[] words(List<Bitboard> sets) {
        int[] words = new int[sets.size() << 2];
        for (int i = 0; i < words.length; i++) {
            words[i] = i % 4 == 3 ? 0 : sets.get(i / 4).word(i % 4);
        }
        return words;
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return numbers.get(square)
                .get(new Bitboard(
                        occupancy.word(0) & line.word(square, 0),
                        occupancy.word(1) & line.word(square, 1),
                        occupancy.word(2) & line.word(square, 2)));
    }

    /**
     * Sets by number.
     *
     * @param words word {@code w} of a set, by {@code number << 2 | w}
     */
    record Sets(int[] words) implements LineWords {
        @Override
        public int word(int key, int square, int w) {
            return words[key << 2 | w];
        }
    }
}
