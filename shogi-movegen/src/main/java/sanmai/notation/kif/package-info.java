/**
 * Records in KIF and KI2, and positions drawn in kanji ({@linkplain sanmai.notation.kif.BoardText BOD}).
 *
 * <p>Values are immutable, and static methods may be called by any thread.
 */
@NullMarked
package sanmai.notation.kif;

import org.jspecify.annotations.NullMarked;
