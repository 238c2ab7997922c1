package sanmai.search.alphabeta;

import static com.google.common.base.Preconditions.checkArgument;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.LATE_MOVE_COUNT;
import static sanmai.search.alphabeta.SearchParameter.LATE_MOVE_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.LMR_BASE;
import static sanmai.search.alphabeta.SearchParameter.LMR_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_DEPTH_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_EXCESS_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_EXCESS_MAX;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE_LIMIT;
import static sanmai.search.alphabeta.SearchParameter.SEE_QUIET_LIMIT;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MARGIN;

import java.util.EnumMap;
import java.util.Map;

/** Values of the {@linkplain SearchParameter parameters} of a search, and what is computed from them. Immutable. */
public final class SearchParameters {
    /** The values that the engine plays with. */
    public static final SearchParameters USUAL = of(Map.of());

    /** Move numbers from here on have the same logarithm. */
    private static final int LMR_MOVES = 256;

    /** A ply has 2^10 parts. */
    private static final int PLY_BITS = 10;

    /** Natural logarithms, in 1024ths. */
    private static final int[] LOGARITHMS = new int[LMR_MOVES];

    static {
        for (int i = 1; i < LMR_MOVES; i++) {
            LOGARITHMS[i] = (int) Math.round(Math.log(i) * 1024);
        }
    }

    private final int[] values; // by ordinal

    private SearchParameters(int[] values) {
        this.values = values;
    }

    /**
     * The usual values but for these.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public static SearchParameters of(Map<SearchParameter, Integer> changed) {
        int[] values = new int[SearchParameter.values().length];
        for (SearchParameter parameter : SearchParameter.values()) {
            int value = changed.getOrDefault(parameter, parameter.value);
            checkArgument(
                    value >= parameter.min && value <= parameter.max,
                    "%s %s: %s to %s",
                    parameter,
                    value,
                    parameter.min,
                    parameter.max);
            values[parameter.ordinal()] = value;
        }
        return new SearchParameters(values);
    }

    /**
     * The same but for these values.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public SearchParameters with(Map<SearchParameter, Integer> changed) {
        Map<SearchParameter, Integer> all = new EnumMap<>(SearchParameter.class);
        for (SearchParameter parameter : SearchParameter.values()) {
            all.put(parameter, get(parameter));
        }
        all.putAll(changed);
        return of(all);
    }

    /** The value of a parameter. */
    public int get(SearchParameter parameter) {
        return values[parameter.ordinal()];
    }

    /** How far the evaluation must be below alpha for razoring. */
    int razoringMargin(int depth) {
        return get(RAZORING_MARGIN) + get(RAZORING_SQUARE) * depth * depth;
    }

    /** How far the evaluation must be above beta for reverse futility pruning. */
    int reverseFutilityMargin(int depth, boolean improving) {
        return get(REVERSE_FUTILITY_MARGIN) * (improving ? depth - 1 : depth);
    }

    /** How far the static evaluation may be below beta for a null move. */
    int nullMoveMargin(int depth) {
        return get(NULL_MOVE_MARGIN) * depth;
    }

    /** By how much the reply to a null move is searched less deep than the node, its evaluation being beta or more. */
    int nullMoveReduction(int depth, int excess) {
        int byExcess = Math.min(excess / get(NULL_MOVE_EXCESS_DIVISOR), get(NULL_MOVE_EXCESS_MAX));
        return get(NULL_MOVE_REDUCTION) + depth / get(NULL_MOVE_DEPTH_DIVISOR) + byExcess;
    }

    /** The number of moves after which late move pruning leaves out quiet ones. */
    int lateMoveCount(int depth, boolean improving) {
        int count = get(LATE_MOVE_COUNT) + get(LATE_MOVE_SQUARE) * depth * depth;
        return improving ? count : count / 2;
    }

    /** How far the evaluation must be below alpha for futility pruning of a quiet move with this history score. */
    int futilityMargin(int depth, int historyScore) {
        return get(FUTILITY_MARGIN) + get(FUTILITY_LINEAR) * depth + historyScore / get(FUTILITY_HISTORY_DIVISOR);
    }

    /** How far the evaluation and what a capture gains must be below alpha for futility pruning of the capture. */
    int captureFutilityMargin(int depth, int historyScore) {
        return get(CAPTURE_FUTILITY_MARGIN)
                + get(CAPTURE_FUTILITY_LINEAR) * depth
                + historyScore / get(CAPTURE_FUTILITY_HISTORY_DIVISOR);
    }

    /** What a bad capture must keep by static exchange evaluation not to be pruned; negative. */
    int seeCaptureLimit(int depth) {
        return get(SEE_CAPTURE_LIMIT) * depth;
    }

    /** What a quiet move must keep by static exchange evaluation not to be pruned; negative. */
    int seeQuietLimit(int depth) {
        return get(SEE_QUIET_LIMIT) * depth * depth;
    }

    /** The whole plies of a reduction in 1024ths of a ply, rounded down. */
    static int plies(int reduction) {
        return reduction >> PLY_BITS;
    }

    /** The late move reduction before the move itself is looked at, in 1024ths of a ply: it grows with both logarithms. */
    int baseReduction(int depth, int moveCount) {
        long product = (long) LOGARITHMS[depth] * LOGARITHMS[Math.min(moveCount, LMR_MOVES - 1)];
        return (int) (get(LMR_BASE) + (product * 10 / get(LMR_DIVISOR) >> 10));
    }

    /** How far below the TT score all other moves must be for the TT move to be singular. */
    int singularMargin(int depth) {
        return get(SINGULAR_MARGIN) * depth;
    }
}
