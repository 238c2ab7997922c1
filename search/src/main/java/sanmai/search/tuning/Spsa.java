package sanmai.search.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.SearchParameters;

/**
 * SPSA (simultaneous perturbation stochastic approximation; Spall, <i>Multivariate Stochastic Approximation Using a
 * Simultaneous Perturbation Gradient Approximation</i>, 1992). In each iteration all parameters are moved at once, each up or
 * down by chance; the values plus these moves play against the values minus them, and the values follow the winner.
 *
 * <p>The sizes are those of Stockfish's testing framework: in iteration k of N a parameter is moved by
 * {@code c = C (N / k)^0.101}, and a difference of d won games moves its value by {@code d R C^2 / c ((A + N) / (A + k))^0.602}
 * in that direction, with A = N / 10 and a rate R, which is {@value #USUAL_RATE} there. C is a twentieth of the parameter's range,
 * and at least 0.5, so that both sides differ.
 */
public final class Spsa {
    /** The usual rate, for tens of thousands of games. */
    public static final double USUAL_RATE = 0.002;

    private static final double ALPHA = 0.602;
    private static final double GAMMA = 0.101;
    private static final double STABILITY = 0.1;
    private static final int PARTS_OF_RANGE = 20;
    private static final double LEAST_STEP = 0.5;
    /** Seeds that are this far apart have no iteration's random numbers in common. */
    static final long ITERATIONS_OF_A_SEED = 1L << 32;

    private final List<SearchParameter> parameters;
    private final int iterations;
    private final double rate;
    private final long seed;
    private final double[] values;
    private int iteration = 1;

    /**
     * Starts from the engine's values.
     *
     * @param parameters the parameters to tune, at least one
     * @param iterations the number of iterations, from 1
     * @param rate by how much the values follow the winner, greater than 0; with fewer games it must be greater, or they hardly
     *     move
     * @param seed decides which parameters go up and which go down
     */
    public Spsa(List<SearchParameter> parameters, int iterations, double rate, long seed) {
        checkArgument(!parameters.isEmpty() && iterations >= 1, "nothing to tune");
        this.parameters = List.copyOf(parameters);
        this.iterations = iterations;
        this.rate = rate;
        this.seed = seed;
        values = parameters.stream().mapToDouble(parameter -> parameter.value).toArray();
    }

    /** The number of the next iteration, from 1; after the last one, the number of iterations plus 1. */
    public int iteration() {
        return iteration;
    }

    /** Whether there is another iteration. */
    public boolean hasNext() {
        return iteration <= iterations;
    }

    /** The parameters that are tuned. */
    public List<SearchParameter> parameters() {
        return parameters;
    }

    /** The value of the parameter of an index, not rounded. */
    public double value(int index) {
        return values[index];
    }

    /** The values of the first player in this iteration. */
    public SearchParameters plus() {
        return moved(directions());
    }

    /** The values of the second player: each parameter moved the other way. */
    public SearchParameters minus() {
        int[] directions = directions();
        for (int i = 0; i < directions.length; i++) {
            directions[i] = -directions[i];
        }
        return moved(directions);
    }

    /**
     * Moves the values and goes on to the next iteration.
     *
     * @param difference the games that the first player won less those that it lost
     */
    public void learn(int difference) {
        int[] directions = directions();
        double stability = STABILITY * iterations;
        double gain = Math.pow((stability + iterations) / (stability + iteration), ALPHA);
        for (int i = 0; i < values.length; i++) {
            double last = lastStep(parameters.get(i));
            double move = rate * last * last * gain / step(i);
            values[i] = clamp(i, values[i] + difference * move * directions[i]);
        }
        iteration++;
    }

    /** By parameter: 1 for up, -1 for down. */
    private int[] directions() {
        SplittableRandom random = new SplittableRandom(seed * ITERATIONS_OF_A_SEED + iteration);
        return random.ints(values.length, 0, 2).map(up -> 2 * up - 1).toArray();
    }

    private SearchParameters moved(int[] directions) {
        Map<SearchParameter, Integer> moved = new EnumMap<>(SearchParameter.class);
        for (int i = 0; i < values.length; i++) {
            moved.put(parameters.get(i), (int) Math.round(clamp(i, values[i] + directions[i] * step(i))));
        }
        return SearchParameters.of(moved);
    }

    private double step(int index) {
        return lastStep(parameters.get(index)) * Math.pow((double) iterations / iteration, GAMMA);
    }

    private static double lastStep(SearchParameter parameter) {
        return Math.max(LEAST_STEP, (double) (parameter.max - parameter.min) / PARTS_OF_RANGE);
    }

    private double clamp(int index, double value) {
        SearchParameter parameter = parameters.get(index);
        return Math.max(parameter.min, Math.min(parameter.max, value));
    }
}
