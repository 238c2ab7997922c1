package sanmai.search;

import sanmai.search.time.Limits;
import sanmai.shogi.Position;

/**
 * What to search.
 *
 * @param position the root; it is the same after the search
 * @param limits the depth, the nodes and the moves
 * @param rules the rules besides mate and repetition
 */
public record SearchRequest(Position position, Limits limits, GameRules rules) {
    /** A search under the {@linkplain GameRules#STANDARD standard rules}. */
    public SearchRequest(Position position, Limits limits) {
        this(position, limits, GameRules.STANDARD);
    }
}
