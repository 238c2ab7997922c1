/** The opening book: moves for known positions, and a searcher that plays them. */
package sanmai.search.book;
