/**
 * What writers of record formats share: {@linkplain sanmai.notation.writing.RecordLine lines} for formats without brackets.
 */
@NullMarked
package sanmai.notation.writing;

import org.jspecify.annotations.NullMarked;
