/** Rays with bit scan: the nearest blocker on each ray is found by scanning bits, and the ray behind it is taken away. */
@NullMarked
package sanmai.core.sliders.classical;

import org.jspecify.annotations.NullMarked;
