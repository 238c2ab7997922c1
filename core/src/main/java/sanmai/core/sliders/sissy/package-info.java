/** SISSY bitboards (split index, super set yielding). */
@NullMarked
package sanmai.core.sliders.sissy;

import org.jspecify.annotations.NullMarked;
