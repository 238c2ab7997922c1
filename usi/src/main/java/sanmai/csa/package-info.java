/**
 * A client of CSA servers (floodgate): {@link sanmai.csa.CsaClient} logs in and plays a game with any USI engine.
 *
 * <p>Sources: the protocol of the Computer Shogi Association for servers, version 1.2.1, and the server of floodgate
 * (shogi-server).
 */
@NullMarked
package sanmai.csa;

import org.jspecify.annotations.NullMarked;
