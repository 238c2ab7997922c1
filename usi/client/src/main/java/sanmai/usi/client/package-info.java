/**
 * The other side of the protocol: {@link sanmai.usi.client.UsiEngine} runs any USI engine in a process of its own, behind the
 * interface of {@link sanmai.engine.Engine}.
 */
@NullMarked
package sanmai.usi.client;

import org.jspecify.annotations.NullMarked;
