/**
 * Searches for magic factors, by random numbers and by the backtracking of Kannan's paper (section 4). Schemes run on the
 * factors that were found beforehand; these searches are for repeating that.
 */
@NullMarked
package sanmai.core.sliders.magic.search;

import org.jspecify.annotations.NullMarked;
