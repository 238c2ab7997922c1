/** Schemes that fold or gather a line into nine adjacent bits. */
@NullMarked
package sanmai.core.sliders.kindergarten;

import org.jspecify.annotations.NullMarked;
