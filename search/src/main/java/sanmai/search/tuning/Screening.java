package sanmai.search.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import sanmai.search.alphabeta.Features;

/**
 * A screening design: which {@link Factor}s of a search are worth how much, from games in which all of them vary at once
 * (Plackett and Burman, <i>The Design of Optimum Multifactorial Experiments</i>, 1946). In each pair of games every factor is
 * one way for the first player and the other way for the second, so each game tells something about every factor: to screen
 * thirty factors takes no more games than to test one.
 *
 * <p>The design is that of a Hadamard matrix of Sylvester's kind, whose entry in row r and column c is the parity of the bits of
 * r and c together: over a block of as many pairs as the matrix has rows, every two factors go the same way as often as not.
 * So no factor is taken for another one; but where two factors matter only together, a third may seem to matter. Hence the columns
 * of the factors, and which way of them is called high, are drawn anew for each block.
 */
public final class Screening {
    private static final long BLOCKS_OF_A_SEED = 1L << 31;

    private final List<Factor> factors;
    private final long seed;
    private final int rows;

    /**
     * A design.
     *
     * @param factors what varies, at least one
     * @param seed decides the design
     */
    public Screening(List<Factor> factors, long seed) {
        checkArgument(!factors.isEmpty(), "no factors");
        this.factors = List.copyOf(factors);
        this.seed = seed;
        rows = Integer.highestOneBit(factors.size()) << 1;
    }

    /** What varies. */
    public List<Factor> factors() {
        return factors;
    }

    /** The number of pairs after which the design is balanced: a power of two greater than the number of factors. */
    public int block() {
        return rows;
    }

    /** By factor: whether it is high for the first player in the pair of this number, from 1; for the second it is not then. */
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
