package sanmai.usi;

import sanmai.usi.protocol.UsiCommand;

/**
 * A command, and when it came.
 *
 * @param command what the GUI said
 * @param nanos when its line had been read, by {@link System#nanoTime}
 * @param line the line; empty if this command follows from another one
 */
record TimedCommand(UsiCommand command, long nanos, String line) {}
