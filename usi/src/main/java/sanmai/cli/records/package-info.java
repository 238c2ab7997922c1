/** The commands for game records and positions, and what they do: read, convert and draw games, and sample positions. */
package sanmai.cli.records;
