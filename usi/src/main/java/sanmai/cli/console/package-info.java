/** The console of the commands: what goes to stdout and stderr, the progress bar, exit codes, and what happens at Ctrl-C. */
package sanmai.cli.console;
