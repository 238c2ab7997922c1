/** Schemes that gather the blockers of a slider by an instruction of the processor. */
@NullMarked
package sanmai.core.sliders.extraction;

import org.jspecify.annotations.NullMarked;
