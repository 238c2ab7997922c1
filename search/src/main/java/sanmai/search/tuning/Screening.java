package sanmai.search.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import sanmai.search.alphabeta.Features;

/**
 * A screening design: measures the effect of each {@link Factor} of a search by games in which all factors vary at once
 * (Plackett and Burman, <i>The Design of Optimum Multifactorial Experiments</i>, 1946). In each pair of games every
 * factor is high for one player and low for the other, so each game says something about every factor: thirty factors
 * take no more games than one.
 *
 * <p>The design is a Hadamard matrix of Sylvester's kind: the entry in row r and column c is the parity of the ones in
 * {@code r & c}. A block has one pair of games for each row; within a block every two factors agree in half of the
 * pairs, so the effect of one factor is not taken for that of another. But an interaction of two factors may look like
 * the effect of a third. Therefore each block draws anew which column belongs to which factor, and which of the
 * factor's values is called high.
 */
public final class Screening {
    private static final long BLOCKS_OF_A_SEED = 1L << 31;

    private final List<Factor> factors;
    private final long seed;
    private final int rows;

    /**
     * A design.
     *
     * @param factors the factors to screen, at least one
     * @param seed decides the design
     */
    public Screening(List<Factor> factors, long seed) {
        checkArgument(!factors.isEmpty(), "no factors");
        this.factors = List.copyOf(factors);
        this.seed = seed;
        rows = Integer.highestOneBit(factors.size()) << 1;
    }

    /** The factors. */
    public List<Factor> factors() {
        return factors;
    }

    /** The number of pairs after which the design is balanced: a power of two greater than the number of factors. */
    public int block() {
        return rows;
    }

    /**
     * By factor: whether it is high for the first player, and so low for the second, in the pair of this number, from
     * 1.
     */
    public boolean[] levels(int pair) {
        int row = (pair - 1) % rows;
        SplittableRandom random = new SplittableRandom(seed * BLOCKS_OF_A_SEED + (pair - 1) / rows);
        int[] columns = IntStream.range(1, rows).toArray(); // column 0 is the same in all rows
        boolean[] levels = new boolean[factors.size()];
        for (int i = 0; i < levels.length; i++) {
            int drawn = i + random.nextInt(columns.length - i);
            int column = columns[drawn];
            columns[drawn] = columns[i];
            levels[i] = (Integer.bitCount(row & column) & 1) != 0 ^ random.nextBoolean();
        }
        return levels;
    }

    /** The features of the first or the second player in the pair of this number. */
    public Features features(int pair, boolean first) {
        boolean[] levels = levels(pair);
        Features features = Features.ALL;
        for (int i = 0; i < levels.length; i++) {
            features = factors.get(i).applyTo(features, levels[i] == first);
        }
        return features;
    }
}
