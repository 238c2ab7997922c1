/** What {@code sanmai mate} does: where problems come from, how each is solved, what becomes of the answers. */
package sanmai.cli.mate;
