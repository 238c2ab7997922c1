/**
 * The searchers of a session: the engine's own search, the paper's minimax, the mate solver and the book; and the
 * limits of a search that follow from {@code go} and the options.
 */
package sanmai.usi.engine;
