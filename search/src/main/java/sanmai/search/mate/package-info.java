/**
 * The mate solver: can the side to move mate by checks alone (tsume shogi), and how? {@link
 * sanmai.search.mate.MateSolver} answers with a {@link sanmai.search.mate.MateResult}.
 */
package sanmai.search.mate;
