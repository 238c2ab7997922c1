package sanmai.search.regret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import sanmai.engine.Score;
import sanmai.search.training.WinRateModel;

/**
 * What the moves of searches lose. The regret of a move is what it lacks in win rate to the best of the moves that all
 * searches and the judge chose in the same position, by the judge's search of the position after the move.
 */
public final class Regrets {
    /** A move that loses more win rate than this is a blunder. */
    public static final double BLUNDER = 0.1;

    private final List<NamedSearch> searches;
    private final NamedSearch judge;
    private final double scale;
    private final BiFunction<NamedSearch, String, Optional<SearchAnswer>> answers;
    private final List<String> complete = new ArrayList<>();
    private final Map<String, List<Double>> winRates = new HashMap<>();

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
     * @param searches the searches in the order of the rows, the judge among them
     * @param scale the judge's score in centipawns that raises the odds to win by the factor e
     * @param answers the answer of a search in a position, if there is one
     */
    Regrets(
            List<NamedSearch> searches,
            NamedSearch judge,
            double scale,
            List<String> positions,
            BiFunction<NamedSearch, String, Optional<SearchAnswer>> answers) {
        this.searches = searches;
        this.judge = judge;
        this.scale = scale;
        this.answers = answers;
        for (String position : positions) {
            List<Double> rates = searches.stream()
                    .flatMap(search -> answers.apply(search, position).stream())
                    .flatMap(answer -> winRate(answer).stream())
                    .toList();
            if (rates.size() == searches.size()) {
                complete.add(position);
                winRates.put(position, rates);
            }
        }
    }

    /** The number of positions in which every search has chosen a move, and every move has been judged. */
    public int positions() {
        return complete.size();
    }

    /** A row for each search. */
    public List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        List<Double> first = of(0);
        for (int i = 0; i < searches.size(); i++) {
            List<Double> regrets = of(i);
            List<Double> differences = new ArrayList<>();
            for (int j = 0; j < regrets.size(); j++) {
                differences.add(regrets.get(j) - first.get(j));
            }
            Mean mean = Mean.of(regrets);
            Mean difference = Mean.of(differences);
            int blunders =
                    (int) regrets.stream().filter(regret -> regret > BLUNDER).count();
            rows.add(new Row(
                    searches.get(i).name(),
                    mean.mean,
                    mean.error,
                    difference.mean,
                    difference.error,
                    blunders,
                    depth(searches.get(i))));
        }
        return rows;
    }

    private List<Double> of(int search) {
        return complete.stream()
                .map(winRates::get)
                .map(rates -> rates.stream().mapToDouble(rate -> rate).max().orElseThrow() - rates.get(search))
                .toList();
    }

    private double depth(NamedSearch search) {
        return complete.stream()
                .mapToInt(position ->
                        answers.apply(search, position).orElseThrow().depth())
                .average()
                .orElse(0);
    }

    /** The win rate of the side that chose a move; empty if the move has not been judged. */
    private Optional<Double> winRate(SearchAnswer chosen) {
        if (!chosen.hasMove()) {
            return Optional.of(chosen.move().equals(SearchAnswer.WIN) ? 1.0 : 0.0);
        }
        return answers.apply(judge, chosen.after()).map(reply -> winRate(-reply.score()));
    }

    private double winRate(int score) {
        if (Score.isMate(score)) {
            return score > 0 ? 1 : 0;
        }
        return WinRateModel.winRate(score, scale);
    }
}
