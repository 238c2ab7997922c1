/** Records in PSN, the Portable Shogi Notation. */
@NullMarked
package sanmai.notation.psn;

import org.jspecify.annotations.NullMarked;
