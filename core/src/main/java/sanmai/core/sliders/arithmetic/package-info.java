/** Schemes that find attacked squares by arithmetic on the blockers and need no table of attacks. */
@NullMarked
package sanmai.core.sliders.arithmetic;

import org.jspecify.annotations.NullMarked;
