/**
 * Lists of moves: the pin-aware legal generator and its counting twin, the pseudo-legal generator as the paper has it,
 * and a slow reference generator that all others are compared with.
 */
package sanmai.movegen;
