/** Play from an opening book: a searcher that draws among the book moves that its settings allow. */
@NullMarked
package sanmai.search.book.play;

import org.jspecify.annotations.NullMarked;
