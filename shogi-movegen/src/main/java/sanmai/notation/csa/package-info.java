/** Records in CSA, the format of the Computer Shogi Association. */
@NullMarked
package sanmai.notation.csa;

import org.jspecify.annotations.NullMarked;
