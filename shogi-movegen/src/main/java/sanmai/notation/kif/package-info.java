/** Records in KIF and KI2, and positions drawn in kanji ({@linkplain sanmai.notation.kif.Bod BOD}). */
@NullMarked
package sanmai.notation.kif;

import org.jspecify.annotations.NullMarked;
