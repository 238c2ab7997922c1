/**
 * Game records, whatever the format: a {@link sanmai.notation.record.RecordTree} of moves with what is said about them, and
 * a {@link sanmai.notation.record.RecordCursor} that walks and changes the tree. A record is worth reading even if it is
 * damaged: a {@link sanmai.notation.record.ParsedRecord} has what could be read, and a list of {@linkplain
 * sanmai.notation.record.RecordProblem problems}.
 *
 * <p>Values are immutable, and static methods may be called by any thread; a tree, its nodes and its cursors belong to one
 * thread.
 */
@NullMarked
package sanmai.notation.record;

import org.jspecify.annotations.NullMarked;
