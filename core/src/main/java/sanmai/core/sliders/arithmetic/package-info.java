/** Schemes that find attacked squares by arithmetic on the blockers and need no table of attacks. */
package sanmai.core.sliders.arithmetic;
