/**
 * How far a rook, bishop or lance slides: one interface, one class or small package for each scheme, and the choice of
 * the one that the engine runs on.
 *
 * <p>Every scheme does the same two things: it turns the occupied squares of a slider's lines into a key, and it looks
 * up the attacked squares under that key. Nothing outside this package knows which scheme is in use.
 */
package sanmai.core.sliders;
