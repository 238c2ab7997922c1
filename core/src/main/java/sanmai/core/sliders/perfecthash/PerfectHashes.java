package sanmai.core.sliders.perfecthash;

import java.util.function.IntFunction;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LinewiseScheme;
import sanmai.core.sliders.parts.PackedLineTable;
import sanmai.core.sliders.parts.PerSquare;
import sanmai.core.sliders.parts.RankPattern;

/**
 * Schemes whose key is a remainder. On this board a file has stride 9, a diagonal from north-west to south-east stride 10
 * and one from north-east to south-west stride 8; a line has nine squares, of which the seven inner ones can block.
 */
public final class PerfectHashes {
    private static final int RANK = 1;
    private static final int FILE = 9;
    private static final int NORTH_WEST = 10;
    private static final int NORTH_EAST = 8;

    /** The number of squares of a line that can block. */
    private static final int INNER = 7;

    /** The number of squares of a line. */
    private static final int ALL = 9;

    private PerfectHashes() {}

    /**
     * Fenner and Levene as printed (section 3, for nine squares instead of eight): all squares of the line count; h1 with
     * modulus 514 for files, h1 with 1026 for one kind of diagonals and h2 with 513 for the other.
     *
     * <p>A file is shifted to bit 0, as 514 is even. The diagonals need no shift (end of section 2.3).
     */
    public static SliderScheme printed() {
        return new LinewiseScheme(
                ranks(),
                table(OccupancyMap.ROT90, PerfectHash.h1(FILE, ALL), PerSquare.columns()),
                table(OccupancyMap.NORTH_WEST, PerfectHash.h1(NORTH_WEST, ALL), PerSquare.of(square -> 0)),
                table(OccupancyMap.NORTH_EAST, PerfectHash.h2(NORTH_EAST, ALL), PerSquare.of(square -> 0)));
    }

    private static LineScheme table(OccupancyMap direction, PerfectHash hash, PerSquare shift) {
        return LineScheme.withTable(direction, hash.modulus(), ShiftedKey.of(direction, hash, shift));
    }

    /** The minimal forms of {@link #printed} (section 2.3): {@code 2^N} entries for a line of N squares. */
    public static SliderScheme printedMinimal() {
        return minimal(
                MinimalKey.Squares.ALL,
                n -> PerfectHash.minimalH1(FILE, n),
                n -> PerfectHash.minimalH1(NORTH_WEST, n),
                n -> PerfectHash.minimalH2(NORTH_EAST, n));
    }

    /**
     * Only the inner squares count, and nothing is shifted: modulus 257 = 514 / 2 for files, {@code 2^27} being -8 and
     * {@code 2^54} being 64; modulus 171 = 1026 / 6 = 513 / 3 for both kinds of diagonals, {@code 2^27} being -1 and
     * {@code 2^54} being 1.
     */
    public static SliderScheme inner() {
        return new LinewiseScheme(
                ranks(),
                inner(OccupancyMap.ROT90, PerfectHash.h1(FILE, INNER).modulo(257)),
                inner(OccupancyMap.NORTH_WEST, PerfectHash.h1(NORTH_WEST, INNER).modulo(171)),
                inner(OccupancyMap.NORTH_EAST, PerfectHash.h2(NORTH_EAST, INNER).modulo(171)));
    }

    /** The minimal forms of {@link #inner}: {@code 2^N} entries for a line with N inner squares. */
    public static SliderScheme innerMinimal() {
        return minimal(
                MinimalKey.Squares.INNER,
                n -> PerfectHash.minimalH1(FILE, n).modulo(257),
                n -> PerfectHash.minimalH1(NORTH_WEST, n).modulo(171),
                n -> PerfectHash.minimalH2(NORTH_EAST, n).modulo(171));
    }

    /**
     * One modulus for the whole board: 129 = 2^7 + 1, the member of {@link PerfectHash#signedPowers} whose exponent is
     * the number of inner squares and has no divisor in common with 1, 8, 9 or 10. So one and the same hash serves
     * ranks, files and both kinds of diagonals.
     *
     * <p>{@code 2^27} is -64 and {@code 2^54} is -32. Four times the number has the coefficients 4, 2 and 1: the key is
     * {@code (4 w0 + 2 w1 + w2) mod 129}, which fits into an int and cannot be negative.
     */
    public static SliderScheme oneModulus() {
        return new LinewiseScheme(
                oneModulus(OccupancyMap.RANK_ORDER, RANK),
                oneModulus(OccupancyMap.ROT90, FILE),
                oneModulus(OccupancyMap.NORTH_WEST, NORTH_WEST),
                oneModulus(OccupancyMap.NORTH_EAST, NORTH_EAST));
    }

    private static LineScheme oneModulus(OccupancyMap direction, int stride) {
        return inner(direction, PerfectHash.signedPowers(INNER, stride, INNER).times(4));
    }

    private static LineScheme inner(OccupancyMap direction, PerfectHash hash) {
        LineKey key = ModularKey.of(LineMasks.innerSquares(direction), hash);
        return LineScheme.withTable(direction, hash.modulus(), key);
    }

    private static SliderScheme minimal(
            MinimalKey.Squares squares,
            IntFunction<PerfectHash> file,
            IntFunction<PerfectHash> northWest,
            IntFunction<PerfectHash> northEast) {
        return new LinewiseScheme(
                ranks(),
                minimal(OccupancyMap.ROT90, squares, file),
                minimal(OccupancyMap.NORTH_WEST, squares, northWest),
                minimal(OccupancyMap.NORTH_EAST, squares, northEast));
    }

    private static LineScheme minimal(
            OccupancyMap direction, MinimalKey.Squares squares, IntFunction<PerfectHash> hash) {
        LineKey key = MinimalKey.of(direction, squares, hash);
        return new LineScheme(
                key,
                PackedLineTable.of(direction, square -> 1 << squares.of(direction.lineThrough(square)).length, key));
    }

    private static LineScheme ranks() {
        return LineScheme.withTable(OccupancyMap.RANK_ORDER, LineAttacks.INNER_PATTERNS, RankPattern.create());
    }
}
