/**
 * One legal move generator, perft and alpha-beta search on boards of three ints, of two longs and of a vector, to measure
 * what the representation of a board costs.
 *
 * <p>{@link sanmai.boards.Squares} and {@link sanmai.boards.SquareSets} are the seam: all else is written once, and knows
 * sets of squares only as a type parameter. A JVM runs on one representation, and loads the classes of no other, so that
 * every call through the seam has one target, which the JIT compiler inlines. Sets are values that it dissolves into
 * registers, as long as they are merged by no branch or loop and given to no method that it does not inline: what must last
 * longer is kept in {@code SquareSets}.
 */
package sanmai.boards;
