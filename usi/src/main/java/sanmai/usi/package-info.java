/**
 * The USI protocol: lines become {@linkplain sanmai.usi.protocol.UsiCommand commands}, commands drive the
 * {@linkplain sanmai.usi.UsiSession session}, and the session's answers leave through one
 * {@linkplain sanmai.usi.protocol.UsiWriter writer}.
 */
package sanmai.usi;
