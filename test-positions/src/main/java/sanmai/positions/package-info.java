/**
 * Test data that does not depend on any of Sanmai's code, and its readers: perft counts, rule cases and malformed
 * texts. Each table is a text file of tab-separated columns; the README of this module describes them.
 *
 * <p>Values are immutable, and static methods may be called by any thread.
 */
@NullMarked
package sanmai.positions;

import org.jspecify.annotations.NullMarked;
