/**
 * The {@code sanmai} command: without arguments the USI engine, with arguments one of the tools. A mistake of the user
 * gives one clear line on stderr and exit code 2, never a stack trace.
 */
package sanmai.cli;
