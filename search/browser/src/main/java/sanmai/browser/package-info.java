/** The engine in browsers: what JavaScript can call, and what it hears. */
@NullMarked
package sanmai.browser;

import org.jspecify.annotations.NullMarked;
