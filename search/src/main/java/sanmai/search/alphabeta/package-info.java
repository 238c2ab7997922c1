/**
 * The engine's search: alpha-beta with iterative deepening.
 *
 * <p>From the outside in: {@link sanmai.search.alphabeta.AlphaBeta} has the memory and the threads. Each thread runs {@code
 * IterativeDeepening} over a {@code RootSearch}, whose moves the {@code MainSearch} searches, down to the {@code
 * QuiescenceSearch}. What a thread works on is its {@code SearchThread}: the position, and the search stack with a {@code
 * Node} for each ply. What a search may do beside plain alpha-beta is a {@link sanmai.search.alphabeta.Feature}; the
 * numbers are {@code SearchParameters}. Threads share the {@code TranspositionTable}.
 *
 * <p>The way of a node through the main search ({@code MainSearch.search}):
 *
 * <ol>
 *   <li>Its parent opens its window and says how deep it is searched, and whether a cutoff is expected.
 *   <li>{@code NodeEntry}: stop test, repetition and move limit ({@code GameEndRules}), mate distance pruning,
 *       transposition table probe and cutoff, declaration, static evaluation with its corrections ({@code
 *       CorrectionHistory}). The quiescence search begins in the same way.
 *   <li>{@code NodePruning}: reverse futility pruning, then, after a look for a mate in one, razoring and null move
 *       pruning.
 *   <li>{@code Reductions}: internal iterative reduction of nodes without a TT move.
 *   <li>{@code Extensions}: singular test of the TT move, by a search without it, which may cut the node off
 *       (multi-cut).
 *   <li>{@code MovePicker} hands out the moves: TT move, good captures, quiet moves by their {@code
 *       History}, bad captures. Captures are good or bad by {@code StaticExchangeEvaluation}; {@code MoveScorer}
 *       orders them.
 *   <li>For each move: {@code MovePruning} (late move, futility and SEE pruning), {@code Extensions} (singular,
 *       check), {@code Reductions} (late move reductions), and the principal variation search of the position after it.
 *   <li>The result is stored in the transposition table, and {@code HistoryUpdate} learns from it.
 * </ol>
 *
 * <p>To add a feature: an entry of {@code Feature}, its numbers in {@code SearchParameters}, a rule in one of the classes
 * above, and the call of the rule.
 */
@NullMarked
package sanmai.search.alphabeta;

import org.jspecify.annotations.NullMarked;
