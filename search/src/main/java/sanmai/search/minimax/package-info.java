/**
 * The search of Grimbergen's paper (Reijer Grimbergen, <i>Using Bitboards for Move Generation in Shogi</i>,
 * 2007, section 4):
 * full-width minimax of fixed depth, with material counted at the leaves. It measures move generators, because the trees
 * have the same nodes on all of them, and it is the oracle for searches that prune.
 *
 * <p>{@link sanmai.search.minimax.Minimax} is the searcher (iterative deepening), {@link
 * sanmai.search.minimax.MinimaxTree} the search of one depth, which keeps its principal variations in a {@code
 * TriangularPvTable} and evaluates by {@link sanmai.search.minimax.Material}. A {@link
 * sanmai.search.minimax.MoveGenerator} has a {@link sanmai.search.minimax.MinimaxBoard}, implemented by attack tables or
 * bitboards with legal or pseudo-legal moves.
 *
 * <p>The way of one move: the board generates it into the list of its ply; {@code MinimaxTree} adds what it gains to the
 * material balance and tries it on the board; a leaf returns the balance, any other node the negated best score of its
 * replies; the board undoes the move, and if its score is the best so far it heads the principal variation of its ply.
 */
@NullMarked
package sanmai.search.minimax;

import org.jspecify.annotations.NullMarked;
