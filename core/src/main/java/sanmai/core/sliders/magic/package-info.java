/**
 * Magic bitboards (Kannan, <i>Magic Move-Bitboard Generation in Computer Chess</i>): the relevant blockers of a slider
 * are multiplied by factors that were found by search, and the top bits of the product are the index of its attacked
 * squares.
 *
 * <p>Three things are here: the schemes, the searches for their factors, and the paper's magic bitscan. A board of three
 * words needs two factors, as the paper's listing 7 splits 64 bits in two.
 */
package sanmai.core.sliders.magic;
