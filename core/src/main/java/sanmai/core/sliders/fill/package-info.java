/** Set-wise fills: all sliders of a set move along a ray at once, which costs no more than one slider does. */
@NullMarked
package sanmai.core.sliders.fill;

import org.jspecify.annotations.NullMarked;
