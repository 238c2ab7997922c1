package sanmai.search.eval.nnue;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.ToIntFunction;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

/**
 * Quiet positions from games of the engine against itself, which tell the scale of a network. The margins of the search
 * are the same for every evaluation, but the outputs of networks have different spreads. So the scores of every file are
 * brought to one spread in these positions.
 */
final class QuietPositions {
    /**
     * The {@link #spread} to which the scores of files are brought, in centipawns. It is greater than that of the shipped
     * net: for good files the margins of the search are to be narrower, compared with the spread of the scores.
     */
    static final double SPREAD_OF_FILES = 417;

    /** Bounds for networks whose output is nearly the same, or always extreme, in all positions. */
    private static final double LEAST_OUTPUT_PER_SCORE = 1;

    private static final double MOST_OUTPUT_PER_SCORE = 1 << 16;

    private static final String RESOURCE = "quiet.sfen";
    private static final Supplier<ImmutableList<Position>> POSITIONS = Suppliers.memoize(QuietPositions::load);

    private QuietPositions() {}

    /** The output of the network for one unit of the search's scores. */
    static double outputPerScore(Network network) {
        // With the Vector API this warms it up as well: before C2 has compiled it, a position takes milliseconds.
        NnueEvaluation evaluation = new NnueEvaluation(network, NnueScale.RAW);
        double spread = spread(position -> {
            evaluation.set(position);
            return evaluation.output(position);
        });
        return Math.max(LEAST_OUTPUT_PER_SCORE, Math.min(spread / SPREAD_OF_FILES, MOST_OUTPUT_PER_SCORE));
    }

    /** The mean absolute deviation of the scores of the positions from their mean. */
    static double spread(ToIntFunction<Position> scores) {
        int[] all = POSITIONS.get().stream().mapToInt(scores).toArray();
        double sum = 0;
        for (int score : all) {
            sum += score;
        }
        double deviation = 0;
        for (int score : all) {
            deviation += Math.abs(score - sum / all.length);
        }
        return deviation / all.length;
    }

    private static ImmutableList<Position> load() {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(QuietPositions.class.getResourceAsStream(RESOURCE), StandardCharsets.US_ASCII))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Sfen::position)
                    .collect(ImmutableList.toImmutableList());
        } catch (IOException e) {
            throw new UncheckedIOException("the quiet positions", e);
        }
    }
}
