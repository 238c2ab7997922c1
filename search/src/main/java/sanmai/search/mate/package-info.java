/**
 * The mate solver (tsume shogi): can the side to move mate by checks alone, and how? {@link
 * sanmai.search.mate.MateSolver} is the entry, {@link sanmai.search.mate.MateResult} the answer. It is depth-first
 * proof-number search (df-pn) with proof and disproof hands, weak proof numbers, the 1 + epsilon trick, delayed moves, and
 * a table for disproofs that depend on repetitions.
 *
 * <p>The classes:
 *
 * <ul>
 *   <li>{@code MateSearch} asks {@code ProofSearch} for mates within more and fewer plies. {@code MateLineSearch} finds the
 *       line, {@code MateLineCheck} verifies it. {@code NodeBudget} counts nodes and knows when to end.
 *   <li>{@code DfpnSearch}: the loop of df-pn. {@code MateNode} is a node with its phi and delta,
 *       {@code SearchFrame} a node on the path with its children.
 *   <li>{@code Expansion} generates children and delays some of them, {@code ChildEvaluation} gives them
 *       their first numbers. {@code ChildSelection} selects the most-proving child and its thresholds. {@code ProofBackup}
 *       decides whether the children solve their parent; {@code ProofHands} helps it.
 *   <li>{@code MateTables} holds the tables: {@code MateTable} (entries: {@code MateEntry}, keys: {@code
 *       MateZobrist}) is the transposition table, {@code RepetitionTable} the table of disproofs by repetition, which
 *       {@code SearchPath} detects.
 *   <li>{@link sanmai.search.mate.ProblemCheck} looks for other solutions ({@linkplain sanmai.search.mate.CheckedProblem.Cook cooks}).
 *   <li>{@link sanmai.search.mate.MateCounting} says which interpositions are useless (muda-ai). {@code
 *       UselessInterpositions} finds those at the end of a line, {@code Expansion} adds the free captures that decide about
 *       the others, and {@code DfpnSearch} compares the lengths.
 * </ul>
 *
 * <p>The course of one check: {@code Expansion} writes it into a {@code MateNode}, with the key and the attacker's hand
 * after it. {@code ChildEvaluation} sets its phi and delta from the tables, or makes the move and counts the evasions.
 * When {@code ChildSelection} selects it as the most-proving child, {@code DfpnSearch} makes it and searches it until
 * it is solved or reaches a threshold. {@code ProofBackup} derives the proof of the parent from its proof, the table
 * stores the proof with its proof hand, and {@code MateLineSearch} reads the table to find the line.
 *
 * <p>Values are immutable, and static methods may be called by any thread; a solver serves several threads, one at a time.
 */
@NullMarked
package sanmai.search.mate;

import org.jspecify.annotations.NullMarked;
