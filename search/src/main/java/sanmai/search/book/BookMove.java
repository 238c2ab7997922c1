package sanmai.search.book;

/**
 * A move that a book knows for a position.
 *
 * @param move the move in USI
 * @param reply the expected reply in USI; something else if none is known
 * @param score what the move is worth for the side that makes it, in hundredths of a pawn
 * @param depth how deep the score was searched
 * @param count how often the move was played, from 1
 */
public record BookMove(String move, String reply, int score, int depth, long count) {}
