/** Threads: those that share a long piece of work, such as the games of a match, and those that take turns. */
@NullMarked
package sanmai.workers;

import org.jspecify.annotations.NullMarked;
