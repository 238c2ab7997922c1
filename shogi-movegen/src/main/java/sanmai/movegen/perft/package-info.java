/**
 * Perft (performance test): the number of leaves of the tree of legal moves to a fixed depth, which validates a move
 * generator against known counts. The last ply can be counted without being listed (bulk counting), listed, or made. Root
 * moves can be counted separately (divide), threads share one tree, and a hash table remembers the counts of positions.
 * Leaves can also be counted by what their last moves do (details): captures, promotions, drops, checks, mates.
 */
@NullMarked
package sanmai.movegen.perft;

import org.jspecify.annotations.NullMarked;
