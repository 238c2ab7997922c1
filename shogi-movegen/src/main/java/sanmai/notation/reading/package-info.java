/**
 * What the readers of all formats share: pieces of a text with their lines and columns, and a builder of records that judges
 * every move.
 */
@NullMarked
package sanmai.notation.reading;

import org.jspecify.annotations.NullMarked;
