/**
 * The words of the game's geometry: colours, pieces, squares, directions and sets of squares.
 *
 * <p>Squares and pieces are plain ints in every inner loop; {@link sanmai.core.Square} and {@link sanmai.core.Piece}
 * say what those ints mean. {@link sanmai.core.Bitboard} is the immutable set of squares that the public API, the
 * tables and the tests use.
 */
@NullMarked
package sanmai.core;

import org.jspecify.annotations.NullMarked;
