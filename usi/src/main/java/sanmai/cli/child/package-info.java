/** The main classes of the child JVMs that {@code sanmai sliders} and {@code sanmai minimax} start. */
package sanmai.cli.child;
