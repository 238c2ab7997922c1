/**
 * How far a rook, bishop or lance slides: the contract of a slider scheme, and the ray walk that all of them are compared
 * with.
 *
 * <p>Every scheme does the same two things: it turns the occupied squares of a slider's lines into a key, and it looks
 * up the attacked squares under that key. Each family of schemes has a package below this one, and knows none of the
 * others; {@code sanmai.core.sliders.choice} lists them all. Nothing outside knows which scheme is in use.
 *
 * <p>Several threads ask a scheme at the same time: it has no state but tables that do not change.
 */
@NullMarked
package sanmai.core.sliders;

import org.jspecify.annotations.NullMarked;
