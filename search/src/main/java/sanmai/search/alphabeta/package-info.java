/**
 * The engine's search: alpha-beta with a table of positions seen before, moves ordered by what was learnt, and branches
 * cut or shortened that promise nothing.
 */
package sanmai.search.alphabeta;
