package sanmai.search;

import sanmai.shogi.Position;

/**
 * What to search.
 *
 * @param position where; it is the same after the search
 * @param limits how far and how wide
 * @param rules what else ends a game
 */
public record SearchRequest(Position position, Limits limits, GameRules rules) {
    /** A search under the {@linkplain GameRules#STANDARD standard rules}. */
    public SearchRequest(Position position, Limits limits) {
        this(position, limits, GameRules.STANDARD);
    }
}
