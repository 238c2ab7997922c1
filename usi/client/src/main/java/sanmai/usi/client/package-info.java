/**
 * The other side of the protocol: {@link sanmai.usi.client.UsiEngine} runs any USI engine in a process of its own, behind the
 * interface of {@link sanmai.engine.Engine}.
 *
 * <p>Values are immutable, and static methods may be called by any thread; several threads may use an engine.
 */
@NullMarked
package sanmai.usi.client;

import org.jspecify.annotations.NullMarked;
