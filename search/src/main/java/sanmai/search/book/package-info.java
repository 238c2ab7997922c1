/**
 * The opening book. {@code BookReader} reads the text format of YaneuraOu (DB2016) into a {@link
 * sanmai.search.book.Book}; {@link sanmai.search.book.BookSearcher} plays its moves, and lets another searcher search the
 * positions that are not in it.
 */
@NullMarked
package sanmai.search.book;

import org.jspecify.annotations.NullMarked;
