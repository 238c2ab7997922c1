/** Threads that share a long piece of work, such as the games of a match. */
@NullMarked
package sanmai.workers;

import org.jspecify.annotations.NullMarked;
