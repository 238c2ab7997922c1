/** Lines that somebody types: in a terminal with editing and completion by JLine, or from a pipe. */
package sanmai.cli.terminal;
