/** The commands for game records, and what they do: read, convert and draw games. */
package sanmai.cli.records;
