/** The commands of {@code sanmai}, a class for each. {@link sanmai.cli.command.SanmaiCommand} is the one above them. */
package sanmai.cli.command;
