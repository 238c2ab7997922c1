package sanmai.core.sliders.magic.factors;

import java.util.Arrays;
import sanmai.core.Bitboard;

/**
 * All patterns of blockers that make a difference to one slider on one square, each with the number of the set of
 * squares that the slider attacks then: the paper's collision groups (section 4.3.1). Patterns of one group may share an
 * index.
 *
 * <p>Pattern bits run along each ray from the slider outwards; the last square of a ray blocks nothing and is left out.
 * So on a ray of {@code n} squares the nearest blocker has {@code n} places to be in, one of them "nowhere but the
 * last", and the group is the number written with one such digit for each ray. All digits occur, so groups are numbered
 * from 0 without gaps.
 */
public final class BlockerPatterns {
    private final int[][] rays;
    private final int bits;
    private final long[] low;
    private final long[] high;
    private final int[] group;
    private final int groups;

    private BlockerPatterns(MagicSlider slider, int square) {
        rays = slider.rays(square);
        bits = Arrays.stream(rays).mapToInt(ray -> ray.length - 1).sum();
        low = new long[1 << bits];
        high = new long[1 << bits];
        group = new int[1 << bits];
        groups = Arrays.stream(rays).mapToInt(ray -> ray.length).reduce(1, (a, b) -> a * b);
        int bit = 0;
        for (int[] ray : rays) {
            for (int i = 0; i < ray.length - 1; i++) {
                low[1 << bit] = slider.lowBit(ray[i]);
                high[1 << bit] = slider.highBit(ray[i]);
                bit++;
            }
        }
        for (int pattern = 1; pattern < 1 << bits; pattern++) {
            int rest = pattern & pattern - 1;
            int first = pattern ^ rest;
            low[pattern] = low[rest] | low[first];
            high[pattern] = high[rest] | high[first];
        }
        for (int pattern = 0; pattern < 1 << bits; pattern++) {
            group[pattern] = groupOf(pattern);
        }
    }

    /** The patterns of a slider on one of its squares. */
    public static BlockerPatterns of(MagicSlider slider, int square) {
        return new BlockerPatterns(slider, square);
    }

    /**
     * The same patterns for black magics: all squares that are not relevant, and all bits above the board, count as
     * occupied.
     */
    public static BlockerPatterns black(MagicSlider slider, int square) {
        BlockerPatterns patterns = of(slider, square);
        long low = ~patterns.allLow();
        long high = ~patterns.allHigh();
        for (int pattern = 0; pattern < patterns.count(); pattern++) {
            patterns.low[pattern] |= low;
            patterns.high[pattern] |= high;
        }
        return patterns;
    }

    private int groupOf(int pattern) {
        int number = 0;
        int rest = pattern;
        for (int[] ray : rays) {
            int inner = ray.length - 1;
            number = number * ray.length + Integer.numberOfTrailingZeros(rest | 1 << inner);
            rest >>>= inner;
        }
        return number;
    }

    /** The number of relevant squares: patterns are numbered from 0 to {@code 2^bits - 1}. */
    public int bits() {
        return bits;
    }

    /** The number of patterns. */
    public int count() {
        return 1 << bits;
    }

    /** The part of a pattern that the first factor multiplies. */
    public long low(int pattern) {
        return low[pattern];
    }

    /** The part of a pattern that the second factor multiplies. */
    public long high(int pattern) {
        return high[pattern];
    }

    /** The relevant squares that the first factor multiplies. */
    public long allLow() {
        return low[low.length - 1];
    }

    /** The relevant squares that the second factor multiplies. */
    public long allHigh() {
        return high[high.length - 1];
    }

    /** The number of the set of attacked squares of a pattern, from 0 to {@link #groups} - 1. */
    public int group(int pattern) {
        return group[pattern];
    }

    /** The number of different sets of attacked squares. */
    public int groups() {
        return groups;
    }

    /** The smallest number of index bits that can tell the groups apart. */
    public int fewestBits() {
        return Integer.SIZE - Integer.numberOfLeadingZeros(groups - 1);
    }

    /** The attacked squares of a group. */
    public Bitboard attacked(int wanted) {
        Bitboard set = Bitboard.EMPTY;
        int rest = wanted;
        for (int i = rays.length - 1; i >= 0; i--) {
            int reach = rest % rays[i].length;
            rest /= rays[i].length;
            set = set.or(Bitboard.of(Arrays.copyOf(rays[i], reach + 1)));
        }
        return set;
    }

    /** Whether the factors give patterns of different groups different indices: no destructive collision. */
    public boolean hasNoCollision(MagicFactors factors) {
        int[] owner = new int[1 << factors.bits()];
        for (int pattern = 0; pattern < count(); pattern++) {
            int index = factors.index(low[pattern], high[pattern]);
            if (owner[index] != 0 && owner[index] != group[pattern] + 1) {
                return false;
            }
            owner[index] = group[pattern] + 1;
        }
        return true;
    }
}
