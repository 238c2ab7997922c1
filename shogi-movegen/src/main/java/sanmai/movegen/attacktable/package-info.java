/**
 * Move generation as programs had it before bitboards: a board with a rim, one word for each square that says which
 * pieces attack it and from where, kept up to date with every move, and moves read off from those words. It makes the
 * same lists as the bitboard generators and is what they are compared with, as in Grimbergen's paper (<i>Using Bitboards
 * for Move Generation in Shogi</i>, section 4).
 */
package sanmai.movegen.attacktable;
