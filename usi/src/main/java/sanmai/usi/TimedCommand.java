package sanmai.usi;

import sanmai.usi.protocol.UsiCommand;

/**
 * A command, and when it came.
 *
 * @param command what the GUI said
 * @param nanos when its line had been read, by {@link System#nanoTime}
 */
record TimedCommand(UsiCommand command, long nanos) {}
