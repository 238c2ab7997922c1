package sanmai.positions;

/**
 * One line of a perft suite: how many sequences of legal moves of this length a position has.
 *
 * @param name the position's name; a position has one line for each depth
 * @param sfen the position
 * @param depth the number of plies, 1 to 64
 * @param nodes the number of sequences
 * @param source who counted so; empty if the line does not say
 * @param lineNumber the line in its file, from 1
 */
public record PerftCase(String name, String sfen, int depth, long nodes, String source, int lineNumber) {
    @Override
    public String toString() {
        return name + " depth " + depth;
    }
}
