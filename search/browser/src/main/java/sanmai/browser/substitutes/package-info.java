/** What takes the place of classes in JavaScript that need more of Java than there is. */
@NullMarked
package sanmai.browser.substitutes;

import org.jspecify.annotations.NullMarked;
