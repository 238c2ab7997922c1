package sanmai.movegen.perft;

import sanmai.shogi.Move;

/**
 * The number of leaves below a move at the root.
 *
 * @param move the move
 * @param nodes the leaves
 */
public record MoveCount(int move, long nodes) {
    /** The move and its count as divide lists print them: {@code 7g7f: 30}. */
    @Override
    public String toString() {
        return Move.usi(move) + ": " + nodes;
    }
}
