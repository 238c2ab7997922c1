/** What slider schemes are put together from: keys, masks and tables of lines, and schemes by lines and by pieces. */
@NullMarked
package sanmai.core.sliders.parts;

import org.jspecify.annotations.NullMarked;
