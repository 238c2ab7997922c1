/** The list of all slider schemes by name, and the one that this process runs on. */
@NullMarked
package sanmai.core.sliders.choice;

import org.jspecify.annotations.NullMarked;
