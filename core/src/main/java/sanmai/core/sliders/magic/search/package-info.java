/**
 * Searches for magic factors, by random numbers and by the backtracking of Kannan's paper (section 4). The schemes use
 * factors that these searches found beforehand.
 */
@NullMarked
package sanmai.core.sliders.magic.search;

import org.jspecify.annotations.NullMarked;
