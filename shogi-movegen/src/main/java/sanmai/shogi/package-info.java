/**
 * The game: positions that make and take back moves, hands, moves, the rules about repetition and the entering king,
 * and the check that a set-up position makes sense.
 */
package sanmai.shogi;
