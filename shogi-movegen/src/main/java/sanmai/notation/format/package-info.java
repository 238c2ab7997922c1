/**
 * Reads and writes game records in any {@linkplain sanmai.notation.format.RecordFormat format}: {@link
 * sanmai.notation.format.RecordReader} reads files in any encoding, record after record, {@link
 * sanmai.notation.format.RecordEncoding} encodes them, and {@link sanmai.notation.format.RecordLoss} says what a text does
 * not hold of a record.
 */
@NullMarked
package sanmai.notation.format;

import org.jspecify.annotations.NullMarked;
