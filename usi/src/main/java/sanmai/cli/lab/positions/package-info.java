/** The commands {@code positions}: sample positions of game records, and write and judge positions of self-play. */
package sanmai.cli.lab.positions;
