/** What searches for a session: the engine's own search, the paper's minimax, the mate solver, and the book. */
package sanmai.usi.engine;
