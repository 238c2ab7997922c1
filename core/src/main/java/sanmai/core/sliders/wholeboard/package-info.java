/**
 * Schemes that subtract on whole boards and need no table of attacks. A board is two numbers, words 0 and 1 as one and word
 * 2; attacked squares come out as such a board too. So the key is the slider's square, and the words are worked out from the
 * occupied squares; the JIT compiler does what the three words of one question have in common once.
 */
@NullMarked
package sanmai.core.sliders.wholeboard;

import org.jspecify.annotations.NullMarked;
