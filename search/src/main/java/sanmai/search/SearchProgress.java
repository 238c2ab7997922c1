package sanmai.search;

/**
 * How far a running search has come.
 *
 * @param move the move of the root that is being searched; {@link sanmai.shogi.Move#NONE} if none is
 * @param nodes the number of moves made so far
 * @param nanos the time taken so far, in nanoseconds
 * @param hashFull the part of the hash table that is in use, in thousandths
 */
public record SearchProgress(int move, long nodes, long nanos, int hashFull) {}
