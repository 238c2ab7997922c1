/**
 * A line as nine adjacent bits: ranks and diagonals folded down to a row, files gathered, and both spread out again.
 * These are parts that schemes of several families share.
 */
@NullMarked
package sanmai.core.sliders.folding;

import org.jspecify.annotations.NullMarked;
