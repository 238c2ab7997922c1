package sanmai.core.sliders.parts;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BiPredicate;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;

/**
 * A set of squares for each square, such as the line through it.
 *
 * @param words word {@code w} of the set of a square, by {@code square << 2 | w}
 */
public record LineMasks(int[] words) {
    /** Shared, so that the JIT compiler reads a word once where both a key and the attacked squares need it. */
    private static final Map<OccupancyMap, LineMasks> OTHER_SQUARES = new EnumMap<>(OccupancyMap.class);

    static {
        for (OccupancyMap direction : OccupancyMap.values()) {
            OTHER_SQUARES.put(
                    direction, of(direction, (square, line) -> Bitboard.of(line).without(square)));
        }
    }

    /** Chooses the set of a square. */
    @FunctionalInterface
    public interface Choice {
        /** The set of this square, given the squares of its line in the order of the map. */
        Bitboard of(int square, int[] line);
    }

    /** A set for each square, chosen from the lines of one direction. */
    public static LineMasks of(OccupancyMap direction, Choice choice) {
        int[] words = new int[Square.LIMIT << 2];
        for (int square = 0; square < Square.COUNT; square++) {
            Bitboard set = choice.of(square, direction.lineThrough(square));
            for (int w = 0; w < 3; w++) {
                words[square << 2 | w] = set.word(w);
            }
        }
        return new LineMasks(words);
    }

    /** The whole line through each square. */
    public static LineMasks wholeLines(OccupancyMap direction) {
        return of(direction, (square, line) -> Bitboard.of(line));
    }

    /** The line through each square, but without that square. */
    public static LineMasks otherSquares(OccupancyMap direction) {
        return OTHER_SQUARES.get(direction);
    }

    /** The line through each square without the line's two ends, which block nothing. */
    public static LineMasks innerSquares(OccupancyMap direction) {
        return of(
                direction, (square, line) -> Bitboard.of(line).without(line[0]).without(line[line.length - 1]));
    }

    /** The squares of the line through each square that the condition, asked with the square and one of the line, accepts. */
    public static LineMasks among(OccupancyMap direction, BiPredicate<Integer, Integer> condition) {
        return of(
                direction,
                (square, line) -> Bitboard.of(Arrays.stream(line)
                        .filter(other -> condition.test(square, other))
                        .toArray()));
    }

    /** Word {@code w} of the set of a square. */
    public int word(int square, int w) {
        return words[(square << 2) + w];
    }
}
