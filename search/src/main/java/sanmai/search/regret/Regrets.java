package sanmai.search.regret;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What the moves of searches lose. The regret of a move is how much lower its win rate is than that of the best of the
 * moves that all searches and the judge chose in the same position, by the judge's search of the position after the move.
 */
public final class Regrets {
    /** A move that loses more win rate than this is a blunder. */
    public static final double BLUNDER = 0.1;

    private final List<String> searches;
    private final List<JudgedPosition> positions;

    /**
     * A search's row of the table. Regrets are differences of win rates, which are between 0 and 1.
     *
     * @param search the name of the search
     * @param regret the mean regret of its moves
     * @param error the standard error of the mean
     * @param difference how much more it is than that of the first search
     * @param differenceError the standard error of the difference
     * @param blunders the number of moves that lose more than {@value #BLUNDER}
     * @param depth the mean depth of its searches in plies
     */
    public record Row(
            String search,
            double regret,
            double error,
            double difference,
            double differenceError,
            int blunders,
            double depth) {}

    /**
     * A mean.
     *
     * @param mean the mean of the values
     * @param error its standard error; 0 of fewer than two values
     */
    record Mean(double mean, double error) {
        static Mean of(List<Double> values) {
            int count = values.size();
            double mean = values.stream().mapToDouble(value -> value).average().orElse(0);
            double squares = values.stream()
                    .mapToDouble(value -> (value - mean) * (value - mean))
                    .sum();
            return new Mean(mean, count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count));
        }
    }

    /**
     * Works out the regrets.
     *
     * @param searches the names of the searches in the order of the rows, which is that of the lists of each position
     */
    Regrets(List<String> searches, List<JudgedPosition> positions) {
        this.searches = searches;
        this.positions = positions;
    }

    /** The number of positions in which every search has chosen a move, and every move has been judged. */
    public int positions() {
        return positions.size();
    }

    /** A row for each search. */
    public List<Row> rows() {
        return IntStream.range(0, searches.size()).mapToObj(this::row).toList();
    }

    private Row row(int search) {
        Mean regret = mean(position -> position.regret(search));
        Mean difference = mean(position -> position.regret(search) - position.regret(0));
        long blunders = positions.stream()
                .filter(position -> position.regret(search) > BLUNDER)
                .count();
        return new Row(
                searches.get(search),
                regret.mean,
                regret.error,
                difference.mean,
                difference.error,
                (int) blunders,
                mean(position -> (double) position.depths().get(search)).mean);
    }

    private Mean mean(Function<JudgedPosition, Double> value) {
        return Mean.of(positions.stream().map(value).toList());
    }
}
