/**
 * The game: positions that make and undo moves, hands, moves packed into ints, Zobrist keys, and the rules that look beyond
 * one move: repetition and perpetual check (sennichite) in {@link sanmai.shogi.Repetition}, the entering-king declaration
 * (nyugyoku sengen) in {@link sanmai.shogi.Declaration}. A position begins as a {@link sanmai.shogi.PositionSetup}, which
 * says all that is wrong with it: two kings, two pawns on a file (nifu), pieces without a further move, and more.
 *
 * <p>Values are immutable, and static methods may be called by any thread; a {@link sanmai.shogi.Position} and a {@link
 * sanmai.shogi.MoveList} belong to one thread.
 */
@NullMarked
package sanmai.shogi;

import org.jspecify.annotations.NullMarked;
