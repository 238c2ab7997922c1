/** Schemes that fold or gather a line into nine adjacent bits. */
package sanmai.core.sliders.kindergarten;
