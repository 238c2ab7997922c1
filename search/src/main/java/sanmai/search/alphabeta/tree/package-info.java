/**
 * The tree below the root: {@code MainSearch.search} has the steps of a node in their order.
 *
 * <ol>
 *   <li>The parent opens the node: its window, its depth, and whether a cutoff is expected.
 *   <li>{@code NodeEntry}: stop test, repetition and limit of moves, mate distance pruning, probe of the transposition
 *       table and cutoff, declaration, static evaluation with its correction. The root and the nodes of the {@code
 *       QuiescenceSearch} begin in the same way.
 *   <li>{@code Reductions}: hindsight.
 *   <li>{@code Pruning}: razoring and reverse futility pruning, then, after a look for a mate in one, null move pruning.
 *   <li>{@code Reductions}: internal iterative reductions.
 *   <li>{@code Pruning}: ProbCut.
 *   <li>{@code Extensions}: the test whether the TT move is singular, by a search without it, or multi-cut.
 *   <li>For each move of the picker: {@code Pruning} (late move, history, futility and SEE pruning), {@code Extensions} (of
 *       the TT move), {@code Reductions} (late move reductions), and the principal variation search of the child.
 *   <li>The result is stored in the transposition table, and the histories learn from it.
 * </ol>
 *
 * <p>A rule is in the class of its kind, with its condition and its formula: {@code Pruning}, {@code Reductions} or
 * {@code Extensions}. To add one: a {@link sanmai.search.alphabeta.Feature}, its numbers in {@link
 * sanmai.search.alphabeta.SearchParameter}, the rule, and its call.
 */
@NullMarked
package sanmai.search.alphabeta.tree;

import org.jspecify.annotations.NullMarked;
