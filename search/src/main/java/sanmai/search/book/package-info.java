/**
 * Opening books. A {@link sanmai.search.book.BookFile} is read into memory, searched on the fly, or listed entry by entry;
 * {@link sanmai.search.book.BookFormat} writes the formats. {@link sanmai.search.book.play.BookSearcher} plays the moves of a
 * {@link sanmai.search.book.Book}, and lets another searcher search the positions that are not in it. {@link
 * sanmai.search.book.BookCollection} is a book that is being made.
 *
 * <p>Values are immutable, and static methods may be called by any thread; several threads may ask a book.
 */
@NullMarked
package sanmai.search.book;

import org.jspecify.annotations.NullMarked;
