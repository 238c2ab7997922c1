/**
 * Text from outside made {@linkplain sanmai.text.PrintableText safe to print}.
 */
@NullMarked
package sanmai.text;

import org.jspecify.annotations.NullMarked;
