/**
 * What every search has in common. A {@link sanmai.search.Searcher} is given a {@link sanmai.search.SearchRequest} (the
 * position, its {@link sanmai.search.time.Limits} and {@link sanmai.search.GameRules}), a {@link sanmai.search.time.SearchControl}
 * (stop and time) and a {@link sanmai.search.SearchListener}; it returns a {@link sanmai.search.SearchResult} of {@link
 * sanmai.engine.PrincipalVariation}s. Scores are centipawns, see {@link sanmai.engine.Score}. Nothing here knows of
 * protocols, streams or text.
 *
 * <p>The course of one search: the caller makes a request and a control and calls the searcher, usually on a separate
 * thread. The searcher asks the control every few hundred nodes ({@link sanmai.search.StopPoll}) whether to stop, and
 * after each iteration whether the optimum time is up; the listener hears the result of each iteration. Another thread
 * may grant a time budget or stop the search meanwhile. The last result is the one returned. {@link
 * sanmai.search.DeclarationWinSearcher} and {@link sanmai.search.book.play.BookSearcher} are searchers around another one.
 */
@NullMarked
package sanmai.search;

import org.jspecify.annotations.NullMarked;
