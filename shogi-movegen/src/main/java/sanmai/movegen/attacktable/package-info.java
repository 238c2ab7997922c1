/**
 * Move generation as programs had it before bitboards: a mailbox with a rim, and an attack table with one word for each
 * square, which says which pieces attack it and from where. The table is updated with every move (incremental update), a
 * copy of it is kept for each move made (copy-make), and moves are read off from it square by square. Pins, checks and
 * drop-pawn mate are answered by the table too, so the moves are legal without being made.
 *
 * <p>It makes the same lists as the bitboard generators and is what they are compared with, as in Reijer Grimbergen,
 * <i>Using Bitboards for Move Generation in Shogi</i>, 2007, section 4.
 */
@NullMarked
package sanmai.movegen.attacktable;

import org.jspecify.annotations.NullMarked;
