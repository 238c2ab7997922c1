/**
 * Move generation with bitboards.
 *
 * <ul>
 *   <li>{@link sanmai.movegen.LegalMoves} generates legal moves, at once or in stages (staged move generation): captures,
 *       quiet moves, checks. {@code CheckInfo} reads the position first: checkers, pinned pieces, and the squares that the
 *       king must not step to. In check the target squares shrink to the check mask, so every stage has evasions only; a
 *       pinned piece moves along the line of its pin. No move is made to see whether it is legal, except a pawn drop that
 *       may mate.
 *   <li>{@link sanmai.movegen.MoveCounter} counts the same moves by population counts (bulk counting, for the last ply of
 *       perft).
 *   <li>{@link sanmai.movegen.DetailCounter} counts them by what they do: captures, promotions, drops, checks, mates.
 *   <li>Direct and discovered checks are found from the other king: by the squares from which each kind of piece would
 *       attack it, and by the pieces that alone stand between it and a slider ({@code KingBlockers}).
 *   <li>{@link sanmai.movegen.MateInOne} finds most moves that mate at once.
 *   <li>The rule against drop-pawn mate (uchifuzume) is in {@code DropPawnMate}; two pawns on a file (nifu) are masked out
 *       when pawns are dropped; pieces without a further move never arise, by {@code PromotionMasks}.
 *   <li>{@link sanmai.movegen.Legality} says why a single move is illegal.
 *   <li>{@link sanmai.movegen.PseudoLegalMoves} is the generator of Grimbergen's paper, which makes each move to judge it.
 *   <li>{@link sanmai.movegen.reference.ReferenceMoves} is the oracle: slow, without bitboards, and what all others are compared with.
 * </ul>
 *
 * <p>Values are immutable, and static methods may be called by any thread; generators and counters belong to one thread.
 */
@NullMarked
package sanmai.movegen;

import org.jspecify.annotations.NullMarked;
