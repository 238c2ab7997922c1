/** The engine's search on fixed positions, for the command line and for the conversation with a GUI. */
package sanmai.bench;
