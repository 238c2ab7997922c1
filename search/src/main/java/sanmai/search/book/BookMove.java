package sanmai.search.book;

/**
 * A book move.
 *
 * @param move the move in USI
 * @param ponder the expected reply in USI; a text that is no move, such as {@code none}, if the book has no reply
 * @param score the score of the move for the side that makes it, in centipawns (hundredths of a pawn)
 * @param depth the depth of the search that found the score, in plies
 * @param count the number of games in which the move was played, from 1
 */
public record BookMove(String move, String ponder, int score, int depth, long count) {}
