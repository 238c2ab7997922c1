/**
 * The lines of the USI protocol: {@link sanmai.usi.protocol.UsiParser} makes {@linkplain sanmai.usi.protocol.UsiCommand
 * commands} of what the GUI sends; {@link sanmai.usi.protocol.InfoLines} and {@link sanmai.usi.protocol.AnswerLines} say what
 * a search has found; every line leaves through {@link sanmai.usi.protocol.UsiWriter}.
 */
package sanmai.usi.protocol;
