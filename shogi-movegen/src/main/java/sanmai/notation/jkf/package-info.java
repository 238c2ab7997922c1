/** Records in JKF, the JSON Kifu Format. */
@NullMarked
package sanmai.notation.jkf;

import org.jspecify.annotations.NullMarked;
