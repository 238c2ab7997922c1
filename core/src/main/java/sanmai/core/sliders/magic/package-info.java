/**
 * Magic bitboards (Kannan, <i>Magic Move-Bitboard Generation in Computer Chess</i>, 2007): the relevant blockers of a
 * slider are multiplied by factors that were found by search, and the top bits of the product are the index of its attacked
 * squares. A board of three words needs two factors, as the paper's listing 7 splits 64 bits in two.
 *
 * <p>Here are the schemes. The factors are in {@code sanmai.core.sliders.magic.factors}, and the searches that found them in
 * {@code sanmai.core.sliders.magic.search}, which no scheme needs.
 */
@NullMarked
package sanmai.core.sliders.magic;

import org.jspecify.annotations.NullMarked;
