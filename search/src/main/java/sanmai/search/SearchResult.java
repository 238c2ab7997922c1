package sanmai.search;

/**
 * What a search has found.
 *
 * @param line the best play of both sides; empty if there is no legal move
 * @param score what the line is worth for the side to move, see {@link Score}
 * @param depth how many plies were searched in full; 0 if there was no time for one
 * @param nodes how many moves have been made
 * @param nanos how long it took
 */
public record SearchResult(Line line, int score, int depth, long nodes, long nanos) {
    /** The move to play; {@link sanmai.shogi.Move#NONE} if there is no legal one. */
    public int bestMove() {
        return line.first();
    }

    /** Whether there is a move to play. */
    public boolean hasMove() {
        return line.length() > 0;
    }
}
