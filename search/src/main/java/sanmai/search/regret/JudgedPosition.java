package sanmai.search.regret;

import java.util.List;

/**
 * A position in which every search chose a move, and every move was judged. Both lists have the order of the searches.
 *
 * @param winRates the win rate that each search's move leaves to the side that plays it, from 0 to 1
 * @param depths the depth of each search in plies
 */
record JudgedPosition(List<Double> winRates, List<Integer> depths) {
    /** How much lower the win rate of a search's move is than that of the best of the moves. */
    double regret(int search) {
        double best = winRates.stream().mapToDouble(rate -> rate).max().orElseThrow();
        return best - winRates.get(search);
    }
}
