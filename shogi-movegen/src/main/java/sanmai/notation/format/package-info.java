/**
 * Reads and writes game records in any {@linkplain sanmai.notation.format.RecordFormat format}: {@link
 * sanmai.notation.format.RecordReader} reads files in any encoding, record after record, {@link
 * sanmai.notation.format.RecordEncoding} encodes them, and {@link sanmai.notation.format.RecordLoss} says what a text does
 * not hold of a record.
 *
 * <p>Values are immutable, and static methods may be called by any thread; a reader belongs to one thread.
 */
@NullMarked
package sanmai.notation.format;

import org.jspecify.annotations.NullMarked;
