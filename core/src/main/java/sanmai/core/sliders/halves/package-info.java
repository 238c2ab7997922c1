/** Boards of two numbers, for schemes that need more squares in a number than a word has. */
@NullMarked
package sanmai.core.sliders.halves;

import org.jspecify.annotations.NullMarked;
