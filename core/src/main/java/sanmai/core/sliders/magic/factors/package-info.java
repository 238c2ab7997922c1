/** Magic factors: what a good one must do for a slider on a square, and the ones that are shipped. */
@NullMarked
package sanmai.core.sliders.magic.factors;

import org.jspecify.annotations.NullMarked;
