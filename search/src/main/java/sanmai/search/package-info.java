/**
 * What every search has in common: the contract {@link sanmai.search.Searcher}, what it is given ({@link
 * sanmai.search.Limits}, {@link sanmai.search.SearchControl}) and what it answers ({@link
 * sanmai.search.SearchResult}). Nothing here knows of protocols, streams or text.
 */
package sanmai.search;
