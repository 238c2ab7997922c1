/**
 * Perft: the number of leaves of the tree of legal moves, the field's check of a move generator.
 */
package sanmai.movegen.perft;
